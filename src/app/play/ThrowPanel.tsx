import { areCoinFaces, areCoins, type DiceRequest, type Face, faceName, throwerOf } from '../../models/dice/request.ts';
import { useCell } from '../cell.ts';
import { Faces } from '../parts/Faces.tsx';
import { usePlayState, useSeat } from './context.ts';
import type { Thrown } from './store.ts';
import { throwing } from './throwing.ts';

const BUTTON = 'throw-button';

/** The button that throws the dice, while a throw is waited for. */
export function throwButton(): HTMLButtonElement | null {
  return document.getElementById(BUTTON) as HTMLButtonElement | null;
}

/** While dice are waited for: purpose, what is needed, the chance if any, and the throw; afterwards what came of it. */
export function ThrowPanel() {
  const { pending, handTo, ui } = usePlayState();
  if (pending && handTo === null) return <Due request={pending} />;
  if (ui.thrown && handTo === null) return <ThrowResult {...ui.thrown} />;
  return null;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "3 ten-sided dice". */
function diceText(request: DiceRequest): string {
  const names = { d10: 'ten-sided', d6: 'six-sided', coin: 'coin' } as const;
  const count = request.dice.length;
  const kinds = [...new Set(request.dice.map((die) => names[die.kind]))];
  if (kinds.length === 1 && kinds[0] === 'coin') return count === 1 ? 'One coin' : `${count} coins`;
  return `${count === 1 ? 'One' : count} ${kinds.join(' and ')} ${count === 1 ? 'die' : 'dice'}`;
}

/** What is said about the throw: of coins as of coins. */
const WORDS = {
  dice: {
    name: 'Dice',
    throwNow: 'Throw',
    act: 'throws',
    wait: 'Dice are on their way…',
    roll: 'They roll…',
    flick: 'or take the dice and flick them into the tray',
  },
  coin: {
    name: 'Coin',
    throwNow: 'Flip',
    act: 'flips',
    wait: 'The coin is on its way…',
    roll: 'It turns in the air…',
    flick: 'or take the coin and flick it into the tray',
  },
} as const;

function Due({ request }: { request: DiceRequest }) {
  const seat = useSeat(throwerOf(request));
  const { request: lying, rolling, problem } = useCell(throwing);
  const words = WORDS[areCoins(request.dice) ? 'coin' : 'dice'];
  const ready = lying === request.id;
  return (
    <section className="throw" aria-label={words.name} style={{ ['--seat' as string]: seat?.colour ?? 'var(--line)' }}>
      <div className="throw-head">
        <h2>{request.purpose}</h2>
        {!request.common && (
          <p className="throw-chance">
            <strong>{percent(request.chance)}</strong> chance
          </p>
        )}
      </div>
      <p>
        {diceText(request)}, {request.common ? 'for everybody' : `${seat?.name ?? request.seat} ${words.act}`}.{' '}
        {!areCoins(request.dice) && 'Needed: '}
        <strong>{request.need}</strong>
      </p>
      <div className="throw-buttons">
        {rolling ? (
          <button type="button" className="button" id={BUTTON} onClick={() => throwing.get().control?.skip()}>
            Show the result <kbd>Space</kbd>
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            id={BUTTON}
            disabled={!ready}
            onClick={() => throwing.get().control?.throwNow()}
          >
            {ready ? words.throwNow : words.wait} <kbd>Space</kbd>
          </button>
        )}
        <span className="throw-tip">{rolling ? words.roll : words.flick}</span>
      </div>
      {problem && (
        <p role="alert" className="problem">
          The throw did not come to an end ({problem}). No result was taken; throw again.
        </p>
      )}
    </section>
  );
}

/** What came of a throw, in words: what its face decided, hits of dice, the face of a coin. */
function outcomeOf({ succeeds, means }: DiceRequest, faces: readonly Face[]): string {
  const hits = faces.filter((face) => succeeds.includes(face)).length;
  const [coin] = faces;
  if (faces.length === 1 && coin !== undefined && means?.[coin]) return `${faceName(coin)}, ${means[coin]}`;
  if (faces.length === 1 && coin !== undefined && areCoinFaces(faces)) {
    return `${faceName(coin)}, ${hits > 0 ? 'won' : 'lost'}`;
  }
  return hits === 0 ? 'missed' : hits === 1 ? 'a hit' : `${hits} hits`;
}

/** What a throw was for and what came of it: faces as read, hits marked by word and by colour. */
export function ThrowResult({ request, faces }: Thrown) {
  const seat = useSeat(throwerOf(request));
  return (
    <section
      className="throw result"
      aria-label="Result"
      style={{ ['--seat' as string]: seat?.colour ?? 'var(--line)' }}
    >
      <p role="status">
        <strong>{request.purpose}</strong>: {outcomeOf(request, faces)}
      </p>
      <Faces faces={faces} succeeds={request.succeeds} means={request.means} />
    </section>
  );
}
