import { darker, ink } from '../../kit/colour.ts';
import { cart, cattle, church, logs, roof, roofing, tower, well } from '../../terrain/buildings.ts';
import { fence, ground, land, parcel, rectangle, road, stream, track, tufts, wall } from '../../terrain/land.ts';
import { hedge, leaf, orchard, strew, tree, trees } from '../../terrain/plants.ts';
import { aroundMiddle, at, exits, type Painter } from './painter.ts';

/** Farms (medium cover) and villages (heavy cover), by label; the yard or square in the middle stays free. */
export const holdings: Record<string, Painter> = {
  'Walled farmyard': (plate) => {
    ground(plate, land.meadow);
    tufts(plate, 60);
    track(plate, [exits.left, at(70, 246), at(150, 250)], 24);
    parcel(plate, [at(70, 66), at(414, 66), at(414, 400), at(70, 400)], land.yard);
    wall(plate, [at(70, 218), at(70, 62), at(416, 62), at(416, 402), at(70, 402), at(70, 282)], 13);
    roof(plate, { x: 190, y: 98, w: 190, h: 66, colour: roofing.slate, chimneys: [-0.75, 0.75] });
    roof(plate, { x: 374, y: 226, w: 170, h: 62, turn: 90, colour: roofing.tile });
    roof(plate, { x: 160, y: 372, w: 120, h: 50, colour: roofing.brown });
    well(plate, 300, 128);
    hedge(plate, [at(458, 0), at(456, 190), at(460, 380)], 24);
    trees(
      plate,
      [
        { x: 30, y: 120, r: 26 },
        { x: 24, y: 60, r: 20 },
        { x: 30, y: 350, r: 22 },
      ],
      leaf.apple,
    );
  },
  'Barn and yard': (plate) => {
    ground(plate, land.heath);
    tufts(plate, 70);
    parcel(plate, [at(60, 130), at(440, 150), at(420, 400), at(90, 390)], land.yard);
    track(plate, [exits.right, at(430, 252), at(340, 270)], 26);
    roof(plate, { x: 206, y: 100, w: 290, h: 104, turn: -4, colour: roofing.tile });
    plate.add('<path d="M190 158l40 -3l1 16l-41 3z" fill="#4a3827" stroke="#2a2520" stroke-width="2"/>');
    roof(plate, { x: 90, y: 300, w: 118, h: 60, turn: 86, colour: roofing.thatch });
    cart(plate, 364, 190, 24);
    dung(plate, 186, 356);
    fence(plate, [at(150, 404), at(300, 410), at(440, 392), at(452, 300)]);
    tree(plate, 424, 70, 40, leaf.wood);
    trees(
      plate,
      [
        { x: 30, y: 180, r: 22 },
        { x: 24, y: 226, r: 17 },
      ],
      leaf.hedge,
    );
  },
  Dairy: (plate) => {
    ground(plate, land.lush);
    parcel(plate, rectangle(20, 250, 440, 170), land.meadow);
    tufts(plate, 60);
    parcel(plate, [at(150, 120), at(400, 120), at(400, 300), at(150, 300)], land.yard);
    road(plate, [exits.upperRight, at(352, 60), at(316, 150), at(300, 230)], 26);
    roof(plate, { x: 140, y: 90, w: 190, h: 68, turn: 0, colour: roofing.slate, chimneys: [0.8] });
    roof(plate, { x: 92, y: 216, w: 190, h: 64, turn: 90, colour: roofing.slate });
    tower(plate, 412, 128, 27, '#c3bba6');
    tower(plate, 438, 184, 20, '#c3bba6');
    churns(plate, 210, 146);
    fence(plate, [at(150, 330), at(300, 322), at(470, 334)]);
    cattle(plate, [at(200, 368), at(290, 384), at(356, 356), at(430, 378)]);
    hedge(plate, [at(10, 0), at(12, 110)], 24);
  },
  'Coach house': (plate) => {
    ground(plate, land.meadow);
    tufts(plate, 60);
    road(plate, [exits.left, at(120, 246), at(240, 250), at(360, 244), exits.right], 48);
    parcel(plate, [at(120, 176), at(372, 176), at(372, 300), at(120, 300)], land.gravel);
    roof(plate, { x: 240, y: 78, w: 240, h: 78, colour: roofing.brown, kind: 'hip', chimneys: [-0.5, 0.5] });
    roof(plate, { x: 92, y: 116, w: 132, h: 58, turn: 90, colour: roofing.brown });
    roof(plate, { x: 390, y: 116, w: 132, h: 58, turn: 90, colour: roofing.brown });
    coach(plate, 268, 176);
    roof(plate, { x: 374, y: 360, w: 120, h: 54, turn: 3, colour: roofing.thatch, chimneys: [0.6] });
    trees(
      plate,
      [
        { x: 180, y: 362, r: 30 },
        { x: 240, y: 384, r: 22 },
        { x: 96, y: 350, r: 24 },
      ],
      leaf.wood,
    );
    hedge(plate, [at(-10, 14), at(30, 16)], 24);
  },
  Sawmill: (plate) => {
    ground(plate, land.lush);
    strew(plate, { tries: 160, low: 18, high: 30, gap: 0.7, colour: leaf.wood }, (p) => p.y < 76 && p.x > 220);
    parcel(plate, [at(40, 100), at(460, 110), at(440, 400), at(60, 392)], '#c9b489');
    stream(plate, [exits.upperLeft, at(112, 80), at(50, 180), exits.left], 32);
    roof(plate, { x: 196, y: 128, w: 210, h: 82, turn: -6, colour: roofing.board, chimneys: [0.86] });
    plate.add(
      `<g transform="translate(88 148) rotate(-6)"><circle r="31" fill="none" stroke="${ink}" stroke-width="7"/><circle r="31" fill="none" stroke="#a07e52" stroke-width="4"/><path d="M-31 0H31M0 -31V31M-22 -22L22 22M-22 22L22 -22" stroke="#6d5434" stroke-width="3.4"/></g>`,
    );
    logs(plate, 336, 120, 104, 5, 4);
    logs(plate, 344, 196, 92, 4, -3);
    logs(plate, 84, 300, 92, 6, 3);
    logs(plate, 300, 352, 124, 4, 2);
    sawdust(plate);
    track(plate, [exits.right, at(430, 256), at(340, 268), at(250, 262)], 22, '#dfcda4');
  },
  'Church square': (plate) => {
    ground(plate, land.paving);
    cobbles(plate);
    road(plate, [exits.left, at(100, 262), at(240, 276), at(380, 258), exits.right], 40, land.gravel);
    parcel(plate, [at(120, 20), at(400, 20), at(400, 178), at(120, 178)], land.lush);
    graves(plate);
    wall(plate, [at(230, 180), at(118, 180), at(118, 18), at(402, 18), at(402, 180), at(280, 180)], 9);
    church(plate, 270, 98, 0);
    roof(plate, { x: 54, y: 92, w: 128, h: 66, turn: 90, colour: roofing.tile, chimneys: [0.8] });
    roof(plate, { x: 446, y: 120, w: 110, h: 58, turn: 90, colour: roofing.brown, chimneys: [-0.7] });
    roof(plate, { x: 96, y: 368, w: 110, h: 62, turn: 2, colour: roofing.slate, chimneys: [0.8] });
    roof(plate, { x: 260, y: 390, w: 130, h: 60, turn: -2, colour: roofing.tile, chimneys: [-0.8] });
    tree(plate, 380, 50, 22, leaf.wood);
  },
  'Manor house': (plate) => {
    ground(plate, land.lush);
    parcel(plate, rectangle(20, 14, 440, 400), land.meadow);
    parcel(plate, [at(110, 190), at(370, 190), at(370, 330), at(110, 330)], land.gravel);
    road(plate, [exits.lowerRight, at(340, 420), at(290, 340), at(250, 290)], 28, land.gravel);
    for (const x of [44, 380]) parterre(plate, x, 200);
    roof(plate, { x: 240, y: 98, w: 230, h: 92, colour: roofing.slate, kind: 'hip', chimneys: [-0.42, 0.42] });
    roof(plate, { x: 106, y: 112, w: 118, h: 76, turn: 90, colour: roofing.slate, kind: 'hip', chimneys: [0] });
    roof(plate, { x: 374, y: 112, w: 118, h: 76, turn: 90, colour: roofing.slate, kind: 'hip', chimneys: [0] });
    plate.add(
      `<circle cx="240" cy="212" r="21" fill="${land.paving}" stroke="${ink}" stroke-width="1.8"/><circle cx="240" cy="212" r="13" fill="${land.water}" stroke="${ink}" stroke-width="1.3"/><circle cx="240" cy="212" r="4" fill="#efe6cf" stroke="${ink}" stroke-width="1"/>`,
    );
    orchard(plate, { x: 24, y: 330, w: 230, h: 80 }, { columns: 5, rows: 1, radius: 20, colour: leaf.poplar });
    orchard(plate, { x: 372, y: 320, w: 90, h: 60 }, { columns: 2, rows: 1, radius: 20, colour: leaf.poplar });
    wall(plate, [at(12, 410), at(12, 12), at(468, 12), at(468, 380)], 11);
  },
  'Stone hamlet': (plate) => {
    ground(plate, land.meadow);
    tufts(plate, 40);
    parcel(plate, [at(90, 150), at(390, 140), at(400, 330), at(80, 340)], land.paving);
    road(plate, [exits.left, at(90, 236), at(240, 246), at(390, 240), exits.right], 38);
    road(plate, [exits.upperRight, at(352, 90), at(306, 180), at(260, 240)], 28);
    roof(plate, { x: 96, y: 92, w: 128, h: 72, turn: -14, colour: '#7d7f7c', chimneys: [0.75] });
    roof(plate, { x: 236, y: 72, w: 104, h: 66, turn: 8, colour: '#85827a', chimneys: [-0.7] });
    roof(plate, { x: 430, y: 122, w: 112, h: 70, turn: 78, colour: '#7d7f7c', chimneys: [0.7] });
    roof(plate, { x: 84, y: 350, w: 120, h: 70, turn: 12, colour: '#85827a', chimneys: [-0.75] });
    roof(plate, { x: 244, y: 372, w: 112, h: 64, turn: -5, colour: '#767a7b', chimneys: [0.7] });
    roof(plate, { x: 404, y: 348, w: 104, h: 64, turn: -22, colour: '#85827a', chimneys: [0.7] });
    wall(plate, [at(10, 170), at(60, 168), at(150, 150)], 9);
    wall(plate, [at(160, 320), at(200, 318), at(330, 320)], 9);
    tree(plate, 26, 30, 26, leaf.wood);
    trees(
      plate,
      [
        { x: 322, y: 44, r: 18 },
        { x: 26, y: 270, r: 17 },
      ],
      leaf.apple,
    );
  },
  'Old priory': (plate) => {
    ground(plate, land.lush);
    tufts(plate, 60);
    parcel(plate, rectangle(60, 40, 360, 356), land.paving);
    road(plate, [exits.left, at(60, 240), at(130, 244)], 26);
    parcel(plate, rectangle(168, 168, 150, 140), land.meadow, { angle: 0, spacing: 400, colour: '#d9cfb4', width: 14 });
    roof(plate, { x: 240, y: 86, w: 330, h: 78, colour: '#6d7880' });
    roof(plate, { x: 330, y: 86, w: 74, h: 128, colour: '#66717a' });
    roof(plate, { x: 330, y: 86, w: 54, h: 54, colour: '#57626b', kind: 'hip' });
    roof(plate, { x: 384, y: 250, w: 210, h: 52, turn: 90, colour: roofing.brown });
    roof(plate, { x: 102, y: 300, w: 130, h: 52, turn: 90, colour: roofing.brown });
    roof(plate, { x: 270, y: 372, w: 190, h: 50, colour: roofing.brown, chimneys: [0.8] });
    arcade(plate);
    ruin(plate);
    trees(
      plate,
      [
        { x: 26, y: 70, r: 27 },
        { x: 24, y: 140, r: 20 },
        { x: 456, y: 50, r: 22 },
        { x: 20, y: 350, r: 24 },
      ],
      leaf.wood,
    );
    well(plate, 243, 238);
  },
};

type Plate = Parameters<Painter>[0];

function dung(plate: Plate, x: number, y: number): void {
  plate.add(
    `<ellipse cx="${x + 6}" cy="${y + 8}" rx="36" ry="20" fill="#221f1a" opacity="0.3"/>`,
    `<path d="M${x - 36} ${y}q8 -22 36 -20q30 0 36 20q-12 18 -38 18q-26 -2 -34 -18z" fill="#7a5b38" stroke="${ink}" stroke-width="1.5"/>`,
    `<path d="M${x - 20} ${y - 4}l12 -5M${x - 4} ${y + 4}l14 -6M${x + 8} ${y - 8}l12 4M${x - 12} ${y + 9}l16 2" stroke="#d6b468" stroke-width="2"/>`,
  );
}

function churns(plate: Plate, x: number, y: number): void {
  for (const dx of [0, 17, 34, 51]) {
    plate.add(
      `<circle cx="${x + dx + 4}" cy="${y + 5}" r="7" fill="#221f1a" opacity="0.35"/><circle cx="${x + dx}" cy="${y}" r="7" fill="#c9ccc6" stroke="${ink}" stroke-width="1.6"/><circle cx="${x + dx}" cy="${y}" r="3.4" fill="#8d948f" stroke="${ink}" stroke-width="0.9"/>`,
    );
  }
}

function coach(plate: Plate, x: number, y: number): void {
  plate.add(
    `<rect x="${x - 30}" y="${y - 9}" width="72" height="32" fill="#221f1a" opacity="0.35"/>`,
    `<g stroke="${ink}" stroke-width="1.8"><path d="M${x - 26} ${y - 17}h14M${x + 14} ${y - 17}h14M${x - 26} ${y + 17}h14M${x + 14} ${y + 17}h14" stroke-width="5"/><rect x="${x - 32}" y="${y - 13}" width="64" height="26" rx="5" fill="#7c3f33"/><rect x="${x - 14}" y="${y - 10}" width="26" height="20" fill="#a9806b"/><path d="M${x + 32} ${y - 4}h26M${x + 32} ${y + 4}h26" fill="none"/></g>`,
  );
}

function sawdust(plate: Plate): void {
  let body = '';
  for (let i = 0; i < 130; i++) {
    body += `<circle cx="${plate.chance.near(240, 90).toFixed(1)}" cy="${plate.chance.near(214, 46).toFixed(1)}" r="${plate.chance.between(0.8, 2.2).toFixed(1)}"/>`;
  }
  plate.add(`<g fill="#efdcae">${body}</g>`);
}

function cobbles(plate: Plate): void {
  let body = '';
  for (let i = 0; i < 330; i++) {
    const p = at(plate.chance.between(0, 480), plate.chance.between(180, 480));
    if (!aroundMiddle(110, 60)(p)) continue;
    body += `M${p.x.toFixed(1)} ${p.y.toFixed(1)}q4 -4 8 0`;
  }
  plate.add(`<path d="${body}" fill="none" stroke="${darker(land.paving, 0.5)}" stroke-width="1.1" opacity="0.6"/>`);
}

function graves(plate: Plate): void {
  for (const [x, y] of [
    [138, 40],
    [138, 62],
    [156, 44],
    [382, 92],
    [384, 116],
    [364, 150],
    [384, 150],
    [140, 160],
    [160, 160],
    [344, 160],
  ] as const) {
    plate.add(
      `<path d="M${x + 3} ${y + 4}h11v7h-11z" fill="#221f1a" opacity="0.35"/><path d="M${x} ${y}h11v6h-11z" fill="#d8d1c0" stroke="${ink}" stroke-width="1.2"/>`,
    );
  }
}

/** A clipped garden of four beds about a round one. */
function parterre(plate: Plate, x: number, y: number): void {
  plate.add(
    `<g transform="translate(${x} ${y})" stroke="${ink}" stroke-width="1.3"><path d="M0 0H56V100H0Z" fill="${land.gravel}"/><path d="M6 6H24V44H6ZM32 6H50V44H32ZM6 56H24V94H6ZM32 56H50V94H32Z" fill="#66763f"/><circle cx="28" cy="50" r="10" fill="#9d5a48"/></g>`,
  );
}

/** The posts of a cloister about its garth. */
function arcade(plate: Plate): void {
  let body = '';
  for (let i = 0; i <= 8; i++) {
    for (const [x, y] of [
      [160 + i * 20.6, 160],
      [160 + i * 20.6, 316],
      [160, 160 + i * 19.5],
      [325, 160 + i * 19.5],
    ] as const) {
      body += `<rect x="${(x - 3.5).toFixed(1)}" y="${(y - 3.5).toFixed(1)}" width="7" height="7"/>`;
    }
  }
  plate.add(`<g fill="#e7dec8" stroke="${ink}" stroke-width="1.1">${body}</g>`);
}

/** Broken walls where a roof has gone. */
function ruin(plate: Plate): void {
  wall(plate, [at(74, 148), at(74, 200)], 11);
  wall(plate, [at(130, 400), at(190, 402)], 11);
  for (const [x, y] of [
    [90, 206],
    [84, 216],
    [142, 392],
    [200, 396],
  ] as const) {
    plate.add(`<path d="M${x} ${y}l8 -4l5 6l-6 6z" fill="#c6bca4" stroke="${ink}" stroke-width="1.2"/>`);
  }
}
