import { Icon } from '../parts/Icon.tsx';
import { Pile } from '../parts/Pile.tsx';
import { CardButton } from './CardButton.tsx';
import { usePlay, usePlayState } from './context.ts';
import { isOwnHand } from './own-hand.ts';

/** Play areas, supplies and other piles whose cards may be seen, card by card. */
export function Piles() {
  const { store } = usePlay();
  const { strips, ui, seated, pieces, options } = usePlayState();
  if (!ui.pilesOpen) return null;
  const shown = strips.filter((strip) => strip.pieces.length > 0 && !isOwnHand(strip, seated));
  const legal = new Set(options.flatMap(({ hint }) => hint.targets));
  return (
    <section className="piles" aria-label="Piles">
      <header className="piles-head">
        <h2>Piles</h2>
        <button
          type="button"
          className="button quiet"
          aria-label="Close piles"
          onClick={() => store.change({ pilesOpen: false })}
        >
          <Icon name="close" />
        </button>
      </header>
      {shown.length === 0 && <p>No pile can be looked through now.</p>}
      {shown.map((strip) => (
        <Pile key={`${strip.seat} ${strip.id}`} strip={strip} pieces={pieces} seats={store.session.game.seats}>
          {(card) => (
            <li key={card.id}>
              <CardButton
                card={card}
                className={legal.has(card.id) ? 'card small legal' : 'card small'}
                name={card.label}
              />
            </li>
          )}
        </Pile>
      ))}
    </section>
  );
}
