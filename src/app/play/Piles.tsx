import type { CardStrip } from '../../rules/kernel/contract.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sprite } from '../parts/Sprite.tsx';
import { usePlay, usePlayState } from './context.ts';
import { isOwnHand } from './own-hand.ts';

/** Play areas, supplies and other piles whose cards may be seen, card by card. */
export function Piles() {
  const { store } = usePlay();
  const { strips, ui, seated } = usePlayState();
  if (!ui.pilesOpen) return null;
  const shown = strips.filter((strip) => strip.pieces.length > 0 && !isOwnHand(strip, seated));
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
        <Pile key={`${strip.seat} ${strip.id}`} strip={strip} />
      ))}
    </section>
  );
}

function Pile({ strip }: { strip: CardStrip }) {
  const { store, atlas, entry } = usePlay();
  const { pieces, options } = usePlayState();
  const colour = store.session.game.seats.find((seat) => seat.id === strip.seat)?.colour;
  const legal = new Set(options.flatMap(({ hint }) => hint.targets));
  const cards = strip.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return (
    <section className="pile" style={{ ['--seat' as string]: colour }}>
      <h3>
        <span className="seat-dot" aria-hidden="true" />
        {strip.title} <small>({cards.length})</small>
      </h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              className={legal.has(card.id) ? 'card small legal' : 'card small'}
              aria-label={card.label}
              title={[card.label, ...card.detail].join('\n')}
              onClick={() => store.point(card.id)}
              onFocus={() => store.change({ hovered: card.id })}
              onBlur={() => store.change({ hovered: null })}
              onPointerEnter={() => store.change({ hovered: card.id })}
              onPointerLeave={() => store.change({ hovered: null })}
            >
              <Sprite
                atlas={atlas}
                folder={entry.textures}
                face={card.pose.faceUp ? card.front : card.back}
                label={card.label}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
