import { GAMES } from '../games.ts';
import { Dialog } from '../parts/Dialog.tsx';

/** By whose rules the games play, and what the page is made with. */
export function Credits({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="Credits" className="narrow" onClose={onClose}>
      {GAMES.map((game) => (
        <section key={game.id}>
          <h3>{game.title}</h3>
          <p>{game.credits}</p>
        </section>
      ))}
      <h3>This table</h3>
      <p>
        Made with three.js, React, XState and Rapier. Set in Alegreya Sans by Juan Pablo del Peral and Saira Stencil One
        by Omnibus-Type, both under the SIL Open Font License.
      </p>
    </Dialog>
  );
}
