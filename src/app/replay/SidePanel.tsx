import type { Piece } from '../../models/table/piece.ts';
import type { CardStrip } from '../../rules/kernel/contract.ts';
import { Icon } from '../parts/Icon.tsx';
import { Sprite } from '../parts/Sprite.tsx';
import { byZone } from '../play/PieceList.tsx';
import { useReplay } from './context.ts';
import { ReplayLog } from './ReplayLog.tsx';
import type { ReplayState } from './store.ts';

type Panel = Exclude<ReplayState['panel'], 'none'>;

const TABS: readonly [Panel, string][] = [
  ['log', 'Log'],
  ['cards', 'Cards'],
  ['pieces', 'Pieces'],
];

/** At the left: what happened, whose cards lie in which pile, what lies where. */
export function SidePanel() {
  const { store, state } = useReplay();
  const { panel } = state;
  const open = panel !== 'none';
  return (
    <section className={open ? 'log-panel open' : 'log-panel'} aria-label="Log, cards and pieces">
      <button
        type="button"
        className="button quiet log-toggle"
        aria-expanded={open}
        onClick={() => store.change({ panel: open ? 'none' : 'log' })}
      >
        <Icon name="log" />
        {open ? 'Close' : 'Log'}
      </button>
      {open && (
        <div className="log-open">
          <div className="tabs">
            {TABS.map(([name, label]) => (
              <button
                key={name}
                type="button"
                className="tab"
                aria-pressed={panel === name}
                onClick={() => store.change({ panel: name })}
              >
                {label}
              </button>
            ))}
          </div>
          {panel === 'log' && <ReplayLog />}
          {panel === 'cards' && <Cards />}
          {panel === 'pieces' && <Pieces />}
        </div>
      )}
    </section>
  );
}

function Cards() {
  const { frame } = useReplay();
  const shown = frame.strips.filter((strip) => strip.pieces.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <section className="replay-piles" tabIndex={0} aria-label="Cards">
      {shown.length === 0 && <p>No cards can be looked through now.</p>}
      {shown.map((strip) => (
        <Strip key={`${strip.seat} ${strip.id}`} strip={strip} />
      ))}
    </section>
  );
}

function Strip({ strip }: { strip: CardStrip }) {
  const { store, frame, atlas, entry } = useReplay();
  const colour = store.session.game.seats.find((seat) => seat.id === strip.seat)?.colour;
  const cards = strip.pieces.flatMap((id) => frame.pieces.find((piece) => piece.id === id) ?? []);
  return (
    <section className="pile" style={{ ['--seat' as string]: colour }}>
      <h3>
        <span className="seat-dot" aria-hidden="true" />
        {strip.title} <small>({cards.length})</small>
      </h3>
      <ul>
        {cards.map((card) => (
          <li key={card.id} title={[card.label, ...card.detail].join('\n')}>
            <span className="visually-hidden">{card.label}</span>
            <Sprite
              atlas={atlas}
              folder={entry.textures}
              face={card.pose.faceUp ? card.front : card.back}
              label={card.label}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pieces() {
  const { store, frame } = useReplay();
  const point = (piece: Piece) => store.change({ hovered: piece.id });
  return (
    <div className="piece-list">
      {byZone(frame.pieces).map(([zone, members]) => (
        <section key={zone} aria-label={zone.replace(/[:/]/g, ' ')}>
          <h2>{zone.replace(/[:/]/g, ' ')}</h2>
          <ul>
            {members.map((piece) => (
              <li key={piece.id}>
                <button
                  type="button"
                  className="piece"
                  onClick={() => point(piece)}
                  onFocus={() => point(piece)}
                  onPointerEnter={() => point(piece)}
                >
                  {piece.label}
                  {piece.detail.length > 0 && <span className="piece-detail"> {piece.detail.join(', ')}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
