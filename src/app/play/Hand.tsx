import type { Piece } from '../../models/table/piece.ts';
import type { CardStrip } from '../../rules/kernel/contract.ts';
import { advisedOptions } from '../opponent/advise.ts';
import { isHeld } from '../teach/guidance.ts';
import { CardButton } from './CardButton.tsx';
import { usePlay, usePlayState, useSeat } from './context.ts';
import { optionsAt } from './option.ts';
import './open-hands.css';
import { hasHands, isOwnHand } from './own-hand.ts';

/** The cards in hand, large, each a button; in a show with both hands open all of them, small. */
export function Hand() {
  const { strips, seated, viewer } = usePlayState();
  if (viewer === 'caster') return <OpenHands />;
  const strip = strips.find((entry) => isOwnHand(entry, seated));
  return <OwnHand strip={strip} hasHands={hasHands(strips)} />;
}

/** Every side's hand, as who looks on with both hands open sees them. */
function OpenHands() {
  const { strips } = usePlayState();
  return (
    <div className="hand open-hands">
      {strips.flatMap((strip) => (strip.id === 'hand' ? [<OpenHand key={strip.seat} strip={strip} />] : []))}
    </div>
  );
}

function OpenHand({ strip }: { strip: CardStrip }) {
  const { pieces } = usePlayState();
  const seat = useSeat(strip.seat);
  return (
    <section aria-label={strip.title} style={{ ['--seat' as string]: seat?.colour }}>
      <h2>
        <span className="seat-dot" aria-hidden="true" /> {strip.title}
      </h2>
      <ul>
        {cardsOf(strip, pieces).map((card) => (
          <li key={card.id}>
            <CardButton card={card} className="card small" name={card.label} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const cardsOf = (strip: CardStrip, pieces: readonly Piece[]): Piece[] =>
  strip.pieces.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []);

function OwnHand({ strip, hasHands }: { strip: CardStrip | undefined; hasHands: boolean }) {
  const { store } = usePlay();
  const { pieces } = usePlayState();
  if (!strip) return <div className={hasHands ? 'hand' : 'hand none'} />;
  const game = store.session.game;
  const { colour } = game.seats.find((seat) => seat.id === strip.seat) ?? { colour: '#000000' };
  const cards = cardsOf(strip, pieces);
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
