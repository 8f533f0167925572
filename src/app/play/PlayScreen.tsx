import { lazy, Suspense, useCallback, useRef } from 'react';
import type { TableHandle } from '../../scene/props.ts';
import { AdvicePanel } from '../opponent/Advice.tsx';
import { OpponentBar } from '../opponent/OpponentBar.tsx';
import { SeatsDialog } from '../opponent/SeatsDialog.tsx';
import { useOpponent } from '../opponent/use-opponent.ts';
import { GuidePanel } from '../teach/GuidePanel.tsx';
import { useLesson } from '../teach/use-lesson.ts';
import { Actions } from './Actions.tsx';
import { CameraButtons } from './CameraButtons.tsx';
import { Choices } from './Choices.tsx';
import { CloseUp } from './CloseUp.tsx';
import { usePlay, usePlayState } from './context.ts';
import { GameMenu } from './GameMenu.tsx';
import { Hand } from './Hand.tsx';
import { HandOver } from './HandOver.tsx';
import { useKeys } from './keys.ts';
import { LessonCard } from './LessonCard.tsx';
import { LogPanel } from './LogPanel.tsx';
import { MeasureButton } from './MeasureButton.tsx';
import { Notices } from './Notices.tsx';
import { Piles } from './Piles.tsx';
import { AimPanel } from './region/AimPanel.tsx';
import { useAimKeys } from './region/aim-keys.ts';
import { SaveConflict } from './SaveConflict.tsx';
import { useSinglePress } from './single-press.ts';
import { TableArea } from './TableArea.tsx';
import { ThrowPanel } from './ThrowPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { Victory } from './Victory.tsx';

const Help = lazy(() => import('../help/Help.tsx'));
const SettingsDialog = lazy(() => import('../parts/SettingsDialog.tsx'));

/** The table with everything around it. */
export function PlayScreen({ rematch }: { rematch(swap: boolean): void }) {
  const { store, entry } = usePlay();
  const { ui, handTo, over } = usePlayState();
  const table = useRef<TableHandle>(null);
  useAimKeys();
  useKeys(table);
  const onClick = useSinglePress();
  const lesson = useLesson();
  const opponent = useOpponent();
  const close = useCallback(() => store.change({ dialog: 'none' }), [store]);
  return (
    <div className="play" onClickCapture={onClick}>
      <TopBar />
      <main className="play-main">
        <TableArea table={table} />
        <CameraButtons table={table}>
          <MeasureButton />
        </CameraButtons>
        <LogPanel />
        <CloseUp />
        <Piles />
        <Notices />
        {lesson ? (
          <GuidePanel now={lesson} onLeave={() => opponent.seat(lesson.leave())} />
        ) : (
          <OpponentBar opponent={opponent} />
        )}
        <Choices />
        <div className="dock">
          <Hand />
          <div className="dock-side">
            {!lesson && <LessonCard />}
            {!lesson && <AdvicePanel />}
            <ThrowPanel />
            <AimPanel />
            <Actions />
          </div>
        </div>
      </main>
      {handTo !== null && !lesson && ui.dialog === 'none' && <HandOver key={handTo} />}
      <SaveConflict />
      {over && !lesson && ui.dialog === 'none' && <Victory rematch={rematch} />}
      {ui.dialog === 'menu' && <GameMenu />}
      {ui.dialog === 'seats' && <SeatsDialog opponent={opponent} />}
      <Suspense>
        {ui.dialog === 'help' && <Help entry={entry} clause={ui.clause} onClose={close} />}
        {ui.dialog === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
