/**
 * The signs, each told by its shape as well as by its colour: legal = bright frame with heavy corners and a glow;
 * chosen = double frame; path = dots; last = thin line; hover = fine line and glow; focus = broad ring set off from
 * the piece. Everything has a dark seam, so that it stands out from light and dark print alike. vStyle.x: index of
 * the sign; vStyle.y: size of the lines.
 */
export const SIGN_BODY = /* glsl */ `
  float k = vStyle.y;
  float sd = outside(0.0);
  float soft = fwidth(sd);
  int sign = int(vStyle.x + 0.5);
  vec3 colour = vec3(1.0);
  float line = 1e3;
  float glow = 0.0;
  vec2 fromCorner = 0.5 * vArea.xy - abs(vPlace);
  if (sign == 0) {
    colour = vec3(0.42, 0.78, 0.95);
    line = abs(sd + 0.05 * k) - 0.05 * k;
  } else if (sign == 1) {
    colour = vec3(1.0, 0.86, 0.5);
    float along = abs(fromCorner.x) < abs(fromCorner.y) ? vPlace.y : vPlace.x;
    float pitch = 0.75 * k;
    line = length(vec2(mod(along, pitch) - 0.5 * pitch, sd + 0.22 * k)) - 0.17 * k;
  } else if (sign == 2) {
    colour = vec3(1.0, 0.66, 0.13);
    float corner = max(fromCorner.x, fromCorner.y) < 1.5 * k ? 1.0 : 0.0;
    line = abs(sd + 0.04 * k) - mix(0.075, 0.19, corner) * k;
    glow = 0.62 * exp(-max(abs(sd) - 0.1 * k, 0.0) * (sd > 0.0 ? 3.4 : 2.2) / k);
  } else if (sign == 3) {
    colour = vec3(1.0, 0.95, 0.82);
    line = min(abs(sd + 0.07 * k) - 0.07 * k, abs(sd - 0.22 * k) - 0.07 * k);
    glow = 0.35 * exp(-abs(sd) * 2.6 / k);
  } else if (sign == 4) {
    colour = vec3(1.0, 0.97, 0.9);
    line = abs(sd) - 0.045 * k;
    glow = 0.3 * exp(-abs(sd) * 3.0 / k);
  } else {
    colour = vec3(0.16, 0.56, 1.0);
    line = abs(sd - 0.42 * k) - 0.13 * k;
  }
  float ink = 1.0 - smoothstep(-soft, soft, line);
  float seam = sign == 0 || sign == 4 ? 0.25 : 0.5;
  float dark = seam * (1.0 - smoothstep(0.0, 0.09 * k + soft, line)) * (1.0 - ink);
  float reach = 1.0 - smoothstep(vArea.w * 0.7, vArea.w, sd);
  float light = max(ink, glow * reach);
  float alpha = clamp(light + dark * (1.0 - light), 0.0, 1.0);
  gl_FragColor = vec4(colour * light / max(alpha, 1e-4), alpha);
`;

/** How far the signs reach beyond a piece with lines of size 1, cm. */
export const SIGN_REACH = 1.1;

/** The soft shade where a piece meets what it lies on. vStyle.x: its strength; vStyle.y: its width, cm. */
export const SHADE_BODY = /* glsl */ `
  float sd = outside(0.0);
  float shade = 1.0 - smoothstep(-0.35 * vStyle.y, vStyle.y, sd);
  gl_FragColor = vec4(0.03, 0.018, 0.01, vStyle.x * shade * shade);
`;
