import { go } from '../route.ts';

/** Something could not be shown, and why. */
export function NotOpened({ title, problem }: { title: string; problem: string }) {
  return (
    <main className="opening">
      <h1>{title}</h1>
      <p role="alert">{problem}</p>
      <button type="button" className="button primary" onClick={() => go({ page: 'menu' })}>
        Menu
      </button>
    </main>
  );
}
