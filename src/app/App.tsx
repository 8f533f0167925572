import { lazy, Suspense, useEffect } from 'react';
import { useCell } from './cell.ts';
import { Menu } from './menu/Menu.tsx';
import { UpdateNotice } from './offline/UpdateNotice.tsx';
import { ErrorBoundary } from './parts/ErrorBoundary.tsx';
import { go, type Route, route } from './route.ts';
import { settings } from './settings.ts';

const PlayPage = lazy(() => import('./play/PlayPage.tsx'));
const LearnPage = lazy(() => import('./teach/LearnPage.tsx'));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx'));
const EditorPage = lazy(() => import('./editor/EditorPage.tsx'));
const PositionPage = lazy(() => import('./replay/PositionPage.tsx'));

/** The page: the menu, a game, or a game played back. */
export function App() {
  const to = useCell(route);
  const { text } = useCell(settings);
  useEffect(() => {
    document.documentElement.dataset.text = text;
  }, [text]);
  return (
    <>
      <UpdateNotice />
      {to.page === 'menu' ? (
        <Menu />
      ) : (
        <ErrorBoundary fallback={(error) => <Broken error={error} />}>
          <Suspense fallback={<Opening />}>
            <Page to={to} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function Page({ to }: { to: Exclude<Route, { page: 'menu' }> }) {
  if (to.page === 'learn') return <LearnPage />;
  if (to.page === 'replay') return <ReplayPage key={to.save} save={to.save} />;
  if (to.page === 'editor') return <EditorPage scenario={to.scenario} />;
  if (to.page === 'position') return <PositionPage data={to.data} />;
  return <PlayPage key={to.page === 'game' ? to.save : 'new'} to={to} />;
}

/** While the table is being fetched. */
export function Opening() {
  return (
    <main className="opening">
      <p role="status">Opening the box…</p>
    </main>
  );
}

/** The table could not be opened at all. */
function Broken({ error }: { error: Error }) {
  return (
    <main className="opening">
      <h1>The table could not be set up</h1>
      <p role="alert">{error.message}</p>
      <p>Saved games are safe.</p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => location.reload()}>
          Try again
        </button>
        <button type="button" className="button" onClick={() => go({ page: 'menu' })}>
          Menu
        </button>
      </div>
    </main>
  );
}
