import { darker, lighter } from '../../kit/colour.ts';
import { curve } from '../../kit/svg.ts';
import { cart, cattle, roof, roofing, well } from '../../terrain/buildings.ts';
import { fence, ground, land, parcel, rectangle, stream, track, tufts, wall } from '../../terrain/land.ts';
import { hedge, leaf, orchard, reeds, strew, tree, trees } from '../../terrain/plants.ts';
import { boulders } from './fields.ts';
import { aroundMiddle, at, exits, type Painter } from './painter.ts';

/** Orchards, hedges and woods, by label: light cover. */
export const groves: Record<string, Painter> = {
  'Cider orchard': (plate) => {
    ground(plate, land.lush);
    parcel(plate, rectangle(18, 18, 444, 444), land.meadow);
    tufts(plate, 60);
    orchard(plate, { x: 24, y: 24, w: 432, h: 130 }, { columns: 6, rows: 2, radius: 28, colour: leaf.apple });
    orchard(plate, { x: 24, y: 330, w: 432, h: 80 }, { columns: 6, rows: 1, radius: 28, colour: leaf.apple });
    apples(plate);
    hedge(plate, [at(4, 4), at(476, 4)], 20);
    hedge(plate, [at(476, 10), at(474, 196)], 20);
    cart(plate, 122, 236, -20);
    barrels(plate, 350, 236);
  },
  'Apple rows': (plate) => {
    ground(plate, land.meadow);
    parcel(plate, rectangle(-4, -4, 488, 488), land.meadow, {
      angle: 0,
      spacing: 78,
      colour: '#c0b987',
      width: 22,
      opacity: 0.6,
    });
    tufts(plate, 60);
    orchard(plate, { x: 6, y: 4, w: 468, h: 158 }, { columns: 7, rows: 2, radius: 25, colour: leaf.apple });
    orchard(plate, { x: 6, y: 318, w: 468, h: 80 }, { columns: 7, rows: 1, radius: 25, colour: leaf.apple });
    orchard(plate, { x: 6, y: 200, w: 110, h: 80 }, { columns: 2, rows: 1, radius: 24, colour: leaf.apple });
    orchard(plate, { x: 364, y: 200, w: 110, h: 80 }, { columns: 2, rows: 1, radius: 24, colour: leaf.apple });
    apples(plate);
  },
  'Pear trees': (plate) => {
    ground(plate, '#b0b079');
    parcel(plate, [at(14, 14), at(466, 10), at(470, 420), at(10, 424)], '#b7b681', {
      angle: 45,
      spacing: 46,
      colour: '#97985c',
      width: 2,
      dash: '18 8',
    });
    tufts(plate, 70);
    orchard(
      plate,
      { x: 20, y: 16, w: 440, h: 128 },
      { columns: 5, rows: 2, radius: 21, colour: leaf.pear, stagger: true },
    );
    orchard(
      plate,
      { x: 20, y: 316, w: 440, h: 100 },
      { columns: 5, rows: 1, radius: 23, colour: leaf.pear, stagger: true },
    );
    ladder(plate, 150, 196);
    fence(plate, [at(0, 168), at(4, 6), at(474, 4), at(476, 300)]);
  },
  'Hedged pasture': (plate) => {
    ground(plate, land.lush);
    parcel(plate, rectangle(40, 40, 400, 380), land.meadow);
    tufts(plate, 90);
    cattle(plate, [at(130, 150), at(180, 120), at(330, 150), at(346, 330), at(120, 330)]);
    hedge(plate, [at(24, 250), at(24, 22), at(240, 20)], 40);
    hedge(plate, [at(300, 22), at(456, 22), at(456, 230)], 40);
    hedge(plate, [at(456, 290), at(454, 380)], 36);
    hedge(plate, [at(24, 310), at(26, 396)], 36);
    gate(plate, 270, 24);
    tree(plate, 60, 66, 34, leaf.wood);
    tree(plate, 416, 64, 30, leaf.wood);
  },
  Thicket: (plate) => {
    ground(plate, darker(land.lush, 0.1));
    plate.add(`<ellipse cx="240" cy="250" rx="140" ry="92" fill="${land.meadow}" ${plate.blur(18)}/>`);
    tufts(plate, 90);
    track(plate, [exits.left, at(90, 262), at(200, 254), at(300, 240), at(340, 110), exits.upperRight], 10, '#bcae80');
    strew(
      plate,
      { tries: 700, low: 13, high: 27, gap: 0.74, colour: leaf.bramble },
      (p) => aroundMiddle(160, 104, 240, 250)(p) && p.y < 440,
    );
  },
  'Tall hedgerow': (plate) => {
    ground(plate, land.meadow);
    parcel(plate, rectangle(0, 0, 480, 128), land.wheat, {
      angle: 2,
      spacing: 10,
      colour: '#a4813c',
      width: 1.8,
      dash: '10 4',
      opacity: 0.5,
    });
    tufts(plate, 70, (p) => p.y > 230);
    track(plate, [exits.left, at(120, 256), at(260, 244), at(380, 252), exits.right], 20);
    hedge(plate, [at(-20, 128), at(110, 140), at(240, 122), at(370, 138), at(500, 126)], 62);
    hedge(plate, [at(-20, 370), at(100, 380), at(220, 366)], 44);
    hedge(plate, [at(300, 372), at(400, 362), at(500, 370)], 44);
    trees(
      plate,
      [
        { x: 92, y: 120, r: 38 },
        { x: 340, y: 112, r: 40 },
      ],
      leaf.wood,
    );
  },
  'Garden plots': (plate) => {
    ground(plate, '#b9a878');
    const beds: [number, number, string, string, number][] = [
      [26, 26, '#7d6847', '#66763a', 90],
      [142, 26, '#8b744f', '#8a9a50', 0],
      [258, 26, '#7d6847', '#a9803c', 90],
      [374, 26, '#86704c', '#5f7138', 0],
      [26, 316, '#86704c', '#7c8b46', 0],
      [374, 316, '#7d6847', '#96603f', 90],
      [26, 142, '#8b744f', '#6f8040', 90],
      [374, 142, '#86704c', '#8f9d58', 0],
    ];
    for (const [x, y, soil, crop, angle] of beds) {
      parcel(plate, rectangle(x, y, 84, y === 142 ? 130 : 90), soil, {
        angle,
        spacing: 12,
        colour: crop,
        width: 7,
        dash: '6 5',
        opacity: 1,
      });
    }
    fence(plate, [at(8, 300), at(8, 8), at(472, 8), at(472, 410)]);
    roof(plate, { x: 186, y: 348, w: 62, h: 42, colour: roofing.board });
    well(plate, 296, 352);
    orchard(plate, { x: 122, y: 122, w: 240, h: 44 }, { columns: 4, rows: 1, radius: 17, colour: leaf.pear });
  },
  'Overgrown lane': (plate) => {
    ground(plate, land.lush);
    tufts(plate, 80);
    track(plate, [exits.left, at(80, 252), at(180, 222), at(300, 258), at(400, 228), exits.right], 30, '#bfae7e');
    hedge(plate, [at(-20, 178), at(90, 180), at(190, 148), at(300, 178), at(400, 152), at(500, 168)], 48, leaf.bramble);
    hedge(plate, [at(-20, 322), at(90, 332), at(190, 302), at(300, 336), at(400, 310), at(500, 322)], 48, leaf.bramble);
    trees(
      plate,
      [
        { x: 60, y: 84, r: 34 },
        { x: 128, y: 56, r: 26 },
        { x: 320, y: 72, r: 36 },
        { x: 398, y: 84, r: 26 },
        { x: 446, y: 52, r: 22 },
        { x: 222, y: 40, r: 20 },
      ],
      leaf.wood,
    );
    trees(
      plate,
      [
        { x: 140, y: 258, r: 9 },
        { x: 340, y: 226, r: 10 },
      ],
      leaf.bramble,
    );
  },
  'Bramble bank': (plate) => {
    ground(plate, land.heath);
    tufts(plate, 120);
    plate.add(
      `<path d="${curve([at(-20, 214), at(120, 166), at(260, 190), at(380, 140), at(500, 160), at(500, 60), at(360, 50), at(220, 96), at(100, 76), at(-20, 110)], true)}" fill="#8d7a50" opacity="0.5"/>`,
    );
    bank(plate);
    strew(
      plate,
      { tries: 420, low: 11, high: 22, gap: 0.62, colour: '#5d5c3a' },
      (p) => Math.abs(p.y - (140 - 26 * Math.sin(p.x / 90))) < 44,
    );
    strew(plate, { tries: 80, low: 9, high: 17, gap: 0.8, colour: '#5d5c3a' }, (p) => p.y > 350 && p.y < 420);
    boulders(plate, [at(60, 260), at(420, 250), at(402, 264), at(120, 320)]);
    berries(plate);
  },
  Copse: (plate) => {
    ground(plate, land.meadow);
    parcel(plate, [at(0, 330), at(480, 350), at(480, 480), at(0, 480)], land.straw, {
      angle: 3,
      spacing: 11,
      colour: '#a98850',
      width: 1.8,
      dash: '5 5',
    });
    tufts(plate, 70);
    plate.add(
      `<ellipse cx="250" cy="140" rx="210" ry="130" fill="${darker(land.lush, 0.25)}" ${plate.blur(16)} opacity="0.8"/>`,
    );
    strew(
      plate,
      { tries: 900, low: 24, high: 40, gap: 0.66, colour: leaf.wood },
      (p) => ((p.x - 240) / 205) ** 2 + ((p.y - 120) / 108) ** 2 < 1,
    );
    trees(
      plate,
      [
        { x: 60, y: 300, r: 24 },
        { x: 420, y: 310, r: 28 },
        { x: 452, y: 270, r: 18 },
      ],
      leaf.wood,
    );
  },
  'Ditch and hedge': (plate) => {
    ground(plate, land.meadow);
    parcel(plate, rectangle(0, 0, 480, 90), land.lush, {
      angle: -4,
      spacing: 12,
      colour: '#66733f',
      width: 1.8,
      dash: '9 5',
    });
    tufts(plate, 70, (p) => p.y > 200);
    stream(plate, [at(-10, 172), at(110, 182), at(240, 168), at(370, 184), at(490, 172)], 24);
    reeds(plate, [at(40, 196), at(130, 204), at(210, 192), at(330, 204), at(440, 194)]);
    hedge(plate, [at(-20, 112), at(120, 118), at(250, 104), at(380, 120), at(500, 110)], 52);
    plate.add(
      '<path d="M224 150h40v42h-40z" fill="#a58152" stroke="#2a2520" stroke-width="2"/><path d="M224 160h40M224 171h40M224 182h40" stroke="#2a2520" stroke-width="1.2"/>',
    );
    track(plate, [exits.lowerLeft, at(130, 400), at(200, 300), at(244, 196)], 16);
    hedge(plate, [at(300, 404), at(390, 392), at(500, 398)], 30);
    tree(plate, 420, 96, 36, leaf.wood);
  },
  'Sunken path': (plate) => {
    ground(plate, land.lush);
    tufts(plate, 80);
    const lane = [exits.upperLeft, at(128, 90), at(190, 190), at(280, 280), at(350, 380), exits.lowerRight];
    plate.add(
      `<path d="${curve(lane)}" fill="none" stroke="#5d4a2e" stroke-width="112" opacity="0.5"/>`,
      `<path d="${curve(lane)}" fill="none" stroke="#463722" stroke-width="84" opacity="0.55"/>`,
      `<path d="${curve(lane)}" fill="none" stroke="#c0a878" stroke-width="58"/>`,
    );
    track(plate, lane, 26, '#dcc898');
    hedge(plate, [at(40, -20), at(52, 110), at(112, 226), at(196, 318), at(262, 404), at(284, 500)], 42);
    hedge(plate, [at(196, -20), at(208, 74), at(262, 160), at(350, 246), at(424, 352), at(444, 500)], 42);
    trees(
      plate,
      [
        { x: 330, y: 84, r: 36 },
        { x: 420, y: 130, r: 28 },
        { x: 72, y: 330, r: 34 },
        { x: 400, y: 60, r: 22 },
      ],
      leaf.wood,
    );
    wall(plate, [at(470, 200), at(470, 330)], 8);
  },
};

type Plate = Parameters<Painter>[0];

/** Red specks under the trees. */
function apples(plate: Plate): void {
  let body = '';
  for (let i = 0; i < 90; i++) {
    const p = at(
      plate.chance.between(20, 460),
      plate.chance.happens(0.64) ? plate.chance.between(20, 160) : plate.chance.between(320, 408),
    );
    body += `<circle cx="${p.x.toFixed(1)}" cy="${p.y.toFixed(1)}" r="2.6"/>`;
  }
  plate.add(`<g fill="#b2452f" stroke="#4a2018" stroke-width="0.7">${body}</g>`);
}

function barrels(plate: Plate, x: number, y: number): void {
  for (const [dx, dy] of [
    [0, 0],
    [24, 8],
    [8, 24],
  ] as const) {
    plate.add(
      `<circle cx="${x + dx + 5}" cy="${y + dy + 7}" r="11" fill="#221f1a" opacity="0.35"/>`,
      `<circle cx="${x + dx}" cy="${y + dy}" r="11" fill="#a07a48" stroke="#2a2520" stroke-width="1.8"/>`,
      `<circle cx="${x + dx}" cy="${y + dy}" r="7.5" fill="none" stroke="#2a2520" stroke-width="1"/>`,
    );
  }
}

function ladder(plate: Plate, x: number, y: number): void {
  plate.add(
    `<g transform="translate(${x} ${y}) rotate(64)" stroke="#5d4728" stroke-width="2.6" fill="none"><path d="M0 0H64M0 13H64"/><path d="M6 0V13M18 0V13M30 0V13M42 0V13M54 0V13" stroke-width="2"/></g>`,
  );
}

function gate(plate: Plate, x: number, y: number): void {
  plate.add(
    `<g transform="translate(${x} ${y})" stroke="#4a3b25" stroke-width="2.4" fill="none"><path d="M-26 0H26M-26 -8H26M-26 -8V6M26 -8V6M-26 0L26 -8"/></g>`,
  );
}

/** Ink strokes down the slope below the brambles. */
function bank(plate: Plate): void {
  let body = '';
  for (let x = 0; x < 480; x += 6) {
    const top = 176 - 26 * Math.sin(x / 90);
    body += `M${x} ${top.toFixed(1)}l${plate.chance.between(-2, 3).toFixed(1)} ${plate.chance.between(14, 34).toFixed(1)}`;
  }
  plate.add(`<path d="${body}" stroke="${darker(land.earth, 0.5)}" stroke-width="1.6" opacity="0.6" fill="none"/>`);
}

function berries(plate: Plate): void {
  let body = '';
  for (let i = 0; i < 80; i++) {
    const x = plate.chance.between(0, 480);
    body += `<circle cx="${x.toFixed(1)}" cy="${plate.chance.near(140 - 26 * Math.sin(x / 90), 36).toFixed(1)}" r="2.2"/>`;
  }
  plate.add(`<g fill="#5b2440" stroke="${lighter('#5b2440', 0.4)}" stroke-width="0.6">${body}</g>`);
}
