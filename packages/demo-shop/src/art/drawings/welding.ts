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

/** Welding machines, masks, torches, electrodes and wire. */
export const welding: Drawings = {
  'welder-inverter': {
    box: [5, 6, 92, 86],
    close: [36, 56, 50],
    stands: true,
    draw: (p) =>
      path(
        'M34 6h36c6 0 8 4 8 8v10h-8V16c0-1-1-2-2-2H36c-1 0-2 1-2 2v8h-8V14c0-4 2-8 8-8z',
        ink.black,
      ) +
      path('M10 22h82c3 0 5 2 5 5v55c0 3-2 5-5 5H10c-3 0-5-2-5-5V27c0-3 2-5 5-5z', p.main) +
      shine('M10 22h82c3 0 5 2 5 5v3H5v-3c0-3 2-5 5-5z') +
      path('M5 36h50v51H10c-3 0-5-2-5-5z', p.trim) +
      rect(12, 42, 28, 14, '#101314', 2) +
      textAt('160', 26, 45, 8, '#ff5b3a', { ...plainLettering, round: 0.6 }, 'middle') +
      circle(47, 49, 5, ink.iron) +
      rect(46, 44, 2, 5, ink.amber) +
      circle(18, 72, 8, ink.coal) +
      circle(18, 72, 4.5, ink.brass) +
      circle(40, 72, 8, ink.coal) +
      circle(40, 72, 4.5, ink.brass) +
      textAt('-', 18, 60, 6, ink.white, plainLettering, 'middle') +
      textAt('+', 40, 59, 6, ink.white, plainLettering, 'middle') +
      repeat(6, (i) => rect(62, 50 + i * 5, 28, 2.4, p.deep, 1)) +
      wordmarkAt(p.maker, 76, 42, 6, p.onMain, 34) +
      rect(12, 87, 12, 5, ink.black, 2) +
      rect(78, 87, 12, 5, ink.black, 2),
  },
  'welder-mig': {
    box: [0.5, 4, 98, 93],
    close: [40, 36, 50],
    stands: true,
    draw: (p) =>
      line('M78 40c24 6 20 30 12 40', ink.black, 4) +
      path('M16 12h52c4 0 6 2 6 6v64H10V18c0-4 2-6 6-6z', p.main) +
      shine('M16 12h52c4 0 6 2 6 6v3H10v-3c0-4 2-6 6-6z') +
      rect(16, 24, 52, 26, p.trim, 3) +
      rect(20, 28, 18, 10, '#101314', 1) +
      textAt('250', 29, 30, 6, '#ff5b3a', { ...plainLettering, round: 0.6 }, 'middle') +
      circle(48, 33, 4.5, ink.iron) +
      circle(60, 33, 4.5, ink.iron) +
      circle(26, 44, 3, ink.brass) +
      circle(36, 44, 3, ink.brass) +
      wordmarkAt(p.maker, 42, 60, 7, p.onMain, 44) +
      repeat(4, (i) => rect(18, 68 + i * 3.5, 48, 1.6, p.deep)) +
      line('M10 8H2M74 8h6', ink.coal, 3) +
      rect(8, 4, 68, 8, ink.coal, 3) +
      rect(4, 82, 76, 5, ink.coal) +
      circle(16, 90, 7, ink.black) +
      circle(66, 88, 9, ink.black) +
      circle(66, 88, 3.5, ink.metal) +
      path('M84 78h10l4 16h-6l-2-8h-8z', p.main),
  },
  'welding-mask': {
    box: [8, 2, 84, 96],
    close: [48, 42, 48],
    draw: (p) =>
      path(
        'M50 2c26 0 42 16 42 40 0 22-6 38-18 50-4 4-8 6-12 6H38c-4 0-8-2-12-6C14 80 8 64 8 42 8 18 24 2 50 2z',
        p.main,
      ) +
      path('M50 2c26 0 42 16 42 40 0 22-6 38-18 50-4 4-8 6-12 6H50z', p.dark) +
      shine('M18 30C22 16 32 8 46 7c-10 8-14 14-16 23z') +
      path('M18 34h64c2 0 4 2 4 4v20c0 2-2 4-4 4H18c-2 0-4-2-4-4V38c0-2 2-4 4-4z', ink.black) +
      rect(22, 39, 56, 18, '#153a2e', 2) +
      path('M26 39h16L32 57H22V43c0-2 2-4 4-4z', '#2f6a55') +
      rect(30, 28, 40, 4, '#1b2a4a', 1) +
      path('M36 70h28l-3 20H39z', p.deep) +
      repeat(3, (i) => rect(40, 74 + i * 5, 20, 2, p.main, 1)) +
      wordmarkAt(p.maker, 50, 19, 6, p.onMain, 40),
  },
  electrodes: {
    box: [3, -20, 97.5, 131.5],
    close: [50, 66, 46],
    draw: (p) =>
      turned(
        28,
        50,
        50,
        repeat(
          7,
          (i) =>
            rect(31 + i * 5.6, -18 + (i % 3) * 3, 4, 60, '#9d968c', 1) +
            rect(32 + i * 5.6, -24 + (i % 3) * 3, 2, 10, ink.silver),
        ),
        path('M26 30h48v74c0 3-2 4-4 4H30c-2 0-4-1-4-4z', p.main),
        path('M52 30h22v74c0 3-2 4-4 4H52z', p.dark),
        rect(26, 46, 48, 34, ink.white),
        wordmarkAt(p.maker, 50, 57, 7, p.main, 40),
        rect(34, 68, 32, 3, ink.silver, 1),
        path('M26 30h48v5H26z', p.light),
      ),
  },
  'electrode-holder': {
    box: [-18, 11, 138.5, 84],
    close: [34, 34, 46],
    draw: (p) =>
      turned(
        -36,
        50,
        50,
        line('M100 52c14 0 10 20 20 20', ink.black, 8),
        rect(-30, 44, 40, 3.5, '#9d968c'),
        path('M2 40h26v6H2zM2 50h26v7H8z', ink.brass),
        path('M26 36h20v26H26z', ink.coal),
        path('M44 38h54c4 0 6 4 6 12s-2 12-6 12H44z', p.main),
        shine('M44 38h54c4 0 5 3 6 6H44z'),
        repeat(5, (i) => rect(58 + i * 8, 38, 2.5, 24, p.deep)),
        path('M30 36 20 24h30l6 12z', p.trim),
      ),
  },
  'earth-clamp': {
    box: [-3, 15.5, 123.5, 78.5],
    close: [40, 36, 48],
    draw: (p) =>
      turned(
        -30,
        50,
        50,
        line('M92 58c20 0 16 22 26 22', ink.black, 7),
        path('M0 30h18l40 14h36c4 0 4 8 0 8H56L20 42H6z', ink.brass),
        path('M0 72h18l38-14h20l-4-8H56L16 60H2z', ink.brassDark),
        circle(58, 51, 7, ink.steel),
        circle(58, 51, 3, ink.iron),
        path('M62 38h34c4 0 6 2 6 6s-2 6-6 6H64z', p.main),
        path('M60 64h36c4 0 6-2 6-6s-2-4-6-4H66z', p.dark),
      ),
  },
  'torch-mig': {
    box: [2, 38, 103.5, 61.5],
    close: [26, 40, 46],
    draw: (p) =>
      line('M78 66c20 8 14 24 24 30', ink.black, 7) +
      line('M40 46C20 40 12 40 10 62', ink.metal, 7, 'butt') +
      path('M4 60h12l2 22H2z', ink.brass) +
      rect(8, 82, 4, 8, ink.copper) +
      path('M36 38h16l30 20c4 3 4 8 2 12l-4 4-46-18z', p.main) +
      shine('M36 38h16l30 20-3 3-45-14z') +
      path('M44 56l14 6-4 8c-6-2-10-7-10-14z', ink.amber) +
      rect(74, 58, 14, 18, ink.coal, 3),
  },
  'wire-spool': {
    box: [4, 4, 92, 93],
    close: [50, 50, 46],
    draw: (p) =>
      circle(50, 50, 46, p.main) +
      circle(50, 50, 38, ink.copper) +
      repeat(6, (i) => ring(50, 50, 36 - i * 3, i % 2 ? '#a85a2e' : '#d98a52', 1.4)) +
      circle(50, 50, 18, p.main) +
      circle(50, 50, 9, ink.ground) +
      repeat(6, (i) =>
        group(
          `rotate(${i * 60} 50 50)`,
          rect(48.5, 5, 3, 28, p.dark),
          circle(50, 37.5, 2.5, p.deep),
        ),
      ) +
      line('M88 50c6 14 2 34-6 46', ink.copper, 1.8),
  },
  'gas-regulator': {
    box: [4, 8, 84, 86],
    close: [42, 36, 48],
    draw: (p) =>
      rect(4, 50, 20, 14, ink.brass, 2) +
      rect(22, 46, 44, 22, ink.brass, 4) +
      shine('M26 46h36c2 0 4 2 4 4v2H22v-2c0-2 2-4 4-4z') +
      path('M66 50h18l4 6-4 6H66z', ink.brassDark) +
      rect(38, 66, 14, 10, ink.brassDark) +
      path('M30 74h30l-4 20H34z', p.main) +
      [
        [28, 26],
        [62, 26],
      ]
        .map(
          ([x = 0, y = 0]) =>
            rect(x - 3, y + 14, 6, 10, ink.brassDark) +
            circle(x, y, 18, ink.iron) +
            circle(x, y, 15, ink.white) +
            line(`M${x - 9} ${y + 6}A11 11 0 1 1 ${x + 9} ${y + 6}`, ink.green, 2, 'butt') +
            line(`M${x} ${y}l7-7`, ink.red, 2) +
            circle(x, y, 2, ink.coal),
        )
        .join(''),
  },
  'soldering-iron': {
    box: [-10, -12, 104, 116.5],
    close: [34, 64, 46],
    draw: (p) =>
      turned(
        -42,
        50,
        50,
        line('M100 50c14 0 8-18 20-18', ink.black, 4),
        path('M-30 49l12-2v6l-12-2z', ink.copper),
        rect(-18, 46, 30, 8, ink.silver, 1),
        rect(10, 42, 14, 16, ink.steel, 2),
        repeat(4, (i) => rect(12 + i * 3, 42, 1.3, 16, ink.iron)),
        path('M24 40h20l6-2h44c6 0 8 4 8 12s-2 12-8 12H50l-6-2H24z', p.main),
        shine('M24 40h20l6-2h44c5 0 7 3 8 7H24z'),
        path('M24 40h12v20H24z', p.trim),
      ),
  },
  'gas-torch': {
    box: [-2.5, 10, 88.5, 86],
    close: [40, 24, 46],
    draw: (p) =>
      path('M2 12c-6 4-6 10 0 14l14-3v-8z', ink.amber) +
      path('M6 15c-3 2-3 6 0 8l10-2v-4z', ink.blue) +
      rect(14, 12, 30, 14, ink.silver, 2) +
      rect(40, 10, 12, 18, ink.steel, 2) +
      path('M50 12h12c8 0 10 6 10 12v14H58V30h-8z', p.main) +
      circle(76, 22, 7, p.trim) +
      rect(54, 36, 22, 8, ink.coal, 2) +
      path('M44 50c0-6 6-8 21-8s21 2 21 8v42c0 3-2 4-4 4H48c-2 0-4-1-4-4z', p.main) +
      path('M66 42c14 0 20 2 20 8v42c0 3-2 4-4 4H66z', p.dark) +
      rect(44, 58, 42, 20, ink.white) +
      wordmarkAt(p.maker, 65, 68, 6, p.main, 34),
  },
};
