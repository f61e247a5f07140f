import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  repeat,
  ring,
  turned,
  veil,
  type Markup,
} from '../shapes.ts';
import type { Drawings } from './types.ts';

const shine = (d: string): Markup => veil(0.25, path(d, ink.white));
const wheel = (x: number, y: number, radius: number): Markup =>
  circle(x, y, radius, ink.black) +
  circle(x, y, radius * 0.62, ink.metal) +
  circle(x, y, radius * 0.26, ink.iron);

/** A long wooden handle with a D-grip at its end. */
const shaft = (from: number, to: number, colour: string, dark: string): Markup =>
  rect(47, from, 6, to - from, colour, 2) + rect(50, from, 3, to - from, dark, 1);

/** Machines and tools for gardens and fields. */
export const garden: Drawings = {
  'lawn-mower': {
    box: [2, 7.5, 98.5, 86.5],
    close: [34, 58, 48],
    stands: true,
    draw: (p) =>
      line('M50 58 88 10h10', ink.coal, 5) +
      path('M78 24h14l-2 22-14 10z', ink.iron) +
      path('M4 58c0-6 4-10 10-10h50c8 0 14 6 14 14v14H4z', p.main) +
      shine('M4 58c0-6 4-10 10-10h50c5 0 9 2 12 6H12c-4 0-7 2-8 4z') +
      path('M18 26h28c6 0 10 4 10 10v12H12V34c0-5 2-8 6-8z', p.trim) +
      repeat(5, (i) => rect(20 + i * 6, 32, 3, 10, ink.iron, 1)) +
      rect(24, 20, 18, 6, p.main, 3) +
      wordmarkAt(p.maker, 40, 60, 6, p.onMain, 36) +
      wheel(16, 80, 14) +
      wheel(68, 80, 14) +
      rect(28, 76, 26, 6, p.deep, 1),
  },
  'trimmer-grass': {
    box: [-20, -8, 133, 128.5],
    close: [30, 76, 46],
    draw: (p) =>
      turned(
        -42,
        50,
        50,
        rect(-20, 47, 120, 5, ink.metal, 2),
        rect(-20, 50, 120, 2, ink.steel),
        path('M92 36h24c6 0 8 4 8 8v12c0 6-4 8-8 8H92z', p.main),
        shine('M92 36h24c6 0 8 4 8 8H92z'),
        rect(112, 36, 12, 28, p.trim, 4),
        line('M62 49V26h18', p.trim, 6),
        rect(70, 42, 20, 14, p.trim, 3),
        path('M-30 30c14 0 24 8 26 19s-4 23-20 27l-2-10z', p.main),
        rect(-26, 40, 12, 20, ink.coal, 3),
        line('M-26 56l-14 10M-26 44l-14-12', ink.orange, 2),
      ),
  },
  'brush-cutter': {
    box: [-20, -12, 140, 127.5],
    close: [76, 28, 48],
    draw: (p) =>
      turned(
        -38,
        50,
        50,
        rect(-24, 47, 130, 5, ink.metal, 2),
        path('M92 30h30c5 0 8 4 8 9v22c0 5-3 9-8 9H92z', p.main),
        shine('M92 30h30c5 0 8 4 8 9H92z'),
        path('M104 62h22v18h-22z', ink.silver),
        rect(98, 38, 20, 16, p.trim, 3),
        repeat(4, (i) => rect(100 + i * 4.5, 40, 2, 12, ink.iron)),
        line('M58 52 40 26M58 48l20 28', p.trim, 5),
        line('M40 26l-7 4M78 76l7-2', ink.black, 7),
        path('M-20 34c10 2 16 8 16 15s-4 14-16 16z', p.main),
        path('M-44 47h36v5h-36z', ink.silver),
        path('M-28 28l5 20 5-20zM-28 72l5-20 5 20z', ink.silver),
        circle(-23, 50, 6, ink.iron),
      ),
  },
  chainsaw: {
    box: [-12, 15, 120, 65.5],
    close: [60, 54, 48],
    draw: (p) =>
      path('M-2 56h48v14H-2c-5 0-8-3-8-7s3-7 8-7z', ink.silver) +
      `<path d="M48 56H-2c-5 0-8 3-8 7s3 7 8 7h50" fill="none" stroke="${ink.coal}" stroke-width="4" stroke-dasharray="3 2"/>` +
      path('M40 34h36c6 0 10 4 10 10v26c0 6-4 10-10 10H46c-4 0-6-2-6-6z', p.main) +
      shine('M40 34h36c6 0 10 4 10 10H40z') +
      path(
        'M80 40c14-2 22 4 24 14l4 18c0 6-4 8-10 8H80v-8h14c3 0 4-1 3-4l-2-10c-1-6-6-8-15-8z',
        p.trim,
      ) +
      line('M42 44C36 20 50 14 66 20l6 14', ink.black, 6) +
      path('M36 42l-6-24 6-2 8 26z', ink.coal) +
      circle(58, 58, 11, p.dark) +
      circle(58, 58, 6, ink.coal) +
      wordmarkAt(p.maker, 64, 42, 4.5, p.onMain, 30) +
      repeat(4, (i) => rect(72, 52 + i * 4, 10, 2, p.deep)),
  },
  'hedge-trimmer': {
    box: [-10.5, 8.5, 119, 65.5],
    close: [76, 46, 48],
    draw: (p) =>
      turned(
        -16,
        50,
        50,
        rect(-12, 46, 66, 7, ink.metal),
        path(
          `M-12 46${repeat(9, () => 'l3-5 4 5')}zM-12 53${repeat(9, () => 'l3 5 4-5')}z`,
          ink.steel,
        ),
        path('M54 28h8v44h-8z', ink.silver),
        path('M58 36h30c10 0 16 6 16 14s-6 14-16 14H58z', p.main),
        shine('M58 36h30c8 0 13 4 15 9H58z'),
        line('M62 38C62 14 86 10 88 36', p.trim, 7),
        path('M88 64H76c0 10 6 14 14 14s14-4 16-12l-4-6z', p.trim),
        wordmarkAt(p.maker, 79, 52, 5, p.onMain, 34),
      ),
  },
  'pressure-washer': {
    box: [9, 0.5, 95, 97],
    close: [46, 44, 50],
    stands: true,
    draw: (p) =>
      line('M26 14c0-14 44-14 44 0v40', ink.coal, 5) +
      line('M26 14v40', ink.coal, 5) +
      path('M20 24h54c5 0 8 3 8 8v46c0 6-4 8-8 8H20c-5 0-8-3-8-8V32c0-5 3-8 8-8z', p.main) +
      shine('M20 24h54c5 0 8 3 8 8v2H12v-2c0-5 3-8 8-8z') +
      path('M12 60h70v18c0 6-4 8-8 8H20c-5 0-8-3-8-8z', p.trim) +
      circle(47, 44, 10, p.dark) +
      circle(47, 44, 6, ink.amber) +
      wordmarkAt(p.maker, 47, 71, 7, ink.white, 54) +
      wheel(20, 86, 11) +
      wheel(74, 86, 11) +
      line('M80 68c16 2 12 22 4 26', ink.black, 4) +
      turned(
        14,
        92,
        40,
        rect(89, 6, 4, 46, ink.metal),
        path('M86 50h11l3 22h-10z', p.trim),
        rect(88, 0, 6, 8, p.main),
      ),
  },
  'hose-reel': {
    box: [1.5, 9.5, 90.5, 88.5],
    close: [46, 46, 48],
    stands: true,
    draw: (p) =>
      line('M14 92 34 30h32l20 62', p.trim, 5) +
      line('M34 30C34 6 66 6 66 30', p.trim, 5) +
      circle(50, 52, 36, p.dark) +
      repeat(4, (i) => ring(50, 52, 32 - i * 5.5, i % 2 ? p.light : p.main, 5.4)) +
      circle(50, 52, 12, p.trim) +
      line('M50 52h20v-10', ink.amber, 4) +
      circle(70, 40, 4, ink.amber) +
      line('M22 72c-10 8-6 18-18 20', p.main, 5) +
      rect(8, 90, 84, 5, p.trim, 2) +
      wheel(84, 90, 8),
  },
  sprinkler: {
    box: [6, -1, 92, 93],
    close: [50, 64, 48],
    stands: true,
    draw: (p) =>
      [
        [-70, 34],
        [-40, 44],
        [0, 48],
        [40, 44],
        [70, 34],
      ]
        .map(([turn = 0, length = 0]) =>
          turned(turn, 50, 50, line(`M50 34v${-length * 0.7}`, ink.glassDark, 2.5)),
        )
        .join('') +
      rect(44, 34, 12, 34, ink.brass, 2) +
      path('M34 34h32l-6 10H40z', p.main) +
      path('M18 68h64l8 18H10z', p.main) +
      path('M50 68h32l8 18H50z', p.dark) +
      rect(82, 74, 16, 9, ink.amber, 2) +
      rect(6, 86, 88, 6, p.trim, 2),
  },
  'nozzle-garden': {
    box: [-15, 13, 113.5, 80],
    close: [36, 34, 48],
    draw: (p) =>
      path('M4 14h20v34H4z', p.trim) +
      repeat(4, (i) => rect(4, 18 + i * 7, 20, 3, ink.iron)) +
      path('M24 18h36c12 0 18 6 22 14l14 48-16 6-14-34c-2-6-6-8-14-8H24z', p.main) +
      shine('M24 18h36c10 0 16 4 20 11-6-3-12-4-22-4H24z') +
      path('M60 50l14 38-6 4-16-40z', p.trim) +
      path('M78 80l16-5 4 12-16 6z', ink.amber) +
      [24, 31, 38]
        .map((y) => line(`M2 ${y} -14 ${y + (y - 31) * 1.4}`, ink.glassDark, 2.2))
        .join(''),
  },
  'shears-garden': {
    box: [-4, 1, 84.5, 110],
    close: [50, 30, 46],
    draw: (p) => {
      const half =
        path('M50 46 46 6c0-8 6-12 8-8 6 12 6 30 2 46z', ink.metal) +
        path('M54-2c6 12 6 30 2 46h-3c2-16 3-32 1-46z', ink.silver) +
        line('M54 48 64 64', ink.iron, 5, 'butt') +
        line('M62 60 76 100', p.main, 9) +
        line('M66 66l10 30', p.light, 2);
      return turned(
        28,
        50,
        50,
        turned(-6, 50, 48, half),
        group('matrix(-1 0 0 1 100 0)', turned(-6, 50, 48, half)),
        circle(50, 48, 6, ink.steel),
        circle(50, 48, 2.5, ink.coal),
      );
    },
  },
  pruner: {
    box: [9, 3, 70, 105],
    close: [44, 30, 46],
    draw: (p) =>
      turned(
        30,
        50,
        50,
        path('M50-4c10 8 14 24 8 42l-8 8-4-6c4-14 6-28 4-44z', ink.metal),
        path('M58 38c-6 10-12 12-18 6C28 34 26 18 32 6c2 14 8 22 18 28z', ink.iron),
        line('M54 44C64 60 68 80 64 102', p.main, 11),
        line('M58 50c8 16 11 32 8 48', p.light, 2.5),
        line('M44 46C36 62 34 80 38 100', p.main, 11),
        line('M40 56C36 70 36 84 38 96', p.dark, 2.5),
        circle(50, 42, 6.5, ink.steel),
        circle(50, 42, 2.5, ink.coal),
        rect(44, 60, 12, 4, ink.silver, 2),
      ),
  },
  shovel: {
    box: [3.5, -19, 107.5, 124.5],
    close: [28, 74, 46],
    draw: (p) =>
      turned(
        40,
        50,
        50,
        shaft(-18, 72, ink.woodLight, ink.wood),
        path('M38-30h24v8c0 4-4 6-8 6h-8c-4 0-8-2-8-6z M44-25v3h12v-3z', p.main),
        path('M34 66h32v26c0 12-10 22-16 30-6-8-16-18-16-30z', p.main),
        path('M50 66h16v26c0 12-10 22-16 30z', p.dark),
        rect(32, 64, 36, 5, p.deep, 2),
        rect(46, 52, 8, 26, ink.coal, 2),
      ),
  },
  'shovel-square': {
    box: [-5, -19, 116, 129.5],
    close: [28, 74, 46],
    draw: (p) =>
      turned(
        40,
        50,
        50,
        shaft(-18, 72, ink.woodLight, ink.wood),
        path('M38-30h24v8c0 4-4 6-8 6h-8c-4 0-8-2-8-6z M44-25v3h12v-3z', p.trim),
        path('M32 68h36l2 44H30z', p.main),
        path('M50 68h18l2 44H50z', p.dark),
        path('M32 68h36v5H32z', p.light),
        rect(46, 54, 8, 24, ink.coal, 2),
      ),
  },
  hoe: {
    box: [-15, -12.5, 115, 113],
    close: [30, 74, 46],
    draw: (p) =>
      turned(
        38,
        50,
        50,
        shaft(-28, 92, ink.woodLight, ink.wood),
        path('M20 86h40c4 0 6 2 6 6v6c0 4-2 6-6 6H44l-28 8z', p.main),
        path('M20 86h30v20l-34 6z', p.dark),
        rect(44, 80, 12, 26, ink.coal, 3),
      ),
  },
  rake: {
    box: [-13, -11, 112, 130.5],
    close: [28, 74, 46],
    draw: (p) =>
      turned(
        38,
        50,
        50,
        shaft(-26, 70, ink.woodLight, ink.wood),
        path('M46 64h8l4 14H42z', ink.coal),
        ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) =>
          line(`M${50 + i * 1.5} 76 ${50 + i * 6.5} 108l${i * 0.6} 6`, p.main, 2.6),
        ),
        path('M34 92c10-4 22-4 32 0v3c-10-4-22-4-32 0z', p.dark),
      ),
  },
  pickaxe: {
    box: [10, -7.5, 98.5, 105],
    close: [64, 30, 46],
    draw: (p) =>
      turned(
        40,
        50,
        50,
        shaft(-10, 110, ink.woodLight, ink.wood),
        path('M-4 26C10 2 34-8 50-8s40 10 54 34l-6 2C86 12 68 8 50 8S14 12 2 28z', p.main),
        path('M50-8c16 0 40 10 54 34l-6 2C86 12 68 8 50 8z', p.dark),
        rect(43, -12, 14, 24, ink.iron, 2),
      ),
  },
  machete: {
    box: [-5, -1.5, 112, 101],
    close: [70, 70, 46],
    draw: (p) =>
      turned(
        40,
        50,
        50,
        path('M-22 50c4-14 14-20 30-20 24 0 40 6 62 8v18c-30 4-62 6-92-6z', ink.silver),
        path('M-22 50c30 10 62 8 92 4v2c-30 4-62 6-92-6z', ink.steel),
        path('M68 36h38c8 0 12 6 12 12l-6 14c-4 4-10 4-14 0H68z', p.main),
        path('M68 36h38c6 0 10 4 11.5 8H68z', p.light),
        ...[76, 90, 104].map((x) => circle(x, 50, 2.5, ink.brass)),
      ),
  },
  wheelbarrow: {
    box: [0, 22, 102, 75],
    close: [44, 44, 50],
    stands: true,
    draw: (p) =>
      line('M18 84 40 58 98 44', ink.iron, 5) +
      line('M62 60 70 92h10', ink.iron, 5) +
      path('M2 26h82l-16 36H30z', p.main) +
      path('M46 26h38L68 62H46z', p.dark) +
      path('M0 22h86l-2 7H4z', p.light) +
      line('M86 47l12-3', ink.black, 8) +
      circle(18, 82, 15, ink.black) +
      circle(18, 82, 8, p.trim === '#212423' ? ink.metal : p.trim) +
      circle(18, 82, 3, ink.iron) +
      wordmarkAt(p.maker, 46, 44, 6, p.onMain, 36),
  },
  'sprayer-backpack': {
    box: [-2.5, 0, 96.5, 96],
    close: [40, 50, 48],
    stands: true,
    draw: (p) =>
      line('M66 76c20 6 24-20 20-40', ink.black, 4) +
      line('M86 38 92 2', ink.metal, 4) +
      rect(82, 34, 9, 20, p.trim, 3) +
      rect(26, 4, 26, 10, p.trim, 3) +
      path(
        'M20 14h40c8 0 12 6 12 14v50c0 6-4 10-10 10H18C12 88 8 84 8 78V28c0-8 4-14 12-14z',
        p.main,
      ) +
      path('M44 14h16c8 0 12 6 12 14v50c0 6-4 10-10 10H44z', p.dark) +
      repeat(4, (i) => rect(14, 40 + i * 10, 6, 2, ink.white)) +
      wordmarkAt(p.maker, 42, 34, 6, p.onMain, 42) +
      line('M10 84H0V66', ink.iron, 5) +
      path('M14 86h52v10H14z', p.trim),
  },
  'sprayer-hand': {
    box: [10, 0, 72, 96],
    close: [50, 30, 46],
    stands: true,
    draw: (p) =>
      path('M10 20h14v12H10z', p.trim) +
      path('M22 18h38c8 0 10 6 10 12H58l4 16H44V34H22z', p.main) +
      line('M34 34c0 10 4 14 8 18', p.trim, 5) +
      rect(46, 0, 8, 20, p.trim, 3) +
      rect(42, 46, 24, 8, p.trim, 2) +
      path('M34 54h40c6 6 8 14 8 22 0 12-4 20-8 20H34c-4 0-8-8-8-20 0-8 2-16 8-22z', ink.paper) +
      path('M26 74c16-4 40 4 56 0 0 12-4 22-8 22H34c-4 0-8-10-8-22z', p.light) +
      repeat(4, (i) => rect(30, 62 + i * 8, 6, 1.5, ink.steel)),
  },
  'watering-can': {
    box: [0, 15, 95.5, 79],
    close: [54, 58, 48],
    stands: true,
    draw: (p) =>
      line('M52 36C56 8 96 14 92 46c-1 12-8 20-14 24', p.dark, 6) +
      path('M34 66 12 30l-6 4 22 46z', p.main) +
      path('M0 30 16 18l4 10-14 10z', p.dark) +
      path('M30 36h48v52c0 4-2 6-6 6H36c-4 0-6-2-6-6z', p.main) +
      path('M56 36h22v52c0 4-2 6-6 6H56z', p.dark) +
      ellipse(54, 36, 24, 6, p.deep) +
      wordmarkAt(p.maker, 54, 64, 6, p.onMain, 36),
  },
  'grass-line': {
    box: [4.5, 4.5, 92, 91],
    close: [50, 50, 48],
    draw: (p) =>
      repeat(7, (i) => ring(50, 50, 44 - i * 3.6, i % 2 ? p.light : p.main, 3)) +
      line('M90 68c10 6 2 22-10 26', p.main, 3) +
      circle(50, 50, 20, ink.white) +
      circle(50, 50, 10, ink.ground) +
      wordmarkAt(p.maker, 50, 35.5, 3.2, p.dark, 20),
  },
  'fuel-can': {
    box: [8, 6, 82, 88],
    close: [50, 56, 48],
    stands: true,
    draw: (p) =>
      path('M60 6h24l6 10H64z', p.trim) +
      path(
        'M14 18h44l8-4h18v12l6 8v54c0 4-2 6-6 6H14c-4 0-6-2-6-6V24c0-4 2-6 6-6z M22 26v10h28V26z',
        p.main,
      ) +
      path('M60 17l6-3h18v12l6 8v54c0 4-2 6-6 6H60z', p.dark) +
      line('M22 52 76 84M76 52 22 84', p.deep, 4) +
      rect(30, 58, 38, 20, p.main, 2) +
      wordmarkAt(p.maker, 49, 68, 6, p.onMain, 34),
  },
  'oil-bottle': {
    box: [22, 4, 54, 92],
    close: [50, 60, 48],
    stands: true,
    draw: (p) =>
      rect(34, 4, 18, 14, p.trim, 2) +
      path(
        'M36 18h14l6 12c14 2 20 8 20 16v44c0 4-2 6-6 6H28c-4 0-6-2-6-6V44c0-8 4-14 14-26z',
        p.main,
      ) +
      path('M52 22l4 8c14 2 20 8 20 16v44c0 4-2 6-6 6H52z', p.dark) +
      path('M62 38h7v18h-7z', ink.ground) +
      rect(26, 58, 46, 28, ink.white, 2) +
      path('M49 62c5 7 8 9 8 13a8 8 0 0 1-16 0c0-4 3-6 8-13z', p.main) +
      wordmarkAt(p.maker, 49, 52, 5, p.onMain, 24),
  },
};
