import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import { circle, ellipse, line, path, rect, repeat, turned, veil, type Markup } from '../shapes.ts';
import type { Drawings } from './types.ts';

const shine = (d: string): Markup => veil(0.25, path(d, ink.white));

/** Paint and what puts it on a wall. */
export const painting: Drawings = {
  'paint-can': {
    box: [8, 0, 84, 94],
    close: [50, 58, 50],
    stands: true,
    draw: (p) =>
      line('M12 30C12-8 88-8 88 30', ink.steel, 3) +
      path('M10 24h80v66c0 5-80 5-80 0z', ink.silver) +
      path('M60 24h30v66c0 3-14 4-30 4z', ink.metal) +
      ellipse(50, 24, 40, 9, ink.metal) +
      ellipse(50, 23, 36, 7, p.main) +
      ellipse(44, 21.5, 22, 3.5, p.light) +
      path('M10 38c26 7 54 7 80 0v40c-26 7-54 7-80 0z', p.main) +
      path('M60 42.5c10-.8 20-2 30-4.5v40c-10 2.5-20 4-30 4.5z', p.dark) +
      path('M20 48c20 4 40 4 60 0v16c-20 4-40 4-60 0z', ink.white) +
      wordmarkAt(p.maker, 50, 57.5, 8, ink.coal, 50) +
      circle(12, 32, 4, ink.iron) +
      circle(88, 32, 4, ink.iron),
  },
  'paint-bucket': {
    box: [6, 10, 88, 86],
    close: [50, 56, 50],
    stands: true,
    draw: (p) =>
      line('M10 26C20 44 80 44 90 26', ink.steel, 2.5) +
      path('M10 18h80l-8 74c0 3-2 4-5 4H23c-3 0-5-1-5-4z', ink.white) +
      path('M60 18h30l-8 74c0 3-2 4-5 4H60z', ink.silver) +
      rect(6, 10, 88, 12, ink.paper, 3) +
      rect(6, 16, 88, 6, ink.silver, 3) +
      path('M15 42h70l-4 38H19z', p.main) +
      path('M60 42h25l-4 38H60z', p.dark) +
      wordmarkAt(p.maker, 50, 56, 9, p.onMain, 54) +
      rect(30, 68, 40, 3.5, p.onMain, 1),
  },
  'paint-roller': {
    box: [4, 6, 88, 92],
    close: [40, 30, 60],
    draw: (p) =>
      rect(4, 6, 74, 26, ink.white, 8) +
      rect(4, 20, 74, 12, ink.silver, 6) +
      rect(4, 6, 12, 26, p.light, 6) +
      repeat(8, (i) => rect(14 + i * 8, 6, 1.5, 26, ink.paper)) +
      line('M78 19h12v24H50v14', ink.steel, 4, 'butt') +
      path('M44 54h12l2 8c2 8 2 20 0 30-1 4-4 6-8 6s-7-2-8-6c-2-10-2-22 0-30z', p.main) +
      path('M50 54h6l2 8c2 8 2 20 0 30-1 4-4 6-8 6z', p.dark) +
      circle(50, 91, 2.5, p.deep),
  },
  'paint-roller-foam': {
    box: [4.5, 7, 75, 91],
    close: [44, 22, 46],
    draw: (p) =>
      turned(
        -10,
        50,
        50,
        rect(10, 8, 56, 18, ink.yellow, 8),
        rect(10, 17, 56, 9, '#dba91d', 4),
        line('M66 17h14v20H48v16', ink.steel, 3.5, 'butt'),
        path('M43 50h10l2 8c1 10 1 24 0 34-1 4-3 6-7 6s-6-2-7-6c-1-10-1-24 0-34z', p.main),
        path('M48 50h5l2 8c1 10 1 24 0 34-1 4-3 6-7 6z', p.dark),
      ),
  },
  'paint-brush': {
    box: [-3.5, -3, 102.5, 110],
    close: [34, 66, 46],
    draw: (p) =>
      turned(
        42,
        50,
        50,
        path('M30 70h40c2 14 0 26-4 42l-6-4-5 6-5-6-5 6-5-6-6 4c-4-16-6-28-4-42z', ink.cardLight),
        path('M50 70h20c2 14 0 26-4 42l-6-4-5 6-5-6z', ink.card),
        rect(28, 48, 44, 24, ink.metal, 2),
        rect(28, 48, 44, 6, ink.silver, 2),
        rect(28, 62, 44, 3, ink.steel),
        path(
          'M30 48c6-6 10-14 11-26 0-14-2-22 0-32 1-5 4-8 9-8s8 3 9 8c2 10 0 18 0 32 1 12 5 20 11 26z',
          p.main,
        ),
        path('M50-18c5 0 8 3 9 8 2 10 0 18 0 32 1 12 5 20 11 26H50z', p.dark),
        circle(50, -9, 3, ink.ground),
      ),
  },
  'paint-tray': {
    box: [4, 16, 92, 70],
    close: [50, 60, 48],
    draw: (p) =>
      path('M14 16h72l10 62c0 5-3 8-8 8H12c-5 0-8-3-8-8z', ink.coal) +
      path('M20 22h60l8 52c0 3-2 5-5 5H17c-3 0-5-2-5-5z', ink.iron) +
      repeat(5, (i) => rect(22 - i, 28 + i * 6, 56 + i * 2, 2.5, ink.steel, 1)) +
      path('M14 62c20-6 52 6 73-2l1 14c0 3-2 5-5 5H17c-3 0-5-2-5-5z', p.main) +
      veil(0.3, path('M20 64c10-2 20-1 28 1-8 3-18 4-28 3z', ink.white)),
  },
  'spray-can': {
    box: [27, 2, 46, 94],
    close: [50, 54, 46],
    stands: true,
    draw: (p) =>
      rect(42, 2, 16, 10, ink.white, 2) +
      circle(43, 7, 2, ink.coal) +
      path('M36 12h28l3 10H33z', ink.silver) +
      path('M30 22h40c2 0 3 2 3 4H27c0-2 1-4 3-4z', ink.steel) +
      rect(27, 26, 46, 70, p.main, 4) +
      path('M56 26h17v66c0 2-2 4-4 4H56z', p.dark) +
      shine('M31 28h6v66h-6z') +
      rect(27, 44, 46, 26, ink.white) +
      path('M56 44h17v26H56z', ink.silver) +
      wordmarkAt(p.maker, 50, 54, 7, ink.coal, 38) +
      circle(50, 82, 6, p.light),
  },
  'pole-extension': {
    box: [3.5, -4.5, 101.5, 101.5],
    close: [50, 50, 36],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        rect(47, -18, 6, 70, ink.silver),
        rect(50, -18, 3, 70, ink.metal),
        rect(45, 44, 10, 66, p.main, 2),
        rect(50, 44, 5, 66, p.dark),
        rect(43, 40, 14, 12, p.trim, 3),
        rect(46, -24, 8, 10, p.trim, 1),
        rect(44, 94, 12, 18, p.trim, 4),
      ),
  },
  'sprayer-paint': {
    box: [0, 0, 94, 96],
    close: [46, 40, 48],
    stands: true,
    draw: (p) =>
      line('M24 50C4 50 0 80 16 92', ink.black, 4) +
      path('M0 6h14l4 4v10H6L0 12z', p.trim) +
      path('M16 10h12v6H16z', ink.steel) +
      path('M30 10h36c4 0 6 2 6 6v28H24V16c0-4 2-6 6-6z', p.main) +
      shine('M30 10h36c4 0 6 2 6 6v3H24v-3c0-4 2-6 6-6z') +
      rect(32, 24, 32, 12, p.dark, 2) +
      wordmarkAt(p.maker, 48, 30, 5, p.onMain, 26) +
      circle(84, 30, 10, ink.steel) +
      circle(84, 30, 6, ink.coal) +
      path('M24 44h48l8 46H18z', p.trim) +
      rect(34, 52, 28, 26, ink.silver, 3) +
      rect(42, 76, 12, 16, ink.metal) +
      rect(12, 90, 76, 6, ink.coal, 3) +
      circle(36, 4, 4, ink.red) +
      line('M36 10V6', ink.steel, 2),
  },
  'mixing-stick': {
    box: [16.5, -7.5, 58, 115.5],
    close: [50, 70, 46],
    draw: (p) =>
      turned(
        20,
        50,
        50,
        rect(47, -6, 6, 76, ink.metal, 1),
        rect(46, -10, 8, 16, p.main),
        line('M38 70c0 20 24 20 24 34M62 70c0 20-24 20-24 34', ink.steel, 4),
        line('M36 70h28M36 104h28', ink.iron, 4),
      ),
  },
  'masking-film': {
    box: [-2, 20, 98, 75],
    close: [44, 50, 66],
    draw: (p) =>
      path('M20 60h76v34H28z', '#d8eef8') +
      line('M34 66v26M52 64v30M70 66v28', ink.white, 1.5) +
      rect(20, 54, 76, 8, ink.amber) +
      path('M4 20h52c14 0 14 40 0 40H4z', '#cfe6f2') +
      ellipse(8, 40, 10, 20, p.main) +
      ellipse(8, 40, 5, 10, ink.ground),
  },
};
