import type { Piece } from '../../models/table/piece.ts';
import { Icon } from '../parts/Icon.tsx';
import { PieceSprite } from '../parts/PieceSprite.tsx';
import { PieceWords, PieceZones } from '../parts/PieceZones.tsx';
import { Pile } from '../parts/Pile.tsx';
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
  const { store, frame, atlas, entry } = useReplay();
  const shown = frame.strips.filter((strip) => strip.pieces.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
    <section className="replay-piles" tabIndex={0} aria-label="Cards">
      {shown.length === 0 && <p>No cards can be looked through now.</p>}
      {shown.map((strip) => (
        <Pile key={`${strip.seat} ${strip.id}`} strip={strip} pieces={frame.pieces} seats={store.session.game.seats}>
          {(card) => (
            <li key={card.id} title={[card.label, ...card.detail].join('\n')}>
              <span className="visually-hidden">{card.label}</span>
              <PieceSprite piece={card} atlas={atlas} folder={entry.textures} />
            </li>
          )}
        </Pile>
      ))}
    </section>
  );
}

function Pieces() {
  const { store, frame } = useReplay();
  const point = (piece: Piece) => store.change({ hovered: piece.id });
  return (
    <PieceZones pieces={frame.pieces}>
      {(piece) => (
        <button
          type="button"
          className="piece"
          onClick={() => point(piece)}
          onFocus={() => point(piece)}
          onPointerEnter={() => point(piece)}
        >
          <PieceWords piece={piece} />
        </button>
      )}
    </PieceZones>
  );
}
