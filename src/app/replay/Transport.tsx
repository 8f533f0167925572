import { areCoinFaces } from '../../models/dice/request.ts';
import { Faces } from '../parts/Faces.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { useReplay } from './context.ts';
import { Scrubber } from './Scrubber.tsx';
import { SPEEDS } from './store.ts';
import { Viewpoint } from './Viewpoint.tsx';

interface Props {
  /** Asks for the secrets of a game that goes on, and then does what is given. */
  ask(then: () => void): void;
  onPlayOn(): void;
  onShare(): void;
}

/** What happened last, the line of the whole game, and what moves along it. */
export function Transport(props: Props) {
  const { store, state } = useReplay();
  const { at, playing, speed } = state;
  const atEnd = at === store.length;
  const over = store.session.game.outcome(store.session.at(at)) !== null;
  return (
    <section className="transport" aria-label="Replay">
      <Happened />
      <Scrubber />
      <div className="transport-row">
        <div className="transport-side">
          <Viewpoint ask={props.ask} />
        </div>
        <div className="transport-buttons">
          <Step icon="to-start" label="To the start" disabled={at === 0} onClick={() => store.jump(0)} />
          <Step icon="step-back" label="One step back" disabled={at === 0} onClick={() => store.step(-1)} />
          <button
            type="button"
            className="button primary transport-play"
            aria-label={playing ? 'Pause' : 'Play'}
            aria-keyshortcuts="Space"
            onClick={() => store.toggle()}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <Step icon="step-on" label="One step on" disabled={atEnd} onClick={() => store.step(1)} />
          <Step icon="to-end" label="To the end" disabled={atEnd} onClick={() => store.jump(store.length)} />
          <label className="transport-speed">
            <span className="visually-hidden">Speed</span>
            <select value={speed} onChange={(event) => store.change({ speed: Number(event.target.value) })}>
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {each === 0.5 ? '½' : each}×
                </option>
              ))}
            </select>
          </label>
          <p className="transport-step">
            {at} <span className="transport-of">of {store.length}</span>
          </p>
        </div>
        <div className="transport-side end">
          <button type="button" className="button" onClick={() => props.ask(props.onShare)}>
            <Icon name="share" /> <span className="wide-only">Share position</span>
          </button>
          <button type="button" className="button" disabled={over} onClick={() => props.ask(props.onPlayOn)}>
            Play on from here
          </button>
        </div>
      </div>
    </section>
  );
}

interface StepProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onClick(): void;
}

/** One of the buttons around Play. It keeps the focus at either end of the game, where it does nothing. */
function Step({ icon, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** What the step shown did; read out only while nothing plays by itself. */
function Happened() {
  const { store, state, frame } = useReplay();
  const { at, rolling, playing } = state;
  const cast = rolling ?? store.castBefore(at);
  const coin = cast !== null && areCoinFaces(cast.faces);
  const lines = rolling
    ? [`${rolling.purpose}: ${coin ? 'the coin turns in the air' : 'the dice roll'}…`]
    : frame.happened;
  return (
    <div className="happened" aria-live={playing ? 'off' : 'polite'}>
      {cast && !rolling && <Faces {...cast} label={`${coin ? 'Coin' : 'Dice'}: ${cast.purpose}`} />}
      <p>{at === 0 && lines.length === 0 ? 'The table is laid.' : lines.join(' ')}</p>
    </div>
  );
}
