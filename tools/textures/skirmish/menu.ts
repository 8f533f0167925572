import { FORMS, standeeForm } from '../../../src/models/skirmish/components.ts';
import type { Scenario } from '../../../src/models/skirmish/schema.ts';
import { blank, lay, type Picture, raster, resized } from '../kit/picture.ts';
import { cut, daylight, type Faces, overSlant, type Prop, slant, stage } from '../kit/stage.ts';

const width = 640;
const height = 400;
/** How much wider the far edge sees. */
const far = 1.4;

/**
 * Where the picture is taken from: how near, and which height on the table (share from A's edge) lies in the middle.
 */
export interface Shot {
  zoom: number;
  middle: number;
}

/** The battlefield of a scenario with both armies drawn up, seen from player A's side. */
export async function scenarioPicture(
  scenario: Scenario,
  faces: Faces,
  wood: Picture,
  { zoom, middle }: Shot = { zoom: 1, middle: 0.5 },
): Promise<Picture> {
  const [w, h] = [1600, 1400];
  const { table } = scenario;
  const unit = zoom * Math.min((w * 0.78) / table.w, (h * 0.9) / table.h);
  const place = (x: number, y: number) => ({
    x: w / 2 + (x - table.w / 2) * unit,
    y: h * 0.5 - (y - table.h * middle) * unit,
  });
  const props: Prop[] = [
    {
      picture: faces(`mat/${scenario.id}`),
      ...place(table.w / 2, table.h / 2),
      w: table.w * unit,
      h: table.h * unit,
      lift: 4,
    },
  ];
  for (const card of scenario.terrain) {
    props.push({
      picture: faces('terrain/cover'),
      ...place(card.cx, card.cy),
      w: card.w * unit,
      h: card.h * unit,
      turn: -card.deg,
      lift: 3,
    });
  }
  for (const card of scenario.locations) {
    props.push({
      picture: faces(`location/${card.kind}`),
      ...place(card.cx, card.cy),
      w: card.w * unit,
      h: card.h * unit,
      turn: -card.deg,
      lift: 3,
    });
  }
  const standing: { picture: Picture; x: number; y: number; tall: number; wide: number }[] = [];
  for (const side of ['A', 'B'] as const) {
    for (const model of scenario.armies[side].models) {
      if (!('x' in model)) continue;
      const at = place(model.x, model.y);
      const form = FORMS[standeeForm(model.type)];
      if (!form?.base) throw new Error(`no base for ${model.type}`);
      const size = form.base * 2 * unit * 1.3;
      props.push({
        picture: faces(`base/${side}`),
        ...at,
        w: size,
        h: size,
        turn: 90 - model.deg,
        corner: size / 2,
        lift: 3,
      });
      standing.push({
        picture: faces(`standee/${side}-${model.type}`),
        ...at,
        tall: form.d * unit * 1.5,
        wide: form.w * unit * 1.5,
      });
    }
  }
  const flat = await stage(cut(wood, 0, 0, w, h), props, 0, { x: 0, y: 0 });
  const [bigWidth, bigHeight] = [width * 2, height * 2];
  const view = slant(flat, bigWidth, bigHeight, far);
  for (const s of standing.sort((a, b) => a.y - b.y)) {
    const spot = overSlant(s.x / w, s.y / h, far);
    const scale = spot.scale * (bigWidth / w);
    const card = await resized(
      s.picture,
      Math.max(1, Math.round(s.wide * scale)),
      Math.max(1, Math.round(s.tall * scale)),
    );
    const left = Math.round(spot.x * bigWidth - card.width / 2);
    const top = Math.round(spot.y * bigHeight - card.height);
    lay(view, shadowOf(card), left - Math.round(card.width * 0.1), top + Math.round(card.height * 0.86));
    lay(view, card, left, top);
  }
  const small = await resized(view, width, height);
  daylight(small, 0.5);
  return small;
}

/** A soft dark spot under a standee's foot. */
function shadowOf(card: Picture): Picture {
  const [w, h] = [Math.round(card.width * 1.4), Math.max(4, Math.round(card.height * 0.2))];
  if (w < 2) return blank(1, 1);
  return raster(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="s"><stop offset="0.3" stop-color="#120c06" stop-opacity="0.6"/><stop offset="1" stop-color="#120c06" stop-opacity="0"/></radialGradient></defs><ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#s)"/></svg>`,
  );
}
