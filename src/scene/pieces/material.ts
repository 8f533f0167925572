import {
  type IUniform,
  type Material,
  MeshDepthMaterial,
  MeshStandardMaterial,
  RGBADepthPacking,
  type Texture,
  type Vector3,
} from 'three';
import { LEAN_BODY } from './lean.ts';

const VERTEX_HEAD = /* glsl */ `
attribute float side;
attribute float stand;
uniform vec3 leaning;
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

// Filtering along the slant is done here rather than by the sampler's own anisotropy, which reaches beyond the picture
// and mixes in its neighbours on the page. Each of up to three lookups stays a drawn pixel inside the picture: half a
// texel of the smaller of the two mipmaps that are mixed. It takes a slightly larger mipmap than by default: print is
// to be read.
const FRAGMENT_MAP = /* glsl */ `
{
  vec2 at = vRect.xy + vFaceUv * vRect.zw;
  vec2 alongX = 0.75 * dFdx(at);
  vec2 alongY = 0.75 * dFdy(at);
  vec2 size = vec2(textureSize(map, 0));
  float stepX = length(alongX * size);
  float stepY = length(alongY * size);
  vec2 major = stepX > stepY ? alongX : alongY;
  float slant = clamp(max(stepX, stepY) / max(min(stepX, stepY), 1e-5), 1.0, 3.0);
  vec2 gradient = major / slant;
  vec2 apart = 0.4 * major * (1.0 - 1.0 / slant);
  vec2 inset = min(abs(gradient.x) * size.x > abs(gradient.y) * size.y
    ? vec2(abs(gradient.x), abs(gradient.x) * size.x / size.y)
    : vec2(abs(gradient.y) * size.y / size.x, abs(gradient.y)), 0.25 * vRect.zw);
  if (vSide < 1.5 && vRect.z > 0.0) {
    vec2 low = vRect.xy + inset;
    vec2 high = vRect.xy + vRect.zw - inset;
    vec4 print = textureGrad(map, clamp(at, low, high), gradient, vec2(0.0));
    if (slant > 1.25) {
      print += textureGrad(map, clamp(at - apart, low, high), gradient, vec2(0.0));
      print += textureGrad(map, clamp(at + apart, low, high), gradient, vec2(0.0));
      print /= 3.0;
    }
    diffuseColor *= print;
  }
  diffuseColor.rgb *= vTone;
}
`;

/** `solid`: opaque card and board. `cut`: parts without ink are cut away. `print`: ink on the table top. */
export type Finish = 'solid' | 'cut' | 'print';

/** How figures lean, (x, z, amount) of a `Lean`; one object for all materials of a table. */
export type Leaning = IUniform<Vector3>;

/** Lets a material of three's look up each piece's own picture, and figures lean. */
function withPictures<M extends Material>(material: M, leaning: Leaning): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.leaning = leaning;
    shader.vertexShader =
      VERTEX_HEAD +
      shader.vertexShader
        .replace('#include <uv_vertex>', `#include <uv_vertex>${VERTEX_BODY}`)
        .replace('#include <begin_vertex>', `#include <begin_vertex>${LEAN_BODY}`);
    shader.fragmentShader = FRAGMENT_HEAD + shader.fragmentShader.replace('#include <map_fragment>', FRAGMENT_MAP);
  };
  material.customProgramCacheKey = () => 'piece';
  return material;
}

/** The material of all pieces whose pictures lie on one page; every piece brings its own place on the page. */
export function pieceMaterial(page: Texture, finish: Finish, leaning: Leaning): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ map: page, vertexColors: true, roughness: 0.82, metalness: 0 });
  if (finish === 'cut') material.alphaTest = 0.5;
  if (finish === 'print') {
    material.transparent = true;
    material.depthWrite = false;
  }
  return withPictures(material, leaning);
}

/** What draws the shadow of pieces with parts cut away. */
export function cutShadow(page: Texture, leaning: Leaning): MeshDepthMaterial {
  return withPictures(new MeshDepthMaterial({ map: page, alphaTest: 0.5, depthPacking: RGBADepthPacking }), leaning);
}
