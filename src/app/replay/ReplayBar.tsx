import { findGame } from '../games.ts';
import { Icon } from '../parts/Icon.tsx';
import { go } from '../route.ts';
import { useReplay } from './context.ts';

/** Which game, where it stands, the figures; away, statistics. */
export function ReplayBar({ onStatistics }: { onStatistics(): void }) {
  const { store, frame, summary } = useReplay();
  const { seats } = store.session.game;
  return (
    <header className="topbar">
      <div className="topbar-side">
        <button type="button" className="button quiet" onClick={() => go({ page: 'menu' })}>
          <Icon name="menu" />
          <span className="wide-only">Menu</span>
        </button>
        {/* Which game it is can be seen: there is room for the scenario only. */}
        <h1 className="topbar-title" title={summary.title}>
          {summary.title.replace(`${findGame(summary.game)?.title}: `, '')}
        </h1>
      </div>
      <div className="topbar-centre">
        <p className="topbar-phase">{store.finished ? 'Replay' : 'Replay of a game that goes on'}</p>
        <p className="topbar-prompt">{frame.status.title}</p>
      </div>
      <div className="topbar-side end">
        <ul className="scores" aria-label="Figures">
          {seats.map((seat) => {
            const scores = frame.status.scores.filter((score) => score.seat === seat.id);
            return (
              <li
                key={seat.id}
                style={{ ['--seat' as string]: seat.colour }}
                title={[seat.name, ...scores.map(({ label, value }) => `${label}: ${value}`)].join('\n')}
              >
                <span className="seat-dot" aria-hidden="true" />
                <span className="score-seat">{seat.id}</span>
                <span className="score">
                  <span className="visually-hidden">{scores[0]?.label} </span>
                  {scores[0]?.value}
                </span>
              </li>
            );
          })}
        </ul>
        <button type="button" className="button quiet" onClick={onStatistics}>
          <Icon name="chart" />
          <span className="wide-only">Statistics</span>
        </button>
      </div>
    </header>
  );
}
