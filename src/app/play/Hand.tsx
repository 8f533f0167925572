import type { Piece } from '../../models/table/piece.ts';
import { advisedOptions } from '../opponent/advise.ts';
import { isHeld } from '../teach/guidance.ts';
import { CardButton } from './CardButton.tsx';
import { usePlay, usePlayState } from './context.ts';
import { optionsAt } from './option.ts';
import { isOwnHand } from './own-hand.ts';

/** The cards in hand, large, each a button. */
export function Hand() {
  const { store } = usePlay();
  const { strips, seated, pieces } = usePlayState();
  const strip = strips.find((entry) => isOwnHand(entry, seated));
  if (!strip) return <div className={strips.some(({ id }) => id === 'hand') ? 'hand' : 'hand none'} />;
  const game = store.session.game;
  const { colour } = game.seats.find((seat) => seat.id === strip.seat) ?? { colour: '#000000' };
  const cards = strip.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);
  return (
    <section className="hand" id="hand" aria-label={strip.title} style={{ ['--seat' as string]: colour }}>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="hand-empty">No cards in hand</p>}
    </section>
  );
}

function Card({ card }: { card: Piece }) {
  const { options, pieces, ui, guidance } = usePlayState();
  const open = optionsAt(options, card.id, pieces).filter((index) => {
    const option = options[index];
    return option && !isHeld(guidance, option.action);
  });
  const [first] = open;
  const key = open.length === 1 && first !== undefined ? (options[first]?.key ?? '') : '';
  const advised = advisedOptions(ui.advice);
  const glows = guidance
    ? open.length > 0 || guidance.glow.includes(card.id)
    : open.some((index) => advised.includes(index));
  const state = `${open.length > 0 ? ' legal' : ''}${glows ? ' asked' : ''}${ui.hovered === card.id ? ' raised' : ''}`;
  return (
    <CardButton card={card} className={`card${state}`} shortcut={key || undefined}>
      <span className="visually-hidden">{`${card.label}${open.length > 0 ? ', may be chosen' : ''}`}</span>
      {key && (
        <span aria-hidden="true">
          <kbd className="card-key">{key}</kbd>
        </span>
      )}
    </CardButton>
  );
}
