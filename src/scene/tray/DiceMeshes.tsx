import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import type { DieKind } from '../../models/dice/request.ts';
import { meshTurn } from '../../models/dice/throw-record.ts';
import { type BodyPose, TRAY } from '../../models/dice/tray.ts';
import { ROOM, type TrayKit } from './kit.ts';
import { MARK_PARTS, type MarkPart } from './mark-picture.ts';

/** A die to be drawn. */
export interface DrawnDie {
  kind: DieKind;
  /** Element of the rotation group that turns its figures. */
  turn: number;
  /** How it is marked, null while it is not. */
  mark: 'hit' | 'miss' | null;
}

/** Where the dice are; asked at every picture while `moving()`, and after every change. */
export interface Poses {
  pose(die: number): BodyPose;
  /** Whether the die is being taken up because it did not lie flat; it is drawn in another colour meanwhile. */
  cocked(die: number): boolean;
  moving(): boolean;
}

const KINDS: readonly DieKind[] = ['d10', 'd6', 'coin'];
const PLAIN = new Color(1, 1, 1);
const COCKED = new Color(1, 0.55, 0.3);
const DIMMED = new Color(0.6, 0.58, 0.55);
const ABOVE_FELT = 0.03;
/** Sides of a ring and a badge, and how far the badge lies from the die's middle in x and z, cm. */
const RING = 4.3;
const BADGE = 1.7;
const BESIDE = 1.45;

const matrix = new Matrix4();
const position = new Vector3();
const rotation = new Quaternion();
const size = new Vector3(1, 1, 1);

interface Props {
  dice: readonly DrawnDie[];
  poses: Poses;
  kit: TrayKit;
  /** Whether the shaders of what is not there yet are made too, so that the first throw waits for none. */
  warm: boolean;
}

/** Dice and their marks: one draw call for each kind that is there, one for all marks. */
export function DiceMeshes({ dice, poses, kit, warm }: Props) {
  const meshes = useRef<Partial<Record<DieKind, InstancedMesh | null>>>({});
  const marks = useRef<InstancedMesh>(null);
  const invalidate = useThree((state) => state.invalidate);
  const kinds = KINDS.filter((kind) => warm || dice.some((die) => die.kind === kind));

  const place = () => {
    for (const kind of kinds) {
      const mesh = meshes.current[kind];
      if (!mesh) continue;
      let count = 0;
      // A mesh with colours has another shader than one without.
      if (!mesh.instanceColor) mesh.setColorAt(0, PLAIN);
      dice.forEach((die, i) => {
        if (die.kind !== kind || count >= ROOM) return;
        const { at, turned } = poses.pose(i);
        matrix.compose(position.set(...at), rotation.set(...meshTurn(kind, die.turn, turned)), size);
        mesh.setMatrixAt(count, matrix);
        mesh.setColorAt(count, poses.cocked(i) ? COCKED : die.mark === 'miss' ? DIMMED : PLAIN);
        count++;
      });
      mesh.count = count;
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  };

  const placeMarks = () => {
    const mesh = marks.current;
    if (!mesh) return;
    const parts = mesh.geometry.getAttribute('part');
    let count = 0;
    const put = (part: MarkPart, x: number, z: number, side: number) => {
      if (count >= ROOM) return;
      matrix.makeScale(side, 1, side).setPosition(x, ABOVE_FELT + count * 0.002, z);
      mesh.setMatrixAt(count, matrix);
      parts.setX(count, MARK_PARTS.indexOf(part));
      count++;
    };
    dice.forEach(({ mark }, i) => {
      if (!mark) return;
      const [x, , z] = poses.pose(i).at;
      put(mark === 'hit' ? 'hit ring' : 'miss ring', x, z, RING);
      // Beside the die, to the right and towards the thrower, unless the rim is there.
      const atRight = x > TRAY.halfX - 3;
      const atSill = z > TRAY.halfZ - 3 && z < TRAY.halfZ;
      const badge = mark === 'hit' ? 'tick' : 'cross';
      put(badge, x + (atRight ? -BESIDE : BESIDE), z + (atSill ? -BESIDE : BESIDE), BADGE);
    });
    mesh.count = count;
    mesh.instanceMatrix.needsUpdate = true;
    parts.needsUpdate = true;
  };

  useLayoutEffect(() => {
    place();
    placeMarks();
    invalidate();
  });
  useFrame(() => {
    if (!poses.moving()) return;
    place();
    invalidate();
  });

  return (
    <>
      {kinds.map((kind) => (
        <instancedMesh
          key={kind}
          ref={(mesh) => {
            meshes.current[kind] = mesh;
          }}
          args={[kit.dice[kind], kind === 'coin' ? kit.brass : kit.resin, ROOM]}
          frustumCulled={false}
          castShadow
          receiveShadow
        />
      ))}
      {(warm || dice.some((die) => die.mark)) && (
        <instancedMesh
          ref={marks}
          args={[kit.mark, kit.marking, ROOM]}
          frustumCulled={false}
          renderOrder={1}
          raycast={() => undefined}
        />
      )}
    </>
  );
}
