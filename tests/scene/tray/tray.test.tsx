// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as rapier from '@dimforge/rapier3d-compat';
import ReactThreeTestRenderer, { act } from '@react-three/test-renderer';
import { createRef, StrictMode } from 'react';
import { type BufferGeometry, type InstancedMesh, Matrix4, type Mesh, Quaternion, Vector3 } from 'three';
import { beforeAll, expect, it } from 'vitest';
import { GESTURES } from '../../../src/models/dice/gesture.ts';
import { throwDice } from '../../../src/models/dice/physics/throw-dice.ts';
import type { DieKind } from '../../../src/models/dice/request.ts';
import { SOLIDS } from '../../../src/models/dice/solids.ts';
import type { ThrowRecord } from '../../../src/models/dice/throw-record.ts';
import { openTrack } from '../../../src/models/dice/track.ts';
import { dieGeometry } from '../../../src/scene/tray/dice-geometry.ts';
import { Tray, type TrayHandle } from '../../../src/scene/tray/Tray.tsx';
import { TrayReplay } from '../../../src/scene/tray/TrayReplay.tsx';
import { feltGeometry, woodGeometry } from '../../../src/scene/tray/tray-geometry.ts';

// The reconciler is told that this is a test.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const DICE = (['d10', 'd10', 'd6', 'coin'] as const).map((kind) => ({ kind }));
let record: ThrowRecord;

beforeAll(async () => {
  await rapier.init();
  record = throwDice(rapier, { id: 'a', dice: DICE, seed: 8, gesture: GESTURES.normal }).record;
});

/** Whether every triangle runs counter-clockwise seen from where its normals point. */
function facesOutward(geometry: BufferGeometry): boolean {
  const read = (name: 'position' | 'normal', i: number) =>
    new Vector3().fromBufferAttribute(geometry.getAttribute(name), i);
  for (let i = 0; i < geometry.getAttribute('position').count; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => read('position', i + k)) as [Vector3, Vector3, Vector3];
    const turn = b.sub(a).cross(c.sub(a));
    const out = [0, 1, 2].reduce((sum, k) => sum.add(read('normal', i + k)), new Vector3());
    if (turn.length() > 1e-6 && turn.dot(out) <= 0) return false;
  }
  return true;
}

type Renderer = Awaited<ReturnType<typeof ReactThreeTestRenderer.create>>;

const meshes = (renderer: Renderer) =>
  renderer.scene
    .findAll((node) => (node.instance as Mesh).isMesh && node.instance.visible)
    .map((node) => node.instance as Mesh);

/** The faces that a viewer reads off the drawn meshes, in the order of the dice. */
function shown(renderer: Renderer, dice: readonly { kind: DieKind }[]) {
  const instanced = meshes(renderer).filter((mesh): mesh is InstancedMesh => (mesh as InstancedMesh).isInstancedMesh);
  const kinds = (['d10', 'd6', 'coin'] as const).filter((kind) => dice.some((die) => die.kind === kind));
  const used = new Map<DieKind, number>();
  return dice.map(({ kind }) => {
    const index = used.get(kind) ?? 0;
    used.set(kind, index + 1);
    const matrix = new Matrix4();
    instanced[kinds.indexOf(kind)]?.getMatrixAt(index, matrix);
    const position = new Vector3();
    const rotation = new Quaternion();
    matrix.decompose(position, rotation, new Vector3());
    const heights = SOLIDS[kind].faces.map(({ normal }) => new Vector3(...normal).applyQuaternion(rotation).y);
    return { face: SOLIDS[kind].faces[heights.indexOf(Math.max(...heights))]?.value, at: position.toArray() };
  });
}

it.each(['d10', 'd6', 'coin'] as const)('the mesh of a %s is closed and looks outward', (kind) => {
  const geometry = dieGeometry(kind);
  expect(facesOutward(geometry)).toBe(true);
  const at = geometry.getAttribute('position');
  // Every edge of a triangle is the edge of a second one.
  const edges = new Map<string, number>();
  const name = (i: number) => [at.getX(i), at.getY(i), at.getZ(i)].map((v) => Math.round(v * 1e3) || 0).join();
  for (let i = 0; i < at.count; i += 3) {
    const corners = [name(i), name(i + 1), name(i + 2)] as const;
    if (new Set(corners).size < 3) continue;
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const key = [corners[a], corners[b]].sort().join(' ');
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  }
  expect([...edges.values()].filter((count) => count % 2 !== 0)).toEqual([]);
});

it('tray boards and felt look outward', () => {
  expect(facesOutward(woodGeometry())).toBe(true);
  expect(facesOutward(feltGeometry())).toBe(true);
});

it('a replay shows the faces and places of its record, in at most six draw calls', async () => {
  const renderer = await ReactThreeTestRenderer.create(
    <TrayReplay position={[0, 0, 0]} record={record} succeeds={[1, 2, 'H']} atOnce />,
  );
  const drawn = shown(renderer, DICE);
  expect(drawn.map(({ face }) => face)).toEqual(record.faces);
  const track = openTrack(record.track);
  drawn.forEach(({ at }, i) => {
    const off = track.end(i).at.map((v, axis) => Math.abs(v - (at[axis] as number)));
    expect(Math.max(...off)).toBeLessThan(1e-4);
  });
  expect(meshes(renderer)).toHaveLength(6);
  await renderer.unmount();
});

it('the tray throws through @react-three/rapier what the terminal throws, also in strict mode', async () => {
  const settled: ThrowRecord[] = [];
  const failures: unknown[] = [];
  const ref = createRef<TrayHandle>();
  const request = { id: 'a', dice: DICE, purpose: '', seat: 'US', need: '', succeeds: [], chance: 1 };
  const renderer = await ReactThreeTestRenderer.create(
    <StrictMode>
      <Tray
        ref={ref}
        position={[0, 0, 0]}
        request={request}
        seed={8}
        reducedMotion
        onSettled={(thrown) => settled.push(thrown)}
        onFailure={(error) => failures.push(error)}
      />
    </StrictMode>,
  );
  await act(async () => ref.current?.throwNow());
  for (let i = 0; i < 100 && settled.length === 0; i++) await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(failures).toEqual([]);
  expect(settled).toEqual([record]);
  await act(() => new Promise((done) => setTimeout(done, 10)));
  expect(shown(renderer, DICE).map(({ face }) => face)).toEqual(record.faces);
  await renderer.unmount();
});

it('whatever may be thrown is ready to be drawn before it is asked for', async () => {
  const renderer = await ReactThreeTestRenderer.create(
    <Tray position={[0, 0, 0]} request={null} seed={8} reducedMotion onSettled={() => undefined} />,
  );
  const instanced = () => meshes(renderer).filter((mesh) => (mesh as InstancedMesh).isInstancedMesh) as InstancedMesh[];
  for (let i = 0; i < 100 && instanced().length === 0; i++)
    await act(() => new Promise((done) => setTimeout(done, 50)));
  // Three kinds and the marks; nothing of them is drawn yet.
  expect(instanced().map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  expect(instanced().filter(({ instanceColor }) => instanceColor)).toHaveLength(3);
  await renderer.unmount();
});

it('whoever only watches loads no physics', () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, kind, from] of text.matchAll(/^import (type )?[^;]*?from '([^']+)';/gms)) {
      if (kind) continue;
      if (from?.startsWith('.')) visit(resolve(dirname(file), from));
      else outside.add(from ?? '');
    }
  };
  visit(resolve('src/scene/tray/TrayReplay.tsx'));
  expect([...outside].sort()).toEqual(['@react-three/fiber', 'react', 'three']);
  expect([...seen].filter((file) => file.includes('physics'))).toEqual([]);
  visit(resolve('src/scene/tray/Tray.tsx'));
  expect([...outside].sort()).toEqual(['@react-three/fiber', 'react', 'three']);
  expect([...seen].filter((file) => file.includes('dice/physics'))).toEqual([]);
});
