import { usePlayState, useSeat } from './context.ts';

const BUTTON = 'throw-button';

/** The button that throws the dice, while a throw is waited for. */
export function throwButton(): HTMLButtonElement | null {
  return document.getElementById(BUTTON) as HTMLButtonElement | null;
}

/** While dice are waited for: purpose, number to reach, chance, and the throw. */
export function ThrowPanel() {
  const { pending, handTo } = usePlayState();
  const seat = useSeat(pending?.seat ?? null);
  if (!pending || handTo !== null) return null;
  return (
    <section className="throw" aria-label="Dice" style={{ ['--seat' as string]: seat?.colour }}>
      <h2>{pending.purpose}</h2>
      <button type="button" className="button primary" id={BUTTON}>
        Throw
      </button>
    </section>
  );
}
