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

/** A twist drill that points up, its tip at y = 0. */
const twist = (
  x: number,
  y: number,
  length: number,
  wide: number,
  colour: string,
  dark: string,
): Markup =>
  path(
    `M${x - wide} ${y + wide * 1.4}L${x} ${y}l${wide} ${wide * 1.4}v${length}h${-2 * wide}z`,
    colour,
  ) +
  repeat(Math.floor((length * 0.62) / (wide * 1.8)), (i) =>
    path(
      `M${x - wide} ${y + wide * 2 + i * wide * 1.8}l${2 * wide} ${-wide * 1.2}v${wide * 0.9}l${-2 * wide} ${wide * 1.2}z`,
      dark,
    ),
  );

const disc = (face: string, edge: string, core: string, maker: Markup): Markup =>
  circle(50, 50, 47, edge) +
  circle(50, 50, 44, face) +
  circle(50, 50, 19, core) +
  circle(50, 50, 9, ink.metal) +
  circle(50, 50, 6.5, ink.ground) +
  maker;

const ripple = (count: number, radius: number, draw: Markup): Markup =>
  repeat(count, (i) => group(`rotate(${(i * 360) / count} 50 50) translate(0 ${-radius})`, draw));

/** What wears out in machines: drills, discs, blades, sheets, bits. */
export const accessories: Drawings = {
  'drill-bit-steel': {
    box: [-4.5, 2, 104, 103],
    close: [72, 28, 40],
    draw: () =>
      turned(
        45,
        50,
        50,
        twist(50, -18, 126, 8, ink.metal, ink.iron),
        rect(42, 84, 16, 30, ink.silver),
        rect(50, 84, 8, 30, ink.metal),
      ),
  },
  'drill-bit-masonry': {
    box: [-1.5, 2, 100, 100],
    close: [72, 28, 40],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        twist(50, -14, 120, 7, ink.silver, ink.steel),
        path('M40-8l10-10 10 10-2 6H42z', ink.iron),
        rect(44, 74, 12, 40, ink.metal),
        rect(44, 90, 12, 6, p.main),
      ),
  },
  'drill-bit-sds': {
    box: [-1, 2, 99.5, 99.5],
    close: [28, 72, 40],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        twist(50, -14, 100, 6.5, ink.steel, ink.iron),
        path('M41-8l9-10 9 10-3 6H44z', ink.silver),
        rect(44, 76, 12, 40, ink.metal),
        rect(48, 86, 4, 20, ink.iron, 2),
        rect(43.5, 70, 13, 8, p.main),
      ),
  },
  'drill-bit-wood': {
    box: [2, 2, 96.5, 96.5],
    close: [68, 32, 40],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        rect(46, 20, 8, 94, ink.metal),
        path('M34-2h12l4-14 4 14h12v26l-16 8-16-8z', ink.steel),
        path('M50-16l4 14h12v26l-16 8z', ink.iron),
        rect(45, 96, 10, 14, p.main),
      ),
  },
  'drill-bit-set': {
    box: [6, 7, 88, 85.5],
    close: [44, 40, 50],
    stands: true,
    draw: (p) =>
      path('M6 50h88v36c0 4-2 6-6 6H12c-4 0-6-2-6-6z', p.main) +
      repeat(9, (i) => {
        const x = 15 + i * 8.8;
        const wide = 1.2 + i * 0.28;
        return twist(
          x,
          34 - i * 3.4,
          30 + i * 3.2,
          wide,
          i % 2 ? ink.brass : ink.metal,
          i % 2 ? ink.brassDark : ink.iron,
        );
      }) +
      rect(6, 54, 88, 10, p.dark) +
      rect(6, 50, 88, 5, p.light) +
      repeat(9, (i) =>
        textAt(String(i + 2), 15 + i * 8.8, 57, 4, p.onMain, plainLettering, 'middle'),
      ) +
      wordmarkAt(p.maker, 50, 78, 9, p.onMain, 60),
  },
  'hole-saw': {
    box: [4.5, -6, 92, 99.5],
    close: [44, 66, 50],
    draw: (p) =>
      turned(
        24,
        50,
        50,
        rect(46, -10, 8, 28, ink.metal, 1),
        path('M42 14h16v8H42z', ink.iron),
        path('M16 22h68c4 0 6 2 6 5v45H10V27c0-3 2-5 6-5z', p.main),
        shine('M16 22h20v50H10V27c0-3 2-5 6-5z'),
        path(`M10 72${repeat(10, () => 'l4 9 4-9')}z`, ink.iron),
        rect(28, 34, 10, 26, p.deep, 4),
        rect(62, 34, 10, 26, p.deep, 4),
        twist(50, 76, 14, 4, ink.metal, ink.iron),
        wordmarkAt(p.maker, 50, 66, 4.5, p.onMain, 28),
      ),
  },
  'disc-cutting': {
    box: [3, 3, 94, 94],
    close: [50, 30, 50],
    draw: (p) =>
      disc(
        ink.coal,
        ink.black,
        p.main,
        wordmarkAt(p.maker, 50, 26, 7, ink.white, 46) +
          rect(36, 72, 28, 3, ink.silver, 1.5) +
          ring(50, 50, 30, ink.iron, 1),
      ),
  },
  'disc-grinding': {
    box: [3, 3, 94, 94],
    close: [50, 66, 50],
    draw: (p) =>
      disc(
        '#6d5a4c',
        '#4f4037',
        p.main,
        ripple(24, 38, circle(50, 50, 1.4, '#8a7566')) +
          ripple(18, 31, circle(50, 50, 1.2, '#54463c')) +
          wordmarkAt(p.maker, 50, 37, 4.5, p.onMain, 24),
      ),
  },
  'disc-flap': {
    box: [2, 2, 96, 96.5],
    close: [66, 34, 46],
    draw: (p) =>
      circle(50, 50, 46, ink.wood) +
      repeat(30, (i) =>
        group(`rotate(${i * 12} 50 50)`, path('M50 3h10l-3 24h-7z', i % 2 ? ink.clay : '#b4532f')),
      ) +
      circle(50, 50, 23, p.main) +
      circle(50, 50, 9, ink.metal) +
      circle(50, 50, 6.5, ink.ground) +
      wordmarkAt(p.maker, 50, 36, 4, p.onMain, 24),
  },
  'disc-diamond': {
    box: [2, 1, 96, 98],
    close: [68, 32, 46],
    draw: (p) =>
      circle(50, 50, 47, ink.brassDark) +
      repeat(14, (i) => group(`rotate(${(i * 360) / 14} 50 50)`, rect(49, 1, 2, 13, ink.ground))) +
      circle(50, 50, 40, p.main) +
      ripple(8, 29, circle(50, 50, 3, ink.ground)) +
      circle(50, 50, 18, ink.silver) +
      circle(50, 50, 7, ink.ground) +
      wordmarkAt(p.maker, 50, 38.5, 4, p.deep, 24),
  },
  'saw-blade': {
    box: [-1, -1, 102, 102],
    close: [70, 30, 44],
    draw: (p) =>
      repeat(24, (i) => group(`rotate(${i * 15} 50 50)`, path('M45 8 51-1l4 10z', ink.steel))) +
      circle(50, 50, 44, ink.silver) +
      repeat(4, (i) =>
        group(
          `rotate(${i * 90 + 40} 50 50)`,
          rect(49, 6, 2, 14, ink.iron, 1),
          circle(50, 20, 2.5, ink.iron),
        ),
      ) +
      circle(50, 50, 27, p.main) +
      circle(50, 50, 9, ink.metal) +
      circle(50, 50, 6.5, ink.ground) +
      wordmarkAt(p.maker, 50, 34, 5, p.onMain, 32) +
      rect(40, 64, 20, 2.5, p.onMain, 1),
  },
  'jigsaw-blades': {
    box: [6, 6, 90, 89],
    close: [40, 50, 44],
    draw: (p) =>
      repeat(5, (i) =>
        group(
          `translate(${12 + i * 19} 6)`,
          path('M-3 0h6v6h3v8H-6V6h3z', ink.steel) +
            path('M-5 14H5v70l-5 5-5-5z', i % 2 ? ink.metal : p.main) +
            path(`M5 16${repeat(12, () => 'l3 2.5-3 3')}z`, ink.iron),
        ),
      ),
  },
  sandpaper: {
    box: [6, -0.5, 88.5, 101],
    close: [40, 44, 50],
    draw: (p) =>
      turned(12, 50, 50, rect(14, 6, 72, 88, '#8d5a33', 1)) +
      turned(4, 50, 50, rect(14, 6, 72, 88, '#a9693b', 1)) +
      turned(
        -5,
        50,
        50,
        rect(14, 6, 72, 88, ink.clay, 1),
        repeat(54, (i) =>
          circle(
            19 + (i % 9) * 7.8 + (Math.floor(i / 9) % 2) * 3,
            13 + Math.floor(i / 9) * 15,
            0.9,
            '#e08a64',
          ),
        ),
        path('M86 94H62c12 0 20-8 24-24z', ink.cardLight),
        path('M62 94c12 0 20-8 24-24-10 4-20 2-22 10-1 6 0 10-2 14z', p.main),
      ),
  },
  'bit-single': {
    box: [12, 2, 76, 94],
    close: [50, 30, 46],
    draw: (p) =>
      repeat(3, (i) =>
        group(
          `translate(${20 + i * 30} 0)`,
          path('M-8 34H8v58l-3 4H-5l-3-4z', ink.steel) +
            path('M0 34h8v58l-3 4H0z', ink.iron) +
            path('M-6 34l2-14H4l2 14z', ink.metal) +
            (i === 1 ? path('M-5 4H5v16H-5z', ink.metal) : path('M-4 20 0 2l4 18z', ink.silver)) +
            rect(-8, 52, 16, 8, p.main),
        ),
      ),
  },
  'cup-brush': {
    box: [7, 4, 86.5, 86],
    close: [50, 64, 48],
    draw: (p) =>
      rect(42, 4, 16, 18, ink.metal, 2) +
      rect(45, 8, 10, 10, ink.iron, 5) +
      path('M24 20h52c6 0 10 6 12 16l2 16H10l2-16c2-10 6-16 12-16z', p.main) +
      shine('M24 20h20L36 52H10l2-16c2-10 6-16 12-16z') +
      repeat(17, (i) =>
        path(`M${11 + i * 4.7} 52h3l${(i - 8) * 0.5} 38h-3z`, i % 2 ? ink.brass : ink.brassDark),
      ),
  },
  'drill-chuck': {
    box: [20, 1, 71, 89],
    close: [50, 40, 48],
    draw: (p) =>
      turned(
        -20,
        40,
        50,
        path('M34 14h24l8 20H26z', ink.metal),
        path('M40 2h12v12H40z', ink.iron),
        rect(24, 34, 44, 30, ink.iron, 2),
        repeat(8, (i) => rect(26 + i * 5.3, 36, 2.5, 26, ink.steel)),
        path('M28 64h36v24H28z', ink.metal),
        rect(28, 74, 36, 6, p.main),
      ) +
      line('M78 20v50', ink.steel, 6) +
      line('M68 20h20', ink.steel, 6) +
      path('M72 66h12l4 12H68z', ink.iron),
  },
};
