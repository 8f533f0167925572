import { edgesOf, matFace } from '../../../src/models/skirmish/components.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { MODEL_TYPES, ORDER_TYPES, SIDES } from '../../../src/models/skirmish/schema.ts';
import type { Face, Page } from '../kit/atlas.ts';
import { raster } from '../kit/picture.ts';
import {
  areaPicture,
  baseSvg,
  coverSvg,
  dumpSvg,
  explosivesSvg,
  fireSvg,
  satelliteSvg,
  smokeSvg,
  suppressedSvg,
} from './areas.ts';
import { activationBackSvg, activationSvg, modelSvg, orderBackSvg, orderSvg, printed } from './cards.ts';
import { inksBySide } from './inks.ts';
import { matPicture, zoneNameSvg } from './mats.ts';
import { standeePicture } from './standees.ts';

/**
 * Standees of both sides, front and back, and their bases, since one mesh draws both; heights fall from the first to
 * the last, so that rows waste little.
 */
function standeePage(): Page {
  const faces: Face[] = [];
  for (const side of SIDES) {
    for (const type of MODEL_TYPES) {
      faces.push({ names: [`standee/${side}-${type}`], picture: standeePicture(side, type, false) });
      faces.push({ names: [`standee/${side}-${type}/back`], picture: standeePicture(side, type, true) });
    }
  }
  for (const side of SIDES) {
    const { ground, pale } = inksBySide[side];
    const name = `base/${side}`;
    faces.push({ names: [name], picture: printed(baseSvg(ground, pale, side === 'B'), name) });
  }
  faces.sort((a, b) => b.picture.height - a.picture.height);
  return { file: 'standees.webp', width: 3072, quality: 82, faces };
}

function cardPage(): Page {
  const faces: Face[] = [];
  const add = (name: string, svg: string) => faces.push({ names: [name], picture: printed(svg, name) });
  for (const type of MODEL_TYPES) add(`model/${type}`, modelSvg(type));
  for (const type of MODEL_TYPES) add(`activation/${type}`, activationSvg(type));
  for (const side of SIDES) add(`activation/back-${side}`, activationBackSvg(side));
  for (const type of ORDER_TYPES) add(`order/${type}`, orderSvg(type));
  for (const side of SIDES) add(`order/back-${side}`, orderBackSvg(side));
  return { file: 'cards.webp', width: 9 * 336, quality: 80, faces };
}

function piecePage(): Page {
  const faces: Face[] = [
    { names: ['terrain/cover'], picture: areaPicture(coverSvg(), 'Cover') },
    { names: ['location/satellite'], picture: areaPicture(satelliteSvg(), 'Satellite') },
    { names: ['location/ammo-dump'], picture: areaPicture(dumpSvg(), 'Ammunition') },
    { names: ['hazard/smoke'], picture: areaPicture(smokeSvg(), 'Smoke') },
    { names: ['hazard/fire'], picture: areaPicture(fireSvg(), 'Fire') },
  ];
  const add = (name: string, svg: string) => faces.push({ names: [name], picture: printed(svg, name) });
  for (const side of SIDES) faces.push({ names: [`zone/${side}`], picture: raster(zoneNameSvg(side)) });
  add('marker/suppressed', suppressedSvg());
  add('marker/explosives', explosivesSvg());
  return { file: 'pieces.webp', width: 1920, quality: 82, faces };
}

/**
 * All pages of the game's atlas; each battlefield on a page of its own, as a game needs one only. Where a side may
 * choose its edge the page has the mat twice: what is on one page changes without anything being loaded.
 */
export function pages(): Page[] {
  const mats = SCENARIOS.map((scenario): Page => {
    const faces = edgesOf(scenario).map((edges) => ({
      names: [matFace(scenario, edges)],
      picture: matPicture(scenario, edges),
    }));
    const width = faces.reduce((sum, { picture }) => sum + picture.width + 16, 0);
    return {
      file: `mat-${scenario.id}.webp`,
      width: Math.ceil(width / 16) * 16,
      quality: 72,
      faces,
      onDemand: true,
    };
  });
  return [standeePage(), cardPage(), piecePage(), ...mats];
}
