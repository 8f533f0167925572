import { useEffect, useState } from 'react';
import { writeHash } from '../route.ts';
import { listSaves } from '../saves/database.ts';
import { notes } from './notes.ts';
import './learn.css';

/** Fetches the table while the hand is still on its way to the button. */
const fetchTable = () => {
  import('./LearnPage.tsx').catch(() => undefined);
  import('../play/PlayPage.tsx').catch(() => undefined);
};

/** The newest lesson that was begun and neither finished nor left, if there is one. */
async function openLesson(): Promise<string | null> {
  const begun = notes.get();
  const saves = await listSaves();
  return saves.find(({ id, over }) => begun[id] && !begun[id].left && !over)?.id ?? null;
}

/** The way in for newcomers, at the top of the menu. */
export function LearnEntry() {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    openLesson().then(
      (save) => wanted && setOpen(save),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  const address = writeHash(open === null ? { page: 'learn' } : { page: 'game', save: open });
  return (
    <section className="learn" aria-labelledby="learn-title">
      <div className="learn-text">
        <h2 id="learn-title">Learn by playing</h2>
        <p>New here? Ten minutes at the table, one rule at a time, each done by you. Nothing to read first.</p>
      </div>
      <div className="learn-links">
        <a className="button primary" href={address} onPointerEnter={fetchTable} onFocus={fetchTable}>
          {open === null ? 'Begin your first game' : 'Go on with your first game'}
        </a>
        {open !== null && (
          <a className="button" href={writeHash({ page: 'learn' })} onPointerEnter={fetchTable} onFocus={fetchTable}>
            Begin anew
          </a>
        )}
      </div>
    </section>
  );
}
