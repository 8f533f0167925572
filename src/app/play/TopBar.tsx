import { Icon } from '../parts/Icon.tsx';
import { scenarioTitle } from '../saves/begin.ts';
import { usePlay, usePlayState, useSeat } from './context.ts';

/** Scenario, phase, prompt and figures; menu, panels and help. */
export function TopBar() {
  const { store } = usePlay();
  const { status, ui, seated, handTo } = usePlayState();
  const seat = useSeat(seated ?? handTo);
  const title = scenarioTitle(store.session.setup);
  return (
    <header className="topbar">
      <div className="topbar-side">
        <button type="button" className="button quiet" onClick={() => store.change({ dialog: 'menu' })}>
          <Icon name="menu" />
          <span className="wide-only">Menu</span>
        </button>
        <h1 className="topbar-title">{title}</h1>
      </div>
      <div className="topbar-centre" aria-live="polite">
        <p className="topbar-phase" style={seat ? { ['--seat' as string]: seat.colour } : undefined}>
          {seat && <span className="seat-dot" aria-hidden="true" />}
          {status.title}
        </p>
        <p className="topbar-prompt">{status.prompt}</p>
      </div>
      <div className="topbar-side end">
        <Scores />
        <button
          type="button"
          className="button quiet"
          aria-expanded={ui.pilesOpen}
          onClick={() => store.change({ pilesOpen: !ui.pilesOpen })}
        >
          <Icon name="piles" />
          <span className="wide-only">Piles</span>
        </button>
        <button type="button" className="button quiet" onClick={() => store.read('')}>
          <Icon name="help" />
          <span className="wide-only">Help</span>
        </button>
      </div>
    </header>
  );
}

function Scores() {
  const { store } = usePlay();
  const { status } = usePlayState();
  const { seats } = store.session.game;
  return (
    <ul className="scores" aria-label="Figures">
      {seats.map((seat) => (
        <li key={seat.id} style={{ ['--seat' as string]: seat.colour }}>
          <span className="seat-dot" aria-hidden="true" />
          <span className="score-seat">{seat.id}</span>
          {status.scores
            .filter((score) => score.seat === seat.id)
            .map((score, index) => (
              <span
                key={score.label}
                className={index === 0 ? 'score' : 'score wide-only'}
                title={`${seat.name}: ${score.label}`}
              >
                <span className={index === 0 ? 'visually-hidden' : 'score-label'}>{score.label} </span>
                {score.value}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}
