import type { Viewer } from '../../rules/kernel/contract.ts';
import { Icon } from '../parts/Icon.tsx';
import { useReplay } from './context.ts';

/** Through whose eyes the game is seen. Other eyes than everybody's are asked for while the game goes on. */
export function Viewpoint({ ask }: { ask(then: () => void): void }) {
  const { store, state } = useReplay();
  const { seats } = store.session.game;
  const choose = (viewer: Viewer) => {
    if (!store.look(viewer)) ask(() => store.look(viewer));
  };
  return (
    <label className="viewpoint">
      <Icon name="eye" />
      <span className="visually-hidden">Seen by</span>
      <select value={state.viewer} onChange={(event) => choose(event.target.value)}>
        <option value="caster">All-seeing</option>
        {seats.map((seat) => (
          <option key={seat.id} value={seat.id}>
            {seat.name} side
          </option>
        ))}
        <option value="spectator">Onlooker</option>
      </select>
    </label>
  );
}
