import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** Panels of the room that lights the table: place, size (cm, any scale will do) and brightness. */
const PANELS: readonly {
  at: [number, number, number];
  size: [number, number, number];
  colour: string;
  light: number;
}[] = [
  // A tall window to the left of the far side, the sky in it; a smaller one to the right; the ceiling.
  { at: [-48, 26, -30], size: [1, 40, 44], colour: '#eaf2ff', light: 9 },
  { at: [49, 22, -18], size: [1, 26, 22], colour: '#fff4e2', light: 3 },
  { at: [0, 49, 0], size: [80, 1, 80], colour: '#fff8ee', light: 1.3 },
];

/** Edge of the cube that the room is drawn on, pixels: card and varnish are too rough to show more. */
const EDGE = 64;

/**
 * A room's light for reflections, drawn once and kept as a texture; needs no file.
 *
 * @returns the texture and what frees it
 */
export function roomLight(gl: WebGLRenderer): { texture: Texture; dispose(): void } {
  const room = new Scene();
  room.background = new Color('#2b2622');
  const box = new BoxGeometry(1, 1, 1);
  const materials: MeshBasicMaterial[] = [];
  const add = (at: [number, number, number], size: [number, number, number], colour: string, light: number) => {
    const material = new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(light) });
    const mesh = new Mesh(box, material);
    mesh.position.set(...at);
    mesh.scale.set(...size);
    materials.push(material);
    room.add(mesh);
    return material;
  };
  for (const panel of PANELS) add(panel.at, panel.size, panel.colour, panel.light);
  add([0, 0, 0], [100, 100, 100], '#6b6157', 0.55).side = BackSide;
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(room, 0.05, 0.1, 200, { size: EDGE });
  generator.dispose();
  box.dispose();
  for (const material of materials) material.dispose();
  return { texture: target.texture, dispose: () => target.dispose() };
}
