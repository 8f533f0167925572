import { FORMS, TILE_PITCH } from '../../../src/models/undaunted/components.ts';
import type { Scenario } from '../../../src/models/undaunted/types.ts';
import { type Picture, resized } from '../kit/picture.ts';
import { Chance } from '../kit/random.ts';
import { cut, daylight, type Faces, type Prop, slant, stage } from '../kit/stage.ts';

const width = 640;
const height = 400;

/** A scenario's components where its set-up puts them; `unit` px make a centimetre, (x, y) is the map's middle. */
function layOut(scenario: Scenario, faces: Faces, unit: number, x: number, y: number): Prop[] {
  const chance = new Chance(`menu/${scenario.id}`);
  const spots = scenario.tiles.map((tile) => ({ face: tile.face, x: tile.col - tile.row / 2, y: tile.row }));
  const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const mx = middleOf(spots.map((s) => s.x));
  const my = middleOf(spots.map((s) => s.y));
  const place = (face: string) => {
    const spot = spots.find((s) => s.face === face);
    if (!spot) throw new Error(`${scenario.id}: tile ${face} is not in the layout`);
    return { x: x + (spot.x - mx) * TILE_PITCH * unit, y: y + (spot.y - my) * TILE_PITCH * unit };
  };
  const prop = (name: string, form: keyof typeof FORMS, at: { x: number; y: number }, turn: number): Prop => {
    const { w, d, h, corner, shape } = FORMS[form];
    return {
      picture: faces(name),
      ...at,
      w: w * unit,
      h: d * unit,
      turn,
      corner: (shape === 'disc' ? w / 2 : corner) * unit,
      lift: h * unit * 0.9,
    };
  };
  const props = spots.map((s) => prop(`tile/${s.face}`, 'tile', place(s.face), chance.between(-0.7, 0.7)));
  for (const { face, points } of scenario.objectives) {
    const at = place(face);
    props.push(
      prop(`objective/${points}`, 'objective', { x: at.x + 3.1 * unit, y: at.y - 3.1 * unit }, chance.between(-8, 8)),
    );
  }
  for (const side of ['US', 'DE'] as const) {
    for (const { face, state } of scenario.sides[side].controlMarkers) {
      const at = place(face);
      const dy = side === 'US' ? -3.1 : -1;
      props.push(
        prop(
          `control/${side}-${state}`,
          'control',
          { x: at.x - 3.1 * unit, y: at.y + dy * unit },
          chance.between(-8, 8),
        ),
      );
    }
    const crowd = new Map<string, number>();
    for (const { type, squad, face, status } of scenario.sides[side].counters) {
      const count = crowd.get(face) ?? 0;
      crowd.set(face, count + 1);
      const at = place(face);
      const id = `${side}-${type.toUpperCase()}${squad ? `-${squad}` : ''}`;
      const spot = {
        x: at.x + (-1.3 + (count % 3) * 2.3 + chance.between(-0.2, 0.2)) * unit,
        y: at.y + (-0.9 + Math.floor(count / 3) * 2.3 + chance.between(-0.2, 0.2)) * unit,
      };
      props.push(
        prop(`counter/${id}${status === 'suppressed' ? '/suppressed' : ''}`, 'counter', spot, chance.between(-9, 9)),
      );
    }
  }
  return props;
}

/** The map of a scenario as it lies on the table, seen at a slant. */
export async function scenarioPicture(scenario: Scenario, faces: Faces, wood: Picture): Promise<Picture> {
  const [w, h] = [1600, 1300];
  const spots = scenario.tiles.map((t) => ({ x: t.col - t.row / 2, y: t.row }));
  const span = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
  const across = span(spots.map((s) => s.x)) * TILE_PITCH;
  const down = span(spots.map((s) => s.y)) * TILE_PITCH;
  const unit = Math.min((w * 0.8) / across, (h * 0.86) / down);
  const props = layOut(scenario, faces, unit, w / 2, h * 0.52);
  const flat = await stage(cut(wood, 0, 0, w, h), props, -4, { x: w / 2, y: h / 2 });
  return finished(slant(flat, width * 2, height * 2, 1.22), 0.5);
}

/** The game's own picture: a corner of the map from near by, a hand of cards in front. */
export async function coverPicture(scenario: Scenario, faces: Faces, wood: Picture): Promise<Picture> {
  const [w, h] = [1600, 1300];
  const props = layOut(scenario, faces, 40, w * 0.5, h * 0.3);
  const hand = ['US-RIFLEMAN-A-2', 'US-SCOUT-B-1', 'US-SQUADLEADER-A-1', 'US-MACHINEGUNNER-B-2', 'US-RIFLEMAN-B-1'];
  hand.forEach((id, i) => {
    const turn = (i - 2) * 8 + 4;
    const angle = (turn * Math.PI) / 180;
    props.push({
      picture: faces(`card/${id}`),
      x: w * 0.5 + Math.sin(angle) * 1250,
      y: h * 0.83 + (1 - Math.cos(angle)) * 1250,
      w: 250,
      h: 350,
      turn,
      corner: 14,
      lift: 7,
    });
  });
  const flat = await stage(cut(wood, 100, 100, w, h), props, -4, { x: w / 2, y: h / 2 });
  return finished(slant(flat, width * 2, height * 2, 1.35), 0.5);
}

/** A quiet table behind the menu: bare wood, the edge of a map and two decks at the rim. */
export async function backdropPicture(scenario: Scenario, faces: Faces, wood: Picture): Promise<Picture> {
  const [w, h] = [2048, 1500];
  const props = layOut(scenario, faces, 30, w * 0.95, h * 0.8);
  const deck = (name: string, x: number, y: number, turn: number) => {
    for (let i = 0; i < 5; i++) {
      props.push({
        picture: faces(name),
        x: x - i * 1.5,
        y: y - i * 2.5,
        w: 190,
        h: 266,
        turn: turn + i * 0.8,
        corner: 11,
        lift: 4,
      });
    }
  };
  deck('card/back-US', w * 0.16, h * 0.8, -11);
  deck('card/back-DE', w * 0.28, h * 0.93, 7);
  const flat = await stage(cut(wood, 0, 0, w, h), props, -7, { x: w / 2, y: h / 2 });
  const picture = await resized(slant(flat, 1920, 1080, 1.25), 1920, 1080);
  daylight(picture, 0.62);
  return picture;
}

async function finished(picture: Picture, strength: number): Promise<Picture> {
  const small = await resized(picture, width, height);
  daylight(small, strength);
  return small;
}
