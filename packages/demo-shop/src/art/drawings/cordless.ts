import { ink, mix } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import type { Paint } from '../makers.ts';
import { circle, line, path, rect, repeat, turned, veil, type Markup } from '../shapes.ts';
import type { Drawings } from './types.ts';

const shine = (d: string): Markup => veil(0.22, path(d, ink.white));
const vents = (x: number, y: number, count: number, height: number, colour: string): Markup =>
  repeat(count, (i) => rect(x + i * 4, y, 2, height, colour, 1));

/** A battery at the foot of a grip, its top edge at a height. */
const slide = (x: number, y: number, wide: number, p: Paint): Markup =>
  rect(x, y, wide, 15, p.trim, 3) +
  rect(x, y + 4, wide, 11, p.main, 3) +
  veil(0.22, rect(x, y + 4, wide, 4, ink.white, 2)) +
  repeat(3, (i) =>
    rect(x + wide - 13 + i * 3.5, y + 10, 2.2, 2.2, i < 2 ? '#7be36d' : p.deep, 0.5),
  );

/** Machines that run on a battery, their batteries and chargers. */
export const cordless: Drawings = {
  'drill-cordless': {
    box: [0, 13, 92, 82],
    close: [40, 32, 46],
    draw: (p) =>
      rect(0, 30, 16, 3.6, ink.metal, 1) +
      path('M13 25h10v14H13z', ink.iron) +
      path('M22 21h12v22H22z', ink.coal) +
      rect(22, 21, 12, 6, ink.iron) +
      rect(33, 19, 7, 26, p.trim) +
      repeat(4, (i) => rect(33, 22 + i * 6, 7, 2, ink.iron)) +
      path('M40 16h38c10 0 14 6 14 14v6c0 8-4 12-12 12H40z', p.main) +
      shine('M40 16h38c9 0 13.5 5 14 12H40z') +
      path('M56 48h20l8 32H60z', p.trim) +
      path('M52 47h8l2.5 13c-6-1-10-6-10.5-13z', p.main) +
      path('M76 16h2c10 0 14 6 14 14v6c0 8-4 12-12 12h-4z', p.trim) +
      vents(78, 26, 3, 12, ink.iron) +
      rect(44, 13, 14, 4, p.trim, 2) +
      slide(52, 80, 40, p) +
      wordmarkAt(p.maker, 58, 36, 6.5, p.onMain, 32),
  },
  'impact-driver': {
    box: [2, 13, 86, 82],
    close: [34, 32, 44],
    draw: (p) =>
      rect(4, 27, 14, 5, ink.metal, 1) +
      path('M2 28h4v3H2z', ink.steel) +
      rect(16, 23, 8, 13, ink.coal, 2) +
      path('M24 20l16-5v28l-16-5z', ink.iron) +
      path('M24 20l16-5v6l-16 4z', ink.steel) +
      path('M40 13h32c12 0 16 6 16 16s-4 17-14 17H40z', p.main) +
      shine('M40 13h32c11 0 15.5 5 16 12H40z') +
      path('M70 13h2c12 0 16 6 16 16s-4 17-14 17h-4z', p.trim) +
      vents(74, 22, 3, 14, ink.iron) +
      path('M50 46h20l8 34H54z', p.trim) +
      path('M46 45h8l2.5 13c-6-1-10-6-10.5-13z', p.main) +
      slide(46, 80, 40, p) +
      wordmarkAt(p.maker, 55, 34, 6, p.onMain, 26),
  },
  'impact-wrench': {
    box: [0, 12, 94, 83],
    close: [30, 32, 44],
    draw: (p) =>
      rect(0, 25, 12, 12, ink.metal, 1) +
      rect(0, 25, 12, 4, ink.chrome, 1) +
      rect(10, 22, 6, 18, ink.iron) +
      path('M16 17h24v28H16c-2 0-3-2-3-4V21c0-2 1-4 3-4z', ink.steel) +
      path('M16 17h24v8H13v-4c0-2 1-4 3-4z', ink.silver) +
      rect(36, 13, 8, 36, p.trim) +
      path('M44 12h32c14 0 18 8 18 18s-4 19-16 19H44z', p.main) +
      shine('M44 12h32c12 0 17 6 18 14H44z') +
      path('M56 49h22l8 32H60z', p.trim) +
      path('M52 48h8l2.5 13c-6-1-10-6-10.5-13z', ink.amber) +
      vents(80, 24, 3, 14, p.deep) +
      slide(50, 80, 44, p) +
      wordmarkAt(p.maker, 61, 36, 6.5, p.onMain, 32),
  },
  'grinder-cordless': {
    box: [-7, 17, 115.5, 63.5],
    close: [24, 54, 46],
    draw: (p) =>
      turned(
        -8,
        50,
        50,
        rect(12, 12, 10, 30, p.trim, 4),
        rect(14, 38, 6, 8, ink.iron),
        path('M40 38h40v24H40z', p.main),
        shine('M40 38h40v8H40z'),
        path('M80 30h22c3 0 4 2 4 4v32c0 3-1 4-4 4H80z', p.trim),
        path('M88 30h14c3 0 4 2 4 4v32c0 3-1 4-4 4H88z', p.main),
        shine('M96 30h6c3 0 4 2 4 4v32c0 3-1 4-4 4h-6z'),
        rect(52, 34, 16, 5, ink.coal, 2.5),
        path('M42 40v22H28c-8 0-16-2-16-8v-8c0-4 4-6 10-6z', ink.steel),
        path('M42 40v6H12c0-4 4-6 10-6z', ink.silver),
        rect(16, 60, 14, 6, ink.iron),
        path('M-10 66h66v3c-4 3-12 5-20 5H10c-10 0-16-2-20-5z', ink.coal),
        path('M-10 66h66v2h-66z', ink.steel),
        path('M-6 62h34v6H-6c-2 0-3-1-3-3s1-3 3-3z', ink.iron),
        wordmarkAt(p.maker, 61, 52, 6.5, p.onMain, 32),
      ),
  },
  'saw-reciprocating': {
    box: [-4, 36, 104, 60],
    close: [30, 50, 46],
    draw: (p) =>
      path('M-4 46h30v6H4z', ink.silver) +
      path(`M2 52${repeat(8, () => 'l1.5 2.5 1.5-2.5')}z`, ink.steel) +
      rect(18, 40, 6, 24, ink.iron, 1) +
      path('M24 42h16v18H24z', ink.coal) +
      path(
        'M38 36h34c6 0 10 2 14 6l8 10 4 28c0 4-2 6-5 6H78c-3 0-5-2-5-6l-3-12H46c-5 0-8-3-8-7z M80 54h-7l3 20h7z',
        p.main,
      ) +
      shine('M38 36h34c6 0 10 2 14 5H38z') +
      path('M38 36h12v32h-4c-5 0-8-3-8-7z', p.trim) +
      path('M82 52l12 0 4 28c0 4-2 6-5 6h-7z', p.trim) +
      path('M70 60h5l1 9c-4-1-6-4-6-9z', ink.amber) +
      rect(72, 82, 28, 14, p.main, 3) +
      veil(0.22, rect(72, 82, 28, 4, ink.white, 2)) +
      wordmarkAt(p.maker, 63, 52, 6.5, p.onMain, 32),
  },
  'saw-chain-mini': {
    box: [-6, 15, 106, 80],
    close: [26, 44, 46],
    draw: (p) =>
      path('M4 38h42v14H4c-4 0-6-3-6-7s2-7 6-7z', ink.silver) +
      path('M-4 34h50v4H4c-4 0-6 3-6 7s2 7 6 7h42v4H4C-4 56-6 50-6 45c0-5 0-9 2-11z', ink.coal) +
      repeat(8, (i) => rect(2 + i * 5.5, 32, 2.5, 4, ink.iron)) +
      path('M40 26h28c10 0 16 8 18 16l8 36H70l-6-16H46c-4 0-6-2-6-6z', p.main) +
      shine('M40 26h28c8 0 13 5 16 10H40z') +
      path('M66 46h20l8 34H72z', p.trim) +
      path('M44 26c4-12 20-14 30-6l-4 6c-6-4-12-2-16 4z', p.trim) +
      circle(54, 48, 7, ink.coal) +
      circle(54, 48, 3, ink.steel) +
      slide(60, 80, 40, p),
  },
  'battery-pack': {
    box: [2, 20, 96, 66],
    close: [50, 50, 50],
    stands: true,
    draw: (p) =>
      path('M18 20h64v14H18z', ink.coal) +
      repeat(5, (i) => rect(26 + i * 11, 23, 4, 9, ink.brass)) +
      path('M8 34h84c4 0 6 2 6 6v38c0 5-3 8-8 8H10c-5 0-8-3-8-8V40c0-4 2-6 6-6z', p.main) +
      shine('M8 34h84c4 0 6 2 6 6v4H2v-4c0-4 2-6 6-6z') +
      path('M2 62h96v16c0 5-3 8-8 8H10c-5 0-8-3-8-8z', p.trim) +
      repeat(4, (i) => rect(34 + i * 9, 71, 6, 6, i < 3 ? '#7be36d' : ink.iron, 1)) +
      rect(36, 30, 28, 8, p.deep, 2) +
      wordmarkAt(p.maker, 50, 53, 10, p.onMain, 70),
  },
  charger: {
    box: [6, 22, 93.5, 64],
    close: [50, 46, 50],
    stands: true,
    draw: (p) =>
      line('M94 74c6-8 4-24-4-30', ink.black, 3.4) +
      path('M12 40h76l6 40c0 4-2 6-6 6H12c-4 0-6-2-6-6z', p.trim) +
      path('M12 40h76l1.5 8h-79z', ink.iron) +
      rect(24, 22, 52, 20, ink.coal, 3) +
      rect(30, 26, 40, 4, ink.black, 1) +
      repeat(4, (i) => rect(33 + i * 10, 32, 4, 10, ink.brass)) +
      path('M18 56h64l3 18H15z', p.main) +
      circle(24, 80, 2.5, '#7be36d') +
      circle(32, 80, 2.5, ink.red) +
      repeat(6, (i) => rect(54 + i * 5, 78, 2.5, 5, ink.iron)) +
      wordmarkAt(p.maker, 50, 65, 9, p.onMain, 50),
  },
  'kit-cordless': {
    box: [2, 8, 96, 84],
    close: [36, 56, 50],
    stands: true,
    draw: (p) =>
      path(
        'M34 8h32c5 0 8 3 8 8v8h-9v-5c0-2-1-3-3-3H38c-2 0-3 1-3 3v5h-9v-8c0-5 3-8 8-8z',
        ink.coal,
      ) +
      path('M8 22h84c4 0 6 2 6 6v58c0 4-2 6-6 6H8c-4 0-6-2-6-6V28c0-4 2-6 6-6z', p.main) +
      shine('M8 22h84c4 0 6 2 6 6v6H2v-6c0-4 2-6 6-6z') +
      rect(2, 54, 96, 5, p.deep) +
      rect(18, 50, 14, 14, p.trim, 2) +
      rect(68, 50, 14, 14, p.trim, 2) +
      rect(22, 64, 56, 20, mix(p.main, '#000000', 0.3), 3) +
      wordmarkAt(p.maker, 50, 74, 9, ink.white, 46),
  },
  'work-radio': {
    box: [4, -1, 92, 93.5],
    close: [50, 52, 50],
    stands: true,
    draw: (p) =>
      line('M80 24l8-24', ink.steel, 2.5) +
      path('M4 16h10v72H4zM86 16h10v72H86z', p.trim) +
      rect(8, 10, 84, 8, p.trim, 4) +
      rect(8, 84, 84, 8, p.trim, 4) +
      rect(12, 24, 76, 56, p.main, 6) +
      veil(0.22, rect(12, 24, 76, 8, ink.white, 4)) +
      circle(30, 54, 14, ink.coal) +
      circle(30, 54, 6, ink.iron) +
      circle(70, 54, 14, ink.coal) +
      circle(70, 54, 6, ink.iron) +
      rect(46, 44, 8, 20, p.deep, 2) +
      wordmarkAt(p.maker, 50, 34, 6, p.onMain, 40),
  },
  'light-work': {
    box: [14, 10, 72, 84],
    close: [50, 34, 50],
    stands: true,
    draw: (p) =>
      path('M20 74l-6 20h10l8-20zM80 74l6 20H76l-8-20z', ink.coal) +
      path('M14 40c0-4 3-6 6-6v34h60V34c3 0 6 2 6 6v30c0 4-3 7-7 7H21c-4 0-7-3-7-7z', p.trim) +
      rect(22, 10, 56, 54, p.main, 6) +
      rect(28, 16, 44, 42, '#fff6cf', 3) +
      repeat(12, (i) => rect(32 + (i % 4) * 10, 20 + Math.floor(i / 4) * 12, 7, 9, ink.yellow, 1)) +
      rect(36, 66, 28, 10, p.dark, 2),
  },
};
