import { FrontSide, MeshStandardMaterial, type Texture } from 'three';

const VERTEX_HEAD = /* glsl */ `
attribute float side;
attribute vec4 frontRect;
attribute vec4 backRect;
attribute float tone;
varying vec2 vFaceUv;
flat varying vec4 vRect;
flat varying float vSide;
flat varying float vTone;
`;

const VERTEX_BODY = /* glsl */ `
vFaceUv = uv;
vSide = side;
vRect = side < 0.5 ? frontRect : backRect;
vTone = tone;
`;

const FRAGMENT_HEAD = /* glsl */ `
varying vec2 vFaceUv;
flat varying vec4 vRect;
flat varying float vSide;
flat varying float vTone;
`;

// The lookup stays half a drawn pixel inside the picture, so that no mipmap mixes in the neighbour on the page, and takes
// a slightly larger mipmap than it would by default: print is to be read, and the film of the atlas is drawn finely.
const FRAGMENT_MAP = /* glsl */ `
{
  vec2 at = vRect.xy + vFaceUv * vRect.zw;
  vec2 alongX = 0.75 * dFdx(at);
  vec2 alongY = 0.75 * dFdy(at);
  vec2 inset = min(0.5 * max(abs(alongX), abs(alongY)), 0.25 * vRect.zw);
  if (vSide < 1.5 && vRect.z > 0.0) {
    vec4 print = textureGrad(map, clamp(at, vRect.xy + inset, vRect.xy + vRect.zw - inset), alongX, alongY);
    diffuseColor *= print;
  }
  diffuseColor.rgb *= vTone;
}
`;

/** `solid`: opaque card and board. `cut`: parts without ink are cut away. `print`: ink on the table top. */
export type Finish = 'solid' | 'cut' | 'print';

/** The material of all pieces whose pictures lie on one page; every piece brings its own place on the page. */
export function pieceMaterial(page: Texture, finish: Finish): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    map: page,
    vertexColors: true,
    roughness: 0.82,
    metalness: 0,
    envMapIntensity: 0.7,
    side: FrontSide,
  });
  if (finish === 'cut') material.alphaTest = 0.5;
  if (finish === 'print') {
    material.transparent = true;
    material.depthWrite = false;
    material.polygonOffset = true;
    material.polygonOffsetFactor = -2;
    material.polygonOffsetUnits = -2;
  }
  material.onBeforeCompile = (shader) => {
    shader.vertexShader =
      VERTEX_HEAD + shader.vertexShader.replace('#include <uv_vertex>', `#include <uv_vertex>${VERTEX_BODY}`);
    shader.fragmentShader = FRAGMENT_HEAD + shader.fragmentShader.replace('#include <map_fragment>', FRAGMENT_MAP);
  };
  material.customProgramCacheKey = () => 'piece';
  return material;
}
