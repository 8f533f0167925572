import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import {
  Component,
  type ComponentType,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { type Group, Matrix4, Ray } from 'three';
import { GESTURES, type Gesture } from '../../models/dice/gesture.ts';
import type { DiceRequest } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import { LEDGE_Z, TRAY } from '../../models/dice/tray.ts';
import type { DrawnDie } from './DiceMeshes.tsx';
import { HAND_HEIGHT, Hand } from './hand.ts';
import { drawnDice } from './marks.ts';
import { type Stand, TrayView } from './TrayView.tsx';
import { ThrowCore, type Thrower } from './throw-core.ts';

/** What the page may tell the tray to do, for buttons and keys. */
export interface TrayHandle {
  /** Throws the waiting dice, as the button and the space bar do. */
  throwNow(gesture?: Gesture): void;
  /** Shows the result at once; throws first where the dice still wait. */
  skip(): void;
}

export interface TrayProps extends Stand {
  /** Dice that the game waits for; null when it waits for none. The dice of the last throw stay in sight. */
  request: DiceRequest | null;
  /** Seed of the next throw, whole number from 0 to 2^32 - 1, drawn afresh for every request where chance matters. */
  seed: number;
  /** Pace, 1 is real. */
  speed?: number;
  /** Whether results are shown at once, without rolling. */
  reducedMotion: boolean;
  /** A throw was made; `windUp` seconds from now its track begins. Time to schedule sounds. */
  onThrown?(record: ThrowRecord, windUp: number): void;
  /** The dice lie still: once for each request that was thrown, also with the page in the background. */
  onSettled(record: ThrowRecord): void;
  /** A throw failed, or the physics could not be loaded; throwing again tries anew. */
  onFailure?(error: unknown): void;
  ref?: Ref<TrayHandle>;
}

/** Milliseconds after the table is up before the physics is fetched, unless dice are asked for earlier. */
const LEISURE = 1500;

/** The dice tray: dice wait on its ledge, are thrown by a flick, the button or a key, and are marked where they lie. */
export function Tray(props: TrayProps) {
  const latest = useRef(props);
  latest.current = props;
  const invalidate = useThree((state) => state.invalidate);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [core] = useState(
    () =>
      new ThrowCore({
        now: () => performance.now() / 1000,
        later: (seconds, call) => {
          const timer = setTimeout(call, seconds * 1000);
          return () => clearTimeout(timer);
        },
        speed: () => latest.current.speed ?? 1,
        still: () => latest.current.reducedMotion,
        onChange: () => redraw(),
        onThrown: (record, windUp) => latest.current.onThrown?.(record, windUp),
        onSettled: (record) => latest.current.onSettled(record),
        onFailure: (error) => latest.current.onFailure?.(error),
      }),
  );
  const { request, seed } = props;
  useEffect(() => () => core.stop(), [core]);
  useEffect(() => {
    if (request) core.ask(request, seed);
    else core.withdraw();
  }, [core, request, seed]);

  const load = useCallback((thrower: Thrower) => core.load(thrower), [core]);
  const fail = useCallback((error: unknown) => latest.current.onFailure?.(error), []);
  const { Host, retry } = usePhysics(request !== null, fail);
  useImperativeHandle(
    props.ref,
    () => ({
      throwNow: (gesture = GESTURES.normal) => {
        retry();
        core.throwNow(gesture);
      },
      skip: () => {
        retry();
        core.skip(GESTURES.normal);
      },
    }),
    [core, retry],
  );

  const axes = useRef<Group>(null);
  const poses = useMemo(
    () => ({
      pose: (die: number) => core.pose(die),
      cocked: (die: number) => core.cocked(die),
      moving: () => core.moving,
    }),
    [core],
  );
  useFrame(() => {
    core.tick();
    if (core.moving) invalidate();
  });

  return (
    <TrayView
      position={props.position}
      heading={props.heading}
      dice={drawn(core)}
      poses={poses}
      axes={axes}
      warm={Host !== null}
    >
      {core.waiting && <Grip core={core} axes={axes} onThrow={retry} />}
      {Host && (
        <Guard onError={fail}>
          <Suspense fallback={null}>
            <Host onReady={load} />
          </Suspense>
        </Guard>
      )}
    </TrayView>
  );
}

function drawn(core: ThrowCore): DrawnDie[] {
  const { request, record, settled } = core;
  if (!request) return [];
  if (record) return drawnDice(record, request.succeeds, settled);
  return request.dice.map(({ kind }) => ({ kind, turn: 0, mark: null }));
}

type HostType = ComponentType<{ onReady(thrower: Thrower): void }>;

/** Fetches the physics at leisure, at once when dice are asked for, and anew on `retry` where it failed. */
function usePhysics(wanted: boolean, onError: (error: unknown) => void) {
  const [Host, setHost] = useState<HostType | null>(null);
  const asked = useRef(false);
  const retry = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import('./PhysicsHost.tsx').then(
      (module) => setHost(() => module.default),
      (error) => {
        asked.current = false;
        onError(error);
      },
    );
  }, [onError]);
  useEffect(() => {
    if (wanted) {
      retry();
      return;
    }
    const timer = setTimeout(retry, LEISURE);
    return () => clearTimeout(timer);
  }, [wanted, retry]);
  return { Host, retry };
}

/** Keeps an error in the physics from taking the table with it. */
class Guard extends Component<{ onError(error: unknown): void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

const inverse = new Matrix4();
const ray = new Ray();

/** The unseen grip by which waiting dice are taken: press, drag and let go. */
function Grip({ core, axes, onThrow }: { core: ThrowCore; axes: { current: Group | null }; onThrow(): void }) {
  const hand = useRef<Hand | null>(null);
  const controls = useThree((state) => state.controls) as { enabled: boolean } | null;
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(
    () => () => {
      canvas.style.cursor = '';
    },
    [canvas],
  );

  const follow = (event: ThreeEvent<PointerEvent>) => {
    const group = axes.current;
    if (!group || !hand.current) return;
    ray.copy(event.ray).applyMatrix4(inverse.copy(group.matrixWorld).invert());
    const t = (HAND_HEIGHT - ray.origin.y) / ray.direction.y;
    if (!(t > 0)) return;
    const x = ray.origin.x + ray.direction.x * t;
    hand.current.move(x, ray.origin.z + ray.direction.z * t, event.nativeEvent.timeStamp);
  };
  const take = (event: ThreeEvent<PointerEvent>) => {
    event.stopPropagation();
    (event.target as Element).setPointerCapture(event.pointerId);
    hand.current = new Hand();
    follow(event);
    if (controls) controls.enabled = false;
    canvas.style.cursor = 'grabbing';
  };
  const drag = (event: ThreeEvent<PointerEvent>) => {
    if (!hand.current) return;
    event.stopPropagation();
    follow(event);
    core.hold(hand.current.at);
  };
  /** @param at when the dice were thrown, ms; null where they are laid back */
  const release = (at: number | null) => {
    const gesture = at === null ? null : hand.current?.letGo(at);
    const held = hand.current !== null;
    hand.current = null;
    if (controls) controls.enabled = true;
    canvas.style.cursor = '';
    if (!held) return;
    if (gesture) {
      onThrow();
      core.throwNow(gesture);
    } else core.hold(null);
  };
  return (
    <mesh
      position={[0, 1, (LEDGE_Z + TRAY.ledge / 2 - TRAY.halfZ) / 2]}
      visible={false}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={(event) => {
        event.stopPropagation();
        release(event.nativeEvent.timeStamp);
      }}
      onPointerCancel={() => release(null)}
      onPointerOver={() => {
        canvas.style.cursor = 'grab';
      }}
      onPointerOut={() => {
        if (!hand.current) canvas.style.cursor = '';
      }}
    >
      <boxGeometry args={[2 * TRAY.halfX, 2, TRAY.halfZ + LEDGE_Z + TRAY.ledge / 2]} />
    </mesh>
  );
}
