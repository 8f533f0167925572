import { opponent, unitLabel, unitType } from '../../models/undaunted/box.ts';
import type { Side, Squad, UnitType } from '../../models/undaunted/types.ts';
import { useEditor } from './context.ts';
import { type CardList, cardsIn, cardsLimit, copyCards, fillSupply, setCards, UNITS } from './draft.ts';

/** Deck and supply of a side: a row for each unit, counts up to what the box holds. */
export function CardsSheet({ side }: { side: Side }) {
  const { store, state } = useEditor();
  const { draft } = state;
  const total = (list: CardList) => draft.sides[side][list].reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="cards-sheet">
      <table>
        <caption className="visually-hidden">Cards of {side}</caption>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Deck {total('deck')}</th>
            <th scope="col">Supply {total('supply')}</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {UNITS.map(({ type, squad }) => (
            <tr key={`${type}/${squad}`}>
              <th scope="row">{unitLabel(type, squad)}</th>
              {(['deck', 'supply'] as const).map((list) => (
                <td key={list}>
                  <Count side={side} list={list} type={type} squad={squad} />
                </td>
              ))}
              <td>
                {unitType(type).cardsPerUnit -
                  cardsIn(draft, side, 'deck', type, squad) -
                  cardsIn(draft, side, 'supply', type, squad)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="dialog-buttons">
        <button
          type="button"
          className="button"
          onClick={() =>
            store.edit(fillSupply(draft, side), `The rest of the units in the ${side} deck is its supply.`)
          }
        >
          Fill the supply
        </button>
        <button
          type="button"
          className="button"
          onClick={() => store.edit(copyCards(draft, side), `${side} has the cards of ${opponent(side)}.`)}
        >
          Same as {opponent(side)}
        </button>
      </div>
    </div>
  );
}

interface CountProps {
  side: Side;
  list: CardList;
  type: UnitType;
  squad: Squad | null;
}

/** A number of cards with a step down and up. */
function Count({ side, list, type, squad }: CountProps) {
  const { store, state } = useEditor();
  const { draft } = state;
  const count = cardsIn(draft, side, list, type, squad);
  const limit = cardsLimit(draft, side, list, type, squad);
  const label = `${unitLabel(type, squad)}, ${list}`;
  const set = (wanted: number) => store.edit(setCards(draft, side, list, type, squad, wanted));
  return (
    <span className="count">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`One less: ${label}`}
        disabled={count === 0}
        onClick={() => set(count - 1)}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        min={0}
        max={limit}
        value={count}
        onChange={(event) => set(Number(event.target.value))}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={`One more: ${label}`}
        disabled={count >= limit}
        onClick={() => set(count + 1)}
      >
        +
      </button>
    </span>
  );
}
