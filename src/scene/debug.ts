import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector3 } from 'three';
import type { PieceField } from './pieces/field.ts';

/** What browser tests and the benchmark read. It is there only where the address asks for it with `?debug`. */
export interface TableProbe {
  /** Frames drawn since the table was opened. */
  frames: number;
  /**
   * Milliseconds of script in the last frames, at most 600, oldest first: from fiber's first step to the end of
   * drawing.
   */
  script: number[];
  /** Draw calls and triangles of the last frame, shadow pass included; objects alive on the graphics card. */
  figures(): { drawCalls: number; triangles: number; geometries: number; textures: number; programs: number };
  /** Page pixels of a piece's centre, or null where it is not on the table. */
  project(id: string): { x: number; y: number } | null;
  /** Page pixels of a point of the table top, cm in the table's axes. */
  projectAt(at: { x: number; z: number }): { x: number; y: number };
  /** The middle of the tray's ledge, where dice wait to be taken, cm in the table's axes. */
  ledge(): { x: number; z: number };
  /** True while a piece glides. */
  moving(): boolean;
  /** True when all pictures are loaded and drawn. */
  ready: boolean;
}

declare global {
  interface Window {
    __bocage?: { table?: TableProbe };
  }
}

/** True where the address asks for the probe. */
export function debugging(): boolean {
  return typeof location !== 'undefined' && new URLSearchParams(location.search).has('debug');
}

/** Puts the probe onto the window for as long as the table is open. Used inside the canvas. */
export function Probe({ field, ledge }: { field: PieceField | null; ledge: { x: number; z: number } }) {
  const three = useThree((state) => state.get);
  const began = useRef(0);
  const seen = useRef(field);
  seen.current = field;
  const dice = useRef(ledge);
  dice.current = ledge;
  useEffect(() => {
    const pixels = (x: number, y: number, z: number) => {
      const { camera, gl } = three();
      camera.updateMatrixWorld();
      const point = new Vector3(x, y, z).project(camera);
      const box = gl.domElement.getBoundingClientRect();
      return { x: box.left + ((point.x + 1) / 2) * box.width, y: box.top + ((1 - point.y) / 2) * box.height };
    };
    const probe: TableProbe = {
      frames: 0,
      script: [],
      ready: false,
      moving: () => seen.current?.moving ?? false,
      figures: () => {
        const { render, memory, programs } = three().gl.info;
        return {
          drawCalls: render.calls,
          triangles: render.triangles,
          geometries: memory.geometries,
          textures: memory.textures,
          programs: programs?.length ?? 0,
        };
      },
      project: (id) => {
        const at = seen.current?.seen(id);
        return at ? pixels(at.stance.x, at.stance.y + at.height, at.stance.z) : null;
      },
      projectAt: ({ x, z }) => pixels(x, 0, z),
      ledge: () => dice.current,
    };
    const page = window.__bocage ?? {};
    window.__bocage = page;
    page.table = probe;
    const { gl } = three();
    const render = gl.render.bind(gl);
    gl.render = (scene, camera) => {
      render(scene, camera);
      probe.frames++;
      probe.script.push(performance.now() - began.current);
      if (probe.script.length > 600) probe.script.shift();
      probe.ready = seen.current !== null;
    };
    return () => {
      gl.render = render;
      delete page.table;
    };
  }, [three]);
  useFrame(() => {
    began.current = performance.now();
  }, -1000);
  return null;
}
