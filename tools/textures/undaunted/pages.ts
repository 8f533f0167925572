import { BOX, CARDS, unitType } from '../../../src/models/undaunted/box.ts';
import { FORMS } from '../../../src/models/undaunted/components.ts';
import type { Face, Page } from '../kit/atlas.ts';
import { raster } from '../kit/picture.ts';
import { backPicture, type CardFace, cardPicture } from './cards.ts';
import { counterPicture } from './counters.ts';
import {
  controlSvg,
  initiativeSvg,
  markerPicture,
  objectiveSvg,
  radioSvg,
  spawnSvg,
  targetSvg,
  zoneSvg,
} from './markers.ts';
import { tileBack, tilePicture } from './tiles/index.ts';

const sides = ['US', 'DE'] as const;

/** Fog of War cards of a side share this many paintings. */
const mists = 3;

/** The cards as faces: what is printed on each. */
export function cardFaces(): CardFace[] {
  return [...CARDS.values()].map((card) => ({ ...card, title: unitType(card.type).title }));
}

function tilePage(): Page {
  const faces: Face[] = BOX.tileFaces.map((tile) => ({ names: [`tile/${tile.face}`], picture: tilePicture(tile) }));
  faces.push({ names: ['tile/back'], picture: tileBack() });
  return { file: 'tiles.webp', width: 8 * 496, quality: 78, faces };
}

function cardPage(): Page {
  const faces: Face[] = [];
  const fogs = new Map<string, Face>();
  for (const card of cardFaces()) {
    const name = `card/${card.id}`;
    if (card.kind !== 'fogOfWar') {
      faces.push({ names: [name], picture: cardPicture(card) });
      continue;
    }
    const number = Number(card.id.slice(card.id.lastIndexOf('-') + 1));
    const key = `${card.side}-${number % mists}`;
    const drawn = fogs.get(key);
    if (drawn) drawn.names.push(name);
    else {
      const face = { names: [name], picture: cardPicture(card) };
      fogs.set(key, face);
      faces.push(face);
    }
  }
  for (const side of sides) faces.push({ names: [`card/back-${side}`], picture: backPicture(side) });
  return { file: 'cards.webp', width: 12 * 336, quality: 80, faces };
}

function piecePage(): Page {
  const faces: Face[] = [];
  for (const counter of BOX.combatCounters) {
    faces.push({ names: [`counter/${counter.id}`], picture: counterPicture(counter, false) });
    faces.push({ names: [`counter/${counter.id}/suppressed`], picture: counterPicture(counter, true) });
  }
  const marker = (name: string, svg: string) => faces.push({ names: [name], picture: markerPicture(svg, name) });
  for (const side of sides) marker(`initiative/${side}`, initiativeSvg(side));
  for (const side of sides) {
    for (const state of ['scouted', 'controlled'] as const) marker(`control/${side}-${state}`, controlSvg(side, state));
    for (const label of BOX.spawnMarkers[side]) marker(`spawn/${side}-${label}`, spawnSvg(side, label));
    marker(`target/${side}`, targetSvg(side));
  }
  for (const points of Object.keys(BOX.objectiveMarkers)) marker(`objective/${points}`, objectiveSvg(Number(points)));
  marker('radio', radioSvg());
  return { file: 'pieces.webp', width: 8 * 240, quality: 84, faces };
}

/** The decals with the form each lies in, and how many px make a centimetre of it. */
const zones = [
  { zone: 'supply', form: 'block', scale: 16 },
  { zone: 'play', form: 'row', scale: 20 },
  { zone: 'hand', form: 'row', scale: 20 },
  { zone: 'deck', form: 'pile', scale: 40 },
  { zone: 'discard', form: 'pile', scale: 40 },
  { zone: 'removed', form: 'pile', scale: 40 },
] as const;

function zonePage(): Page {
  const faces: Face[] = [];
  for (const { zone, form, scale } of zones) {
    for (const side of sides) {
      const { w, d } = FORMS[form];
      const svg = zoneSvg(side, zone, Math.round(w * scale), Math.round(d * scale), form);
      faces.push({ names: [`zone/${side}-${zone}`], picture: raster(svg) });
    }
  }
  return { file: 'zones.webp', width: 2048, quality: 80, faces };
}

/** All pages of the game's atlas. */
export function pages(): Page[] {
  return [tilePage(), cardPage(), piecePage(), zonePage()];
}
