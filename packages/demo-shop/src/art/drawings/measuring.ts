import { ink } from '../colour.ts';
import { plainLettering, textAt } from '../lettering.ts';
import { wordmarkAt } from '../logo.ts';
import {
  circle,
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

const shine = (d: string): Markup => veil(0.22, path(d, ink.white));

/** The marks of a rule from left to right, every fifth one long. */
const marks = (
  x: number,
  y: number,
  count: number,
  step: number,
  colour: string = ink.black,
): Markup => repeat(count, (i) => rect(x + i * step, y, 0.8, i % 5 === 0 ? 5 : 2.8, colour));

const digits = (text: string, x: number, y: number, height: number): Markup =>
  textAt(text, x, y, height, '#27331f', { ...plainLettering, weight: 1.5, round: 0.8 }, 'middle');

const vial = (x: number, y: number, wide: number, high: number): Markup =>
  rect(x, y, wide, high, '#cfe64a', Math.min(wide, high) / 2) +
  rect(x + wide * 0.36, y + high * 0.2, wide * 0.28, high * 0.6, '#eef7b5', 2) +
  rect(x + wide * 0.3, y, 0.9, high, ink.black) +
  rect(x + wide * 0.68, y, 0.9, high, ink.black);

/** What measures, levels and marks. */
export const measuring: Drawings = {
  'tape-measure': {
    box: [8, 8, 92, 86],
    close: [66, 72, 46],
    stands: true,
    draw: (p) =>
      rect(58, 80, 40, 8, ink.yellow) +
      marks(60, 80, 18, 2.1) +
      path('M97 78h3v16h-3z', ink.steel) +
      path(
        'M22 12h36c14 0 22 10 22 24v46c0 4-2 6-6 6H14c-4 0-6-2-6-6V28C8 18 14 12 22 12z',
        p.trim,
      ) +
      path('M24 18h32c12 0 18 8 18 18v32c0 4-2 6-6 6H20c-4 0-6-2-6-6V28c0-6 4-10 10-10z', p.main) +
      shine('M24 18h32c8 0 13 3 16 8H14c1-5 5-8 10-8z') +
      circle(43, 46, 21, p.dark) +
      circle(43, 46, 18, ink.chrome) +
      wordmarkAt(p.maker, 43, 46, 6, p.deep, 30) +
      path('M60 8h14c3 0 4 2 4 5l2 8-10-6-10-2z', ink.amber),
  },
  'tape-long': {
    box: [12, 4, 80, 98],
    close: [50, 46, 50],
    draw: (p) =>
      path('M40 78l-18 20h8l20-20z', ink.yellow) +
      path('M16 92l12 8-10 2z', ink.steel) +
      circle(52, 44, 40, p.trim) +
      circle(52, 44, 34, ink.yellow) +
      repeat(5, (i) => ring(52, 44, 14 + i * 4, '#d9a514', 0.8)) +
      path('M48 4h8v80h-8z', p.main) +
      path('M12 40h80v8H12z', p.main) +
      circle(52, 44, 12, p.main) +
      circle(52, 44, 6, p.deep) +
      line('M52 44h20v-8', ink.steel, 4) +
      rect(68, 26, 8, 12, p.trim, 3) +
      rect(34, 74, 18, 12, p.trim, 2),
  },
  'level-spirit': {
    box: [-6.5, 18, 113, 64.5],
    close: [50, 50, 50],
    draw: (p) =>
      turned(
        -24,
        50,
        50,
        rect(-8, 40, 116, 20, p.main, 2),
        rect(-8, 40, 116, 4, p.light, 2),
        rect(-8, 56, 116, 4, p.dark, 2),
        rect(-8, 40, 6, 20, p.trim, 2),
        rect(102, 40, 6, 20, p.trim, 2),
        rect(38, 44, 24, 12, ink.coal, 3),
        vial(40, 45, 20, 7),
        circle(6, 50, 7, ink.coal),
        group('rotate(90 6 50)', vial(1, 47, 10, 6)),
        circle(94, 50, 7, ink.coal),
        group('rotate(45 94 50)', vial(89, 47, 10, 6)),
        wordmarkAt(p.maker, 26, 50, 5, p.onMain, 20),
        marks(66, 56, 8, 2.4, p.onMain),
      ),
  },
  'level-laser': {
    box: [20, 6, 80, 92],
    close: [46, 46, 46],
    stands: true,
    draw: (p) =>
      path('M62 36 100 12v3L62 40z', '#4ade60') +
      path('M62 40 100 58v3L62 43z', '#4ade60') +
      path('M34 74 20 98h6l14-22zM56 74l14 24h-6L50 76z', ink.iron) +
      path('M43 74h4v24h-4z', ink.steel) +
      rect(28, 68, 34, 8, ink.coal, 2) +
      path('M24 14c0-4 3-8 8-8h26c5 0 8 4 8 8v50c0 3-2 5-5 5H29c-3 0-5-2-5-5z', p.main) +
      shine('M24 14c0-4 3-8 8-8h26c5 0 8 4 8 8v2H24z') +
      path('M24 20h8v34h-8zM58 20h8v34h-8z', p.trim) +
      rect(38, 22, 30, 30, ink.black, 6) +
      circle(58, 37, 9, ink.iron) +
      circle(58, 37, 5, '#4ade60') +
      wordmarkAt(p.maker, 45, 60, 5.5, p.onMain, 32),
  },
  'distance-laser': {
    box: [17.5, -18, 65.5, 117],
    close: [50, 40, 50],
    draw: (p) =>
      turned(
        14,
        50,
        50,
        path('M49-20h2V6h-2z', ink.red),
        rect(26, 4, 48, 92, p.trim, 8),
        rect(30, 8, 40, 84, p.main, 6),
        shine('M36 8h28c4 0 6 3 6 6v2H30v-2c0-3 2-6 6-6z'),
        rect(34, 18, 32, 30, '#c9d6b8', 2),
        digits('12.486', 50, 24, 7),
        digits('8.03', 54, 36, 7),
        circle(50, 60, 7, ink.red),
        ...[
          [38, 62],
          [62, 62],
          [38, 76],
          [50, 76],
          [62, 76],
        ].map(([x = 0, y = 0]) => rect(x - 4, y - 3, 8, 6, ink.coal, 2)),
        wordmarkAt(p.maker, 50, 87, 4, p.onMain, 30),
      ),
  },
  caliper: {
    box: [-4, 12, 109.5, 81.5],
    close: [34, 38, 46],
    draw: (p) =>
      turned(
        -30,
        50,
        50,
        path('M-8 42h120v11H14v26l-6-8V53H-8z', ink.metal),
        path('M-8 42h120v3H-8z', ink.chrome),
        path('M8 42V26l4 6v10z', ink.metal),
        marks(20, 48, 34, 2.6, ink.iron),
        path('M34 38h50c2 0 3 1 3 3v20c0 2-1 3-3 3H44v15l6-6V64H34z', ink.coal),
        path('M34 64h10v17l-6 6c-3-8-4-14-4-23z', ink.steel),
        path('M34 38V26l-4 6v6z', ink.steel),
        rect(48, 42, 30, 13, '#c9d6b8', 1),
        digits('24.36', 63, 44.5, 8),
        rect(50, 58, 7, 4, p.main, 1.5),
        rect(60, 58, 7, 4, ink.amber, 1.5),
        rect(70, 58, 7, 4, p.main, 1.5),
        circle(86, 66, 4, ink.steel),
      ),
  },
  micrometer: {
    box: [-0.5, 8.5, 107, 87.5],
    close: [40, 46, 46],
    draw: (p) =>
      turned(
        -14,
        50,
        50,
        path(
          'M14 24c-12 8-16 20-16 30 0 22 16 38 36 38s26-12 26-26V60h-9v5c0 10-6 17-17 17C20 82 8 70 8 54c0-8 4-16 14-20z',
          p.main,
        ),
        path('M14 24c-12 8-16 20-16 30 0 5 1 10 3 14l6-6c-3-12 0-22 15-28z', p.light),
        rect(14, 24, 12, 12, ink.steel, 1),
        rect(24, 27, 10, 6, ink.silver),
        rect(40, 27, 12, 6, ink.silver),
        path('M50 22h10v40h-10z', p.dark),
        rect(58, 23, 22, 14, ink.metal),
        marks(60, 25, 9, 2, ink.black),
        rect(80, 20, 22, 20, ink.steel, 1),
        repeat(7, (i) => rect(82, 21.5 + i * 2.7, 18, 1, ink.iron)),
        rect(102, 25, 10, 10, ink.iron, 2),
      ),
  },
  square: {
    box: [9, 2, 90, 94],
    close: [30, 70, 46],
    draw: (p) =>
      rect(20, 2, 14, 80, ink.silver) +
      rect(20, 2, 4, 80, ink.chrome) +
      group('rotate(90 34 2)', marks(34, 2, 30, 2.3, ink.iron)) +
      path('M12 76h84c2 0 3 1 3 3v14c0 2-1 3-3 3H12c-2 0-3-1-3-3V79c0-2 1-3 3-3z', p.main) +
      shine('M12 76h84c2 0 3 1 3 3v2H9v-2c0-2 1-3 3-3z') +
      circle(24, 86, 2.5, ink.brass) +
      circle(32, 86, 2.5, ink.brass) +
      wordmarkAt(p.maker, 66, 88, 7, p.onMain, 44),
  },
  'rule-steel': {
    box: [-3, 10, 107.5, 82.5],
    close: [40, 50, 46],
    draw: (p) =>
      turned(
        -35,
        50,
        50,
        rect(-10, 42, 120, 18, ink.silver, 2),
        rect(-10, 42, 120, 3, ink.chrome, 2),
        marks(-6, 42, 56, 2.04, ink.iron),
        repeat(10, (i) =>
          textAt(String(i + 1), 4 + i * 10.2, 49, 4, ink.iron, plainLettering, 'middle'),
        ),
        circle(104, 51, 3, ink.ground),
        wordmarkAt(p.maker, 50, 57, 2.8, p.main, 30),
      ),
  },
  multimeter: {
    box: [5.5, 0, 90, 100.5],
    close: [44, 56, 50],
    draw: (p) =>
      line('M36 92c-2 8-24 10-28-6s4-40 4-56', ink.black, 3) +
      line('M50 92c4 10 38 10 42-10s-2-36-2-48', ink.red, 3) +
      path('M10 8h4l1 24H9z', ink.black) +
      rect(11.3, 0, 1.6, 10, ink.metal) +
      path('M88 12h4l1 24h-6z', ink.red) +
      rect(89.3, 4, 1.6, 10, ink.metal) +
      rect(24, 2, 52, 92, p.main, 9) +
      rect(28, 6, 44, 84, p.trim, 6) +
      rect(33, 11, 34, 20, '#c9d6b8', 2) +
      digits('220.4', 49, 16, 10) +
      circle(50, 56, 16, ink.iron) +
      repeat(12, (i) => group(`rotate(${i * 30} 50 56)`, rect(49.4, 35.5, 1.2, 3.5, ink.silver))) +
      path('M47 42h6l2 24-5 5-5-5z', ink.amber) +
      circle(37, 82, 4, ink.black) +
      circle(50, 82, 4, ink.red) +
      circle(63, 82, 4, ink.red) +
      wordmarkAt(p.maker, 50, 75.5, 3.4, ink.white, 30),
  },
  'clamp-meter': {
    box: [18.5, -7.5, 58.5, 117],
    close: [50, 60, 48],
    draw: (p) =>
      turned(
        -10,
        50,
        50,
        path(
          'M50-8c16 0 26 12 26 26 0 10-4 16-10 20l-6-6c4-3 7-8 7-14 0-10-7-17-17-17s-17 7-17 17c0 6 3 11 7 14l-6 6c-6-4-10-10-10-20C24 4 34-8 50-8z',
          ink.coal,
        ),
        path(
          'M24 18C24 4 34-8 50-8v9c-10 0-17 7-17 17 0 6 3 11 7 14l-6 6c-6-4-10-10-10-20z',
          p.main,
        ),
        rect(32, 32, 36, 76, p.main, 7),
        path('M68 40l8 12-2 12-6-6z', ink.amber),
        rect(36, 36, 28, 68, p.trim, 5),
        circle(50, 50, 9, ink.iron),
        rect(48.5, 42, 3, 12, ink.amber, 1),
        rect(39, 66, 22, 16, '#c9d6b8', 1.5),
        digits('16.8', 50, 70, 8),
        circle(44, 92, 3, ink.black),
        circle(56, 92, 3, ink.red),
      ),
  },
  'thermometer-infrared': {
    box: [0, 10, 92, 84],
    close: [46, 30, 44],
    draw: (p) =>
      path('M0 25h24v2H0z', ink.red) +
      rect(22, 14, 10, 24, ink.black, 2) +
      path('M30 10h38c16 0 24 8 24 16v6c0 6-4 8-10 8H30z', p.main) +
      shine('M30 10h38c14 0 21 5 23 12H30z') +
      rect(74, 15, 12, 18, '#c9d6b8', 2) +
      path('M54 40h26l10 48c.5 4-1 6-5 6H68c-3 0-5-2-5-5z', p.trim) +
      path('M50 40h10l3 18c-8-2-12-9-13-18z', ink.amber) +
      wordmarkAt(p.maker, 51, 28, 6, p.onMain, 34),
  },
  'voltage-tester': {
    box: [9.5, 3.5, 83.5, 92],
    close: [66, 34, 44],
    draw: (p) =>
      turned(
        42,
        50,
        50,
        path('M47-10h6l1 16h-8z', ink.red),
        rect(44, 4, 12, 20, ink.white, 2),
        rect(42, 22, 16, 84, p.main, 7),
        rect(50, 22, 8, 84, p.dark, 6),
        circle(50, 40, 4.5, '#7be36d'),
        circle(50, 52, 3.5, ink.red),
        rect(58, 30, 4, 48, p.trim, 2),
        group('rotate(90 50 80)', wordmarkAt(p.maker, 50, 80, 6, p.onMain, 36)),
      ),
  },
  'detector-wall': {
    box: [10.5, -3.5, 68.5, 107],
    close: [50, 36, 50],
    draw: (p) =>
      turned(
        -12,
        50,
        50,
        path(
          'M30 0h40c8 0 12 6 12 14v22c0 8-6 12-12 16l-2 42c0 5-3 8-8 8H40c-5 0-8-3-8-8l-2-42c-6-4-12-8-12-16V14C18 6 22 0 30 0z',
          p.main,
        ),
        shine('M30 0h40c8 0 12 6 12 12H18C18 6 22 0 30 0z'),
        circle(50, 24, 16, p.trim),
        circle(50, 24, 11, ink.ground),
        rect(36, 48, 28, 18, '#c9d6b8', 2),
        repeat(5, (i) => rect(39 + i * 5, 60 - i * 2, 3, 3 + i * 2, '#27331f')),
        circle(42, 76, 4, ink.coal),
        circle(58, 76, 4, ink.amber),
        rect(40, 86, 20, 4, p.dark, 2),
      ),
  },
  'scale-hanging': {
    box: [22, -0.5, 56, 100.5],
    close: [50, 44, 48],
    draw: (p) =>
      ring(50, 8, 7, ink.steel, 3.5) +
      path('M34 16h32c4 0 6 2 8 6l4 34c0 4-2 6-6 6H28c-4 0-6-2-6-6l4-34c2-4 4-6 8-6z', p.main) +
      shine('M34 16h32c4 0 6 2 8 6H26c2-4 4-6 8-6z') +
      rect(32, 28, 36, 16, '#c9d6b8', 2) +
      digits('38.5', 50, 32, 8) +
      circle(40, 53, 3.5, ink.coal) +
      circle(60, 53, 3.5, ink.amber) +
      rect(47, 62, 6, 10, ink.steel) +
      line('M50 72v6c10 2 12 10 6 16s-16 2-16-6', ink.iron, 5),
  },
};
