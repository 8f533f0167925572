import { darker, ink, lighter } from '../../kit/colour.ts';
import { line, n, type Point } from '../../kit/svg.ts';
import { cart, cattle, roof, roofing, well } from '../../terrain/buildings.ts';
import { fence, ground, land, parcel, pond, rectangle, road, stream, track, tufts } from '../../terrain/land.ts';
import { hedge, leaf, reeds, tree, trees } from '../../terrain/plants.ts';
import { aroundMiddle, at, exits, type Painter } from './painter.ts';

/** Open land, by label: no cover. */
export const fields: Record<string, Painter> = {
  'Wheat field': (plate) => {
    ground(plate, land.meadow);
    parcel(plate, [at(20, 14), at(466, 22), at(460, 462), at(12, 456)], land.wheat, {
      angle: 22,
      spacing: 9,
      colour: '#9c7a34',
      width: 2,
      dash: '9 3 5 4',
      opacity: 0.6,
    });
    parcel(plate, [at(250, 20), at(466, 22), at(463, 170), at(318, 188)], lighter(land.wheat, 0.22), {
      angle: 22,
      spacing: 9,
      colour: '#a98a48',
      width: 1.6,
      dash: '14 6',
      opacity: 0.5,
    });
    track(plate, [exits.left, at(110, 262), at(250, 236), at(390, 250), exits.right], 18, '#e3cf9a');
    trees(
      plate,
      [
        { x: 18, y: 120, r: 22 },
        { x: 10, y: 165, r: 16 },
        { x: 470, y: 330, r: 20 },
      ],
      leaf.hedge,
    );
  },
  'Grazing meadow': (plate) => {
    ground(plate, land.meadow);
    tufts(plate, 130);
    track(plate, [exits.upperLeft, at(132, 90), at(84, 190), exits.left], 13, '#c9bd8c');
    fence(plate, [at(0, 58), at(190, 40), at(330, 52), at(480, 34)]);
    fence(plate, [at(440, 40), at(452, 220), at(436, 360)]);
    cattle(plate, [at(96, 330), at(150, 366), at(300, 120), at(352, 152), at(388, 300), at(330, 366), at(214, 92)]);
    pond(plate, [at(20, 96), at(60, 84), at(86, 104), at(66, 132), at(28, 130)]);
    tree(plate, 404, 96, 34, leaf.apple);
    tree(plate, 40, 402, 27, leaf.wood);
  },
  'Cart track': (plate) => {
    ground(plate, land.heath);
    parcel(plate, [at(0, 0), at(480, 0), at(480, 172), at(0, 148)], land.meadow);
    tufts(plate, 100);
    track(plate, [exits.left, at(90, 222), at(210, 262), at(330, 246), exits.right], 34);
    track(plate, [exits.lowerRight, at(352, 400), at(312, 310), at(250, 262)], 22);
    cart(plate, 108, 190, 12);
    hedge(plate, [at(-10, 60), at(140, 46), at(250, 58)], 26);
    trees(
      plate,
      [
        { x: 420, y: 86, r: 28 },
        { x: 456, y: 120, r: 20 },
      ],
      leaf.wood,
    );
  },
  'Fallow land': (plate) => {
    ground(plate, land.fallow);
    parcel(plate, [at(0, 0), at(270, 0), at(230, 480), at(0, 480)], darker(land.fallow, 0.08), {
      angle: 78,
      spacing: 15,
      colour: darker(land.fallow, 0.5),
      width: 2.4,
      dash: '30 7 18 5',
      opacity: 0.45,
    });
    parcel(plate, [at(270, 0), at(480, 0), at(480, 480), at(230, 480)], lighter(land.fallow, 0.12), {
      angle: -8,
      spacing: 17,
      colour: darker(land.fallow, 0.4),
      width: 2,
      dash: '24 10',
      opacity: 0.4,
    });
    tufts(plate, 150);
    trees(
      plate,
      [
        { x: 262, y: 40, r: 17 },
        { x: 254, y: 92, r: 14 },
        { x: 238, y: 424, r: 16 },
      ],
      leaf.bramble,
    );
    boulders(plate, [at(88, 84), at(102, 92), at(386, 372), at(404, 120), at(74, 352)]);
  },
  Stubble: (plate) => {
    ground(plate, land.straw);
    parcel(plate, rectangle(-4, -4, 488, 488), land.straw, {
      angle: -34,
      spacing: 11,
      colour: '#a98850',
      width: 2.2,
      dash: '3 4',
      opacity: 0.8,
    });
    for (const p of [
      at(84, 90),
      at(180, 60),
      at(396, 92),
      at(420, 200),
      at(70, 262),
      at(92, 370),
      at(300, 400),
      at(404, 330),
      at(296, 74),
    ]) {
      stook(plate, p);
    }
    hedge(plate, [at(-6, 6), at(150, 10)], 22);
  },
  Crossroads: (plate) => {
    ground(plate, land.meadow);
    parcel(plate, [at(250, 0), at(480, 0), at(480, 214), at(268, 208)], land.wheat, rowsOf(-12, '#a4813c'));
    parcel(plate, [at(0, 270), at(208, 274), at(190, 480), at(0, 480)], land.lush, rowsOf(60, '#5e6b38'));
    tufts(plate, 50);
    road(plate, [exits.upperLeft, at(140, 90), at(212, 190), at(262, 282), at(340, 390), exits.lowerRight], 40);
    road(plate, [exits.left, at(100, 246), at(240, 238), at(380, 234), exits.right], 46);
    plate.add(`<circle cx="238" cy="238" r="31" fill="${land.road}"/>`);
    signpost(plate, 292, 184);
    hedge(plate, [at(250, 206), at(330, 204), at(484, 202)], 17);
    hedge(plate, [at(-4, 284), at(110, 284), at(196, 276)], 17);
    poplars(plate, [at(40, 196), at(90, 200), at(400, 284), at(450, 284)]);
  },
  'Hay field': (plate) => {
    ground(plate, '#bdb56f');
    parcel(plate, [at(16, 16), at(466, 10), at(468, 466), at(10, 470)], '#c6bd78', {
      angle: 8,
      spacing: 30,
      colour: '#d9d09a',
      width: 13,
      opacity: 0.75,
    });
    parcel(plate, [at(16, 16), at(466, 10), at(468, 466), at(10, 470)], 'none', {
      angle: 8,
      spacing: 30,
      colour: '#8b8447',
      width: 1.3,
      dash: '20 6',
      opacity: 0.7,
    });
    for (const p of [
      at(92, 112),
      at(206, 74),
      at(372, 96),
      at(430, 204),
      at(62, 250),
      at(120, 372),
      at(320, 384),
      at(398, 322),
    ])
      haystack(plate, p);
    cart(plate, 264, 128, -14);
    trees(
      plate,
      [
        { x: 6, y: 40, r: 24 },
        { x: 470, y: 410, r: 22 },
      ],
      leaf.hedge,
    );
  },
  'Flooded meadow': (plate) => {
    ground(plate, land.lush);
    tufts(plate, 90);
    pond(plate, [
      at(-20, 150),
      at(90, 118),
      at(220, 96),
      at(330, 116),
      at(500, 80),
      at(500, 190),
      at(380, 196),
      at(250, 182),
      at(120, 210),
      at(-20, 222),
    ]);
    pond(plate, [at(300, 330), at(400, 300), at(500, 316), at(500, 420), at(400, 412), at(326, 384)]);
    pond(plate, [at(40, 330), at(120, 306), at(186, 326), at(168, 376), at(84, 386)]);
    fence(plate, [at(40, 480), at(60, 330), at(74, 200), at(96, -4)]);
    reeds(plate, [
      at(120, 120),
      at(180, 108),
      at(250, 190),
      at(300, 186),
      at(360, 200),
      at(420, 312),
      at(330, 390),
      at(150, 312),
      at(100, 390),
      at(210, 206),
    ]);
    trees(
      plate,
      [
        { x: 420, y: 54, r: 26 },
        { x: 456, y: 36, r: 20 },
        { x: 240, y: 428, r: 18 },
      ],
      '#73824f',
    );
  },
  'Beet field': (plate) => {
    ground(plate, '#9a7f5c');
    parcel(plate, [at(10, 12), at(470, 8), at(472, 470), at(8, 472)], '#a68a63', {
      angle: 90,
      spacing: 23,
      colour: '#6d573a',
      width: 5,
      opacity: 0.45,
    });
    parcel(plate, [at(10, 12), at(470, 8), at(472, 470), at(8, 472)], 'none', {
      angle: 90,
      spacing: 23,
      colour: '#66763a',
      width: 9,
      dash: '7 6',
      opacity: 0.95,
    });
    parcel(plate, [at(10, 12), at(470, 8), at(472, 470), at(8, 472)], 'none', {
      angle: 90,
      spacing: 23,
      colour: '#8c9c52',
      width: 3.6,
      dash: '4 9',
      opacity: 0.95,
    });
    track(plate, [exits.left, at(130, 232), at(300, 250), exits.right], 15, '#c3a77a');
    boulders(plate, [at(30, 90), at(44, 98), at(38, 104)]);
  },
  'Gravel road': (plate) => {
    ground(plate, land.meadow);
    parcel(plate, [at(0, 0), at(480, 0), at(480, 186), at(0, 190)], land.wheat, rowsOf(34, '#a4813c'));
    tufts(plate, 60, (p) => p.y > 280);
    road(plate, [exits.left, at(120, 236), at(240, 244), at(360, 238), exits.right], 64, land.gravel);
    gravel(plate);
    poplars(plate, [at(46, 182), at(128, 184), at(352, 184), at(436, 182), at(70, 300), at(160, 302), at(398, 300)]);
    hedge(plate, [at(-6, 400), at(150, 392), at(300, 404), at(486, 394)], 24);
    plate.add(`<path d="M236 196l12 0l0 12l-12 0z" fill="#e8e0cc" stroke="${ink}" stroke-width="1.6"/>`);
  },
  'Village green': (plate) => {
    ground(plate, land.lush);
    tufts(plate, 50, aroundMiddle(40, 40));
    road(plate, [at(-6, 240), at(60, 150), at(160, 84), at(300, 78), at(420, 130), at(486, 240)], 30);
    road(plate, [at(-6, 240), at(70, 340), at(180, 392), at(310, 392), at(420, 340), at(486, 240)], 30);
    roof(plate, { x: 222, y: 34, w: 76, h: 44, turn: -2, colour: roofing.tile, chimneys: [0.7] });
    roof(plate, { x: 420, y: 66, w: 70, h: 46, turn: 32, colour: roofing.slate, chimneys: [-0.7] });
    roof(plate, { x: 58, y: 72, w: 70, h: 46, turn: -36, colour: roofing.brown, chimneys: [0.6] });
    well(plate, 240, 152);
    trees(
      plate,
      [
        { x: 150, y: 180, r: 30 },
        { x: 352, y: 196, r: 28 },
        { x: 330, y: 326, r: 24 },
        { x: 142, y: 318, r: 22 },
      ],
      leaf.wood,
    );
  },
  'River flats': (plate) => {
    ground(plate, '#aeb27e');
    tufts(plate, 110);
    plate.add(
      `<path d="${line([at(-10, 300), at(120, 280), at(250, 330), at(490, 290), at(490, 120), at(-10, 130)], true)}" fill="#cdbf92" opacity="0.5" ${plate.blur(16)}/>`,
    );
    stream(plate, [exits.left, at(70, 176), at(170, 130), at(290, 160), at(360, 226), exits.right], 58);
    plate.add('<path d="M196 168q40 -16 74 14q-36 14 -74 -14z" fill="#d8c99c" stroke="#6a5a3c" stroke-width="1.3"/>');
    reeds(plate, [
      at(60, 232),
      at(98, 206),
      at(130, 186),
      at(320, 232),
      at(352, 262),
      at(230, 102),
      at(170, 94),
      at(410, 206),
    ]);
    parcel(plate, [at(20, 330), at(200, 312), at(210, 420), at(30, 420)], land.lush, rowsOf(4, '#66733f'));
    trees(
      plate,
      [
        { x: 300, y: 92, r: 23 },
        { x: 340, y: 120, r: 18 },
        { x: 62, y: 110, r: 22 },
        { x: 430, y: 330, r: 24 },
      ],
      '#77865a',
    );
  },
};

function rowsOf(angle: number, colour: string) {
  return { angle, spacing: 10, colour, width: 1.8, dash: '10 4 16 3', opacity: 0.55 };
}

type Plate = Parameters<Painter>[0];

/** Sheaves set up to dry: six of them leaning together. */
function stook(plate: Plate, p: Point): void {
  let body = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 360;
    body += `<path d="M0 0L-6 -17Q0 -21 6 -17Z" transform="rotate(${a})" fill="${i % 2 ? '#c79c4e' : '#d9b468'}" stroke="${ink}" stroke-width="1.1"/>`;
  }
  plate.add(
    `<ellipse cx="${p.x + 8}" cy="${p.y + 10}" rx="19" ry="17" fill="#3a2f1a" opacity="0.35"/>`,
    `<g transform="translate(${p.x} ${p.y}) rotate(${n(plate.chance.between(0, 60))})">${body}<circle r="4" fill="#8f6c2e"/></g>`,
  );
}

function haystack(plate: Plate, p: Point): void {
  plate.add(
    `<ellipse cx="${p.x + 10}" cy="${p.y + 13}" rx="23" ry="20" fill="#33301c" opacity="0.35"/>`,
    `<circle cx="${p.x}" cy="${p.y}" r="21" fill="#c29c50" stroke="${ink}" stroke-width="1.6"/>`,
    `<circle cx="${p.x - 3}" cy="${p.y - 4}" r="15" fill="#d6b468"/><circle cx="${p.x - 5}" cy="${p.y - 6}" r="8" fill="#e6cc8c"/>`,
    `<path d="M${p.x - 12} ${p.y + 10}q12 9 24 -2M${p.x - 15} ${p.y + 3}q14 12 31 -6M${p.x - 10} ${p.y - 12}q8 -5 16 -1" fill="none" stroke="#7a5a22" stroke-width="1.3"/>`,
  );
}

export function boulders(plate: Plate, places: Point[]): void {
  for (const p of places) {
    const r = plate.chance.between(6, 11);
    plate.add(
      `<ellipse cx="${n(p.x + 3)}" cy="${n(p.y + 5)}" rx="${n(r)}" ry="${n(r * 0.7)}" fill="#221f1a" opacity="0.35"/>`,
      `<path d="M${n(p.x - r)} ${n(p.y + 2)}L${n(p.x - r * 0.5)} ${n(p.y - r * 0.7)}L${n(p.x + r * 0.5)} ${n(p.y - r * 0.6)}L${n(p.x + r)} ${n(p.y + 1)}L${n(p.x + r * 0.3)} ${n(p.y + r * 0.7)}L${n(p.x - r * 0.6)} ${n(p.y + r * 0.6)}Z" fill="#b7ae9b" stroke="${ink}" stroke-width="1.3"/>`,
    );
  }
}

/** Slender trees along a road, throwing long shadows. */
export function poplars(plate: Plate, places: Point[]): void {
  for (const p of places) {
    plate.add(
      `<path d="M${p.x} ${p.y}L${p.x + 44} ${p.y + 54}" stroke="#252a1c" stroke-width="17" stroke-linecap="round" opacity="0.26"/>`,
    );
  }
  trees(
    plate,
    places.map((p) => ({ ...p, r: 15 })),
    leaf.poplar,
  );
}

function signpost(plate: Plate, x: number, y: number): void {
  plate.add(
    `<path d="M${x} ${y}l22 27" stroke="#221f1a" stroke-width="4" opacity="0.35"/>`,
    `<g stroke="${ink}" stroke-width="1.6" fill="#efe6cf"><path d="M${x} ${y - 5}l30 -8l7 6l-5 7l-29 5z"/><path d="M${x} ${y - 5}l-25 -13l-9 2l2 9l28 11z"/><circle cx="${x}" cy="${y}" r="5" fill="#6d5b41"/></g>`,
  );
}

function gravel(plate: Plate): void {
  let body = '';
  for (let i = 0; i < 260; i++) {
    body += `<circle cx="${n(plate.chance.between(0, 480))}" cy="${n(plate.chance.near(240, 29))}" r="${n(plate.chance.between(0.8, 2))}"/>`;
  }
  plate.add(`<g fill="#857a64" opacity="0.6">${body}</g>`);
}
