import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import {
  circle,
  ellipse,
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

const glow = '#fff3bf';
const warm = '#ffe08a';
const shine = (d: string): Markup => veil(0.25, path(d, ink.white));

const cap = (x: number, y: number): Markup =>
  path(`M${x - 11} ${y}h22v16l-5 6h-12l-5-6z`, ink.metal) +
  repeat(3, (i) => rect(x - 12, y + 3 + i * 5, 24, 2.2, ink.steel, 1)) +
  rect(x - 4, y + 22, 8, 3, ink.iron);

/** Lamps, panels, floodlights, torches and lanterns. */
export const lighting: Drawings = {
  'bulb-led': {
    box: [18, 2, 64, 97],
    close: [50, 66, 56],
    draw: (p) =>
      path('M50 2c18 0 32 12 32 30 0 14-8 20-12 32H30C26 52 18 46 18 32 18 14 32 2 50 2z', glow) +
      path('M50 2c18 0 32 12 32 30 0 14-8 20-12 32H50z', warm) +
      path('M30 58h40l-4 16H34z', ink.white) +
      path('M50 58h20l-4 16H50z', ink.silver) +
      wordmarkAt(p.maker, 50, 66, 4, p.main, 26) +
      cap(50, 74),
  },
  'bulb-filament': {
    box: [18, 0, 64, 99],
    close: [50, 40, 48],
    draw: () =>
      path(
        'M50 0c20 0 32 16 32 34 0 18-14 26-18 40H36C32 60 18 52 18 34 18 16 30 0 50 0z',
        '#f6d27a',
      ) +
      veil(0.4, path('M30 12c6-6 12-8 18-8-12 8-16 18-16 34-6-8-8-18-2-26z', ink.white)) +
      line('M42 72 38 30l6 12 6-14 6 14 6-12-4 42', '#d9791a', 2) +
      cap(50, 74),
  },
  'tube-led': {
    box: [-20, -14, 140, 128.5],
    close: [24, 70, 44],
    draw: (p) =>
      turned(
        -40,
        50,
        50,
        rect(-22, 30, 144, 12, glow, 4),
        rect(-22, 37, 144, 5, warm, 3),
        rect(-26, 29, 12, 14, ink.metal, 2),
        rect(114, 29, 12, 14, ink.metal, 2),
        rect(-22, 58, 144, 12, glow, 4),
        rect(-22, 65, 144, 5, warm, 3),
        rect(-26, 57, 12, 14, p.main, 2),
        rect(114, 57, 12, 14, p.main, 2),
      ),
  },
  'panel-led': {
    box: [4, 4, 92, 93],
    close: [66, 70, 64],
    draw: (p) =>
      rect(4, 4, 92, 92, ink.white, 3) +
      rect(10, 10, 80, 80, glow, 2) +
      path('M10 10h80L10 90z', '#fff9de') +
      rect(4, 94, 92, 3, ink.silver, 1) +
      rect(76, 91, 16, 3, p.main, 1),
  },
  'panel-round': {
    box: [2, 3, 96, 94],
    close: [70, 66, 64],
    draw: (p) =>
      circle(50, 50, 47, ink.white) +
      ring(50, 50, 46, ink.silver, 2) +
      circle(50, 50, 38, glow) +
      path('M50 12a38 38 0 0 1 0 76z', warm) +
      path('M2 42h8v16H2zM90 42h8v16h-8z', ink.steel) +
      rect(44, 90, 12, 3, p.main, 1),
  },
  'lamp-ceiling': {
    box: [8, 14, 84, 64],
    close: [50, 40, 70],
    draw: (p) =>
      rect(10, 14, 80, 14, p.main, 3) +
      shine('M13 14h74c2 0 3 2 3 4H10c0-2 1-4 3-4z') +
      path('M8 28h84c0 30-16 50-42 50S8 58 8 28z', glow) +
      path('M50 28h42c0 30-16 50-42 50z', warm) +
      veil(0.5, path('M18 34h14c-2 14 2 26 8 36-14-6-22-18-22-36z', ink.white)),
  },
  'lamp-pendant': {
    box: [4, -1, 92, 95],
    close: [50, 66, 48],
    draw: (p) =>
      line('M50 0v34', ink.black, 2.5) +
      rect(34, 0, 32, 6, ink.coal, 2) +
      rect(44, 30, 12, 14, ink.brass, 2) +
      path('M44 42h12c22 4 36 18 40 40H4c4-22 18-36 40-40z', p.main) +
      path('M50 42h6c22 4 36 18 40 40H50z', p.dark) +
      path('M4 82h92v4H4z', p.deep) +
      path('M34 86h32c0 10-32 10-32 0z', glow),
  },
  'lamp-wall': {
    box: [10, 10, 72, 76],
    close: [54, 50, 48],
    draw: (p) =>
      rect(10, 30, 14, 40, ink.coal, 2) +
      line('M24 50h16', ink.iron, 6) +
      path('M38 10h36l8 12H30z', p.trim) +
      path('M36 22h40v54H36z', glow) +
      path('M56 22h20v54H56z', warm) +
      line('M36 22v54M76 22v54M56 22v54', ink.coal, 3) +
      path('M30 76h52l-6 10H36z', p.trim),
  },
  floodlight: {
    box: [6, 10, 88, 80],
    close: [42, 44, 48],
    draw: (p) =>
      line('M14 40v44h72V40', ink.iron, 6, 'butt') +
      rect(40, 82, 20, 8, ink.iron, 2) +
      rect(6, 10, 88, 62, p.trim, 5) +
      rect(6, 10, 88, 8, ink.iron, 5) +
      rect(14, 20, 72, 44, glow, 2) +
      repeat(28, (i) =>
        rect(
          18 + (i % 7) * 9.4,
          23 + Math.floor(i / 7) * 10,
          6.4,
          7,
          i % 2 ? ink.yellow : ink.amber,
          1,
        ),
      ) +
      veil(0.35, path('M14 20h30L18 64h-4z', ink.white)) +
      rect(40, 66, 20, 4, p.main, 1),
  },
  'floodlight-solar': {
    box: [10, 3.5, 82, 93.5],
    close: [50, 30, 48],
    draw: (p) =>
      path('M20 4h72l-10 32H10z', '#1f4f86') +
      repeat(5, (i) => line(`M${32 + i * 13} 4 ${22 + i * 13} 36`, '#5d8fc4', 1)) +
      repeat(2, (i) => line(`M${16 - i * -3} ${26 - i * 11}h71`, '#5d8fc4', 1)) +
      rect(42, 36, 6, 14, ink.steel) +
      rect(14, 48, 68, 42, p.trim, 4) +
      rect(20, 54, 56, 30, glow, 2) +
      repeat(18, (i) => rect(23 + (i % 6) * 8.8, 57 + Math.floor(i / 6) * 9, 6, 6, ink.yellow, 1)) +
      circle(48, 92, 5, ink.silver) +
      rect(38, 86, 20, 3, p.main, 1),
  },
  flashlight: {
    box: [-20, 1.5, 126, 118.5],
    close: [40, 36, 46],
    draw: (p) =>
      turned(
        -38,
        50,
        50,
        veil(0.55, path('M-4 26-34 4v92l30-22z', warm)),
        path('M-4 24h18l16 12v28L14 76H-4z', p.trim),
        path('M-4 24h4v52h-4z', ink.silver),
        path('M14 24l16 12v8H-4V24z', ink.iron),
        rect(30, 36, 74, 28, p.main, 4),
        rect(30, 36, 74, 8, p.light, 4),
        rect(30, 56, 74, 8, p.dark, 4),
        repeat(6, (i) => rect(58 + i * 6, 36, 2.5, 28, p.deep)),
        rect(40, 32, 12, 6, ink.red, 2),
        rect(100, 34, 10, 32, p.trim, 3),
      ),
  },
  headlamp: {
    box: [4, 12, 92, 76],
    close: [50, 60, 48],
    draw: (p) =>
      path('M4 50C4 10 96 10 96 50v12c-6-30-86-30-92 0z', p.trim) +
      path('M44 12h12v24H44z', p.main) +
      path('M4 50C4 10 96 10 96 50v4C92 18 8 18 4 54z', ink.iron) +
      rect(24, 46, 52, 42, p.main, 10) +
      shine('M34 46h32c6 0 10 4 10 10H24c0-6 4-10 10-10z') +
      circle(50, 66, 17, ink.coal) +
      circle(50, 66, 13, glow) +
      circle(50, 66, 6, ink.white) +
      rect(44, 41, 12, 6, ink.red, 2),
  },
  lantern: {
    box: [18, 0, 64, 96],
    close: [50, 54, 48],
    stands: true,
    draw: (p) =>
      line('M28 26C28-6 72-6 72 26', ink.steel, 4) +
      rect(30, 16, 40, 12, p.main, 4) +
      rect(24, 26, 52, 6, p.trim, 2) +
      rect(28, 32, 44, 40, glow) +
      path('M50 32h22v40H50z', warm) +
      line('M28 32v40M72 32v40M50 32v40', ink.coal, 3) +
      rect(42, 40, 16, 28, ink.white, 3) +
      path('M24 72h52l4 20H20z', p.main) +
      path('M50 72h26l4 20H50z', p.dark) +
      circle(50, 82, 5, ink.amber) +
      rect(18, 91, 64, 5, p.trim, 2),
  },
  'strip-led': {
    box: [0, 2, 100, 94],
    close: [46, 44, 48],
    draw: (p) =>
      repeat(4, (i) => ring(46, 48, 42 - i * 9, i % 2 ? ink.white : ink.silver, 8)) +
      repeat(28, (i) =>
        turned(
          i * 12.86,
          46,
          48,
          rect(44, 4, 4, 4, [ink.red, ink.green, ink.blue, ink.amber][i % 4] ?? ink.amber, 1),
        ),
      ) +
      repeat(20, (i) =>
        turned(
          i * 18,
          46,
          48,
          rect(44, 13, 4, 4, [ink.amber, ink.red, ink.green, ink.blue][i % 4] ?? ink.amber, 1),
        ),
      ) +
      circle(46, 48, 10, ink.ground) +
      path('M50 82h46v12H50z', ink.white) +
      repeat(4, (i) =>
        rect(56 + i * 10, 86, 4, 4, [ink.red, ink.green, ink.blue, ink.amber][i] ?? ink.amber, 1),
      ) +
      rect(92, 80, 8, 16, p.main, 1),
  },
  'lamp-desk': {
    box: [12, 12, 74, 84],
    close: [40, 30, 48],
    stands: true,
    draw: (p) =>
      line('M60 90 78 50 46 24', ink.steel, 4.5) +
      circle(78, 50, 4.5, p.trim) +
      path('M52 14c-16-6-34 4-40 24l34 12c8-12 10-26 6-36z', p.main) +
      path('M52 14c4 10 2 24-6 36l-10-4c8-10 12-22 12-34z', p.dark) +
      ellipse(27, 46, 13, 7, warm) +
      path('M40 88h40c4 0 6 4 6 8H34c0-4 2-8 6-8z', p.main),
  },
  'lamp-emergency': {
    box: [4, 16, 92, 72],
    close: [36, 40, 48],
    draw: (p) =>
      rect(4, 56, 92, 32, ink.white, 4) +
      rect(4, 78, 92, 10, ink.silver, 4) +
      [26, 74]
        .map(
          (x) =>
            path(`M${x - 20} 16h40v28l-8 12h-24l-8-12z`, ink.paper) +
            rect(x - 15, 21, 30, 20, glow, 2) +
            repeat(8, (i) =>
              circle(x - 10.5 + (i % 4) * 7, 26 + Math.floor(i / 4) * 9, 2.4, ink.yellow),
            ),
        )
        .join('') +
      circle(84, 70, 2.5, ink.green) +
      circle(76, 70, 2.5, ink.red) +
      wordmarkAt(p.maker, 38, 70, 7, p.main, 50),
  },
};
