import type { Problem } from './checks.ts';
import { useEditor } from './context.ts';
import { focusMap } from './map-focus.ts';

/** What is still missing, each with its field and the way to it. */
export function Checklist({ problems }: { problems: readonly Problem[] }) {
  const { store } = useEditor();
  const goTo = ({ desk }: Problem) => {
    if (desk === 'map') focusMap();
    else store.show(desk);
  };
  return (
    <section className={`checklist ${problems.length === 0 ? 'done' : ''}`} aria-labelledby="checklist">
      <h2 id="checklist">{problems.length === 0 ? 'Ready to play' : `Still missing: ${problems.length}`}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.expected}`}>
            <button type="button" className="link" onClick={() => goTo(problem)}>
              {problem.field}
            </button>{' '}
            needs {problem.expected}
          </li>
        ))}
      </ul>
    </section>
  );
}
