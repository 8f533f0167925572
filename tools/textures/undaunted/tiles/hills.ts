import { darker, lighter } from '../../kit/colour.ts';
import { curve } from '../../kit/svg.ts';
import { windmill } from '../../terrain/buildings.ts';
import { ground, hachures, land, parcel, rise, track, tufts } from '../../terrain/land.ts';
import { hedge, leaf, trees } from '../../terrain/plants.ts';
import { boulders } from './fields.ts';
import { at, exits, type Painter } from './painter.ts';

const slope = '#4b3721';

/** Hills, by label: rings of height and slope strokes about a calm top. */
export const hills: Record<string, Painter> = {
  'Bare knoll': (plate) => {
    ground(plate, land.heath);
    tufts(plate, 110);
    rise(plate, at(240, 236), 204, 184, '#b7ad78');
    hachures(plate, at(240, 236), at(120, 106), at(200, 180), slope);
    boulders(plate, [at(208, 130), at(226, 122), at(246, 132), at(330, 170), at(120, 316), at(396, 372)]);
    plate.add(
      '<path d="M300 150l26 33" stroke="#221f1a" stroke-width="4" opacity="0.35"/><path d="M293 160l7 -32l7 32z" fill="#efe6cf" stroke="#2a2520" stroke-width="1.8"/>',
    );
  },
  'Chalk rise': (plate) => {
    ground(plate, land.meadow);
    tufts(plate, 80);
    rise(plate, at(232, 240), 214, 176, '#c8c19a');
    plate.add(
      `<path d="${curve([at(90, 330), at(150, 352), at(240, 372), at(340, 356), at(404, 300), at(420, 340), at(350, 404), at(230, 414), at(120, 388)], true)}" fill="#f1ecdc" stroke="#6a5a43" stroke-width="1.6"/>`,
      `<path d="M120 352l10 30M160 366l6 32M210 376l2 32M262 380l2 28M316 372l8 26M362 346l16 24M396 318l14 20" stroke="#9a8d74" stroke-width="2" fill="none"/>`,
    );
    hachures(plate, at(232, 236), at(132, 104), at(196, 156), slope);
    plate.add(
      `<path d="${curve([at(150, 120), at(190, 104), at(220, 116), at(196, 136), at(160, 138)], true)}" fill="#f1ecdc" opacity="0.9"/>`,
      `<path d="${curve([at(320, 196), at(352, 186), at(366, 206), at(340, 220)], true)}" fill="#f1ecdc" opacity="0.8"/>`,
    );
    track(plate, [exits.left, at(70, 236), at(140, 226), at(210, 236)], 13, '#efe7cf');
    trees(
      plate,
      [
        { x: 424, y: 74, r: 25 },
        { x: 456, y: 106, r: 18 },
      ],
      leaf.hedge,
    );
  },
  'Windmill hill': (plate) => {
    ground(plate, land.meadow);
    parcel(plate, [at(0, 0), at(200, 0), at(120, 130), at(0, 170)], land.wheat, {
      angle: -40,
      spacing: 10,
      colour: '#a4813c',
      width: 1.8,
      dash: '10 4',
      opacity: 0.5,
    });
    tufts(plate, 80);
    rise(plate, at(244, 232), 206, 180, '#aba86f');
    hachures(plate, at(244, 232), at(134, 112), at(202, 176), slope);
    track(plate, [exits.right, at(430, 262), at(360, 300), at(270, 280), at(250, 220)], 16);
    windmill(plate, 240, 138);
    hedge(plate, [at(-10, 330), at(60, 360), at(120, 410)], 26, darker(leaf.hedge, 0.05));
    trees(
      plate,
      [
        { x: 430, y: 66, r: 24 },
        { x: 60, y: 250, r: 16 },
      ],
      lighter(leaf.hedge, 0.05),
    );
  },
};
