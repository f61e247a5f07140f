import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import type { Paint } from '../makers.ts';
import {
  circle,
  group,
  line,
  mirrored,
  path,
  rect,
  repeat,
  ring,
  turned,
  type Markup,
} from '../shapes.ts';
import type { Drawings } from './types.ts';

const hexagon = (x: number, y: number, radius: number): string => {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
};

const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;

/** The jaw of an open spanner that looks up, its throat at a place. */
const jaw = (x: number, y: number, size: number, fill: string): Markup =>
  group(
    `translate(${x} ${y}) scale(${size / 20})`,
    path(
      'M-9 20c-8-3-13-10-13-18 0-7 3-13 9-17l6-3v16l7 6 7-6v-16l6 3c6 4 9 10 9 17 0 8-5 15-13 18z',
      fill,
    ),
  );

const spanner = (p: Paint): Markup =>
  turned(
    45,
    50,
    50,
    rect(45, 14, 10, 74, ink.metal),
    turned(15, 50, 2, jaw(50, 2, 17, ink.metal)),
    path(`${round(50, 97, 13)}${hexagon(50, 97, 7.5)}`, ink.metal),
    path('M50 14h5v70h-5z', ink.steel),
    rect(47.5, 24, 5, 50, ink.silver, 2.5),
    turned(90, 50, 49, wordmarkAt(p.maker, 50, 49, 3, p.main, 40)),
  );

/** A screwdriver that points up, with the tip that `tip` draws from y = -8 to y = 6. */
const screwdriver = (p: Paint, tip: Markup): Markup =>
  turned(
    45,
    50,
    50,
    rect(46.8, 0, 6.4, 46, ink.silver),
    rect(50, 0, 3.2, 46, ink.metal),
    tip,
    path('M44 44h12l2 8H42z', p.trim),
    path('M41 52h18l2 8c2 10 2 22 0 34-1 8-5 14-11 14s-10-6-11-14c-2-12-2-24 0-34z', p.main),
    path('M50 52h9l2 8c2 10 2 22 0 34-1 8-5 14-11 14z', p.dark),
    rect(43.2, 62, 3, 32, p.trim, 1.5),
    rect(48.5, 62, 3, 32, p.trim, 1.5),
    rect(53.8, 62, 3, 32, p.trim, 1.5),
    path('M41.5 100h17c-2 5-5 8-8.5 8s-6.5-3-8.5-8z', p.light),
  );

/** Two halves of pliers: the jaw that is given, a grip, and a joint. */
const pliers = (p: Paint, jawHalf: Markup, joint = 8): Markup => {
  const grip =
    line('M54 46C62 56 66 68 65 100', ink.iron, 7, 'butt') +
    line('M62.5 62C66 74 66 86 65 102', p.main, 10) +
    line('M65.5 66C68 78 67.5 88 67 100', p.light, 2.2) +
    line('M61 60l5.5-3', p.trim, 5, 'round');
  return turned(
    38,
    50,
    50,
    mirrored(50, grip),
    grip,
    mirrored(50, jawHalf),
    jawHalf,
    circle(50, 42, joint, ink.steel),
    circle(50, 42, joint * 0.45, ink.iron),
  );
};

const hexKey = (x: number, y: number, size: number, thick: number, colour: string): Markup =>
  line(
    `M${x} ${y}V${y + size}q0 ${thick * 1.4} ${thick * 1.4} ${thick * 1.4}h${size * 0.28}`,
    colour,
    thick,
    'butt',
  );

/** Spanners, keys, screwdrivers, pliers and socket sets. */
export const wrenches: Drawings = {
  'spanner-combination': { box: [4, -1.5, 97, 98], close: [77, 22, 44], draw: spanner },
  'spanner-set': {
    box: [6, 10, 88, 80],
    close: [40, 50, 50],
    draw: (p) =>
      path('M6 10h88v80H6z', p.main) +
      path('M6 10h88v10H6z', p.trim) +
      path('M6 78h88v12H6z', p.dark) +
      repeat(6, (i) => {
        const size = 1 - i * 0.09;
        return group(
          `translate(${18 + i * 14 - i * i * 0.5} 50) scale(${size})`,
          rect(-2.8, -26, 5.6, 54, ink.silver) +
            rect(0, -26, 2.8, 54, ink.metal) +
            jaw(0, -30, 5.6, ink.silver) +
            path(`${round(0, 30, 6)}${hexagon(0, 30, 3.2)}`, ink.silver),
        );
      }) +
      rect(6, 46, 88, 8, p.deep) +
      wordmarkAt(p.maker, 50, 84, 6, p.onMain, 60),
  },
  'spanner-adjustable': {
    box: [6, -8, 99.5, 102.5],
    close: [76, 22, 46],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        path('M44 26h12l3 72c0 6-3 10-9 10s-9-4-9-10z', ink.metal),
        path('M50 26h6l3 72c0 6-3 10-9 10z', ink.steel),
        path('M42 60h16l1.5 38c0 6-3 10-9.5 10s-9.5-4-9.5-10z', p.main),
        path('M50 60h8l1.5 38c0 6-3 10-9.5 10z', p.dark),
        circle(50, 100, 3.5, ink.ground),
        path('M34-16h14V6h14l6 6c2 10-4 18-12 20H42C30 28 26 16 28 4z', ink.metal),
        path('M34-16h6l-2 24c0 10 2 18 8 24h-4C30 28 26 16 28 4z', ink.silver),
        path('M54-12h12l4 14-4 8H52V-2z', ink.silver),
        path('M60-12h6l4 14-4 8h-6z', ink.metal),
        rect(50, 12, 14, 9, ink.iron, 2),
        repeat(5, (i) => rect(51.5 + i * 2.5, 12, 1.2, 9, ink.silver)),
      ),
  },
  'pipe-wrench': {
    box: [6.5, -16.5, 97.5, 111.5],
    close: [74, 24, 50],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        path('M44 30h13l4 66c0 8-4 12-10 12s-10-4-10-12z', p.main),
        path('M51 30h6l4 66c0 8-4 12-10 12z', p.dark),
        rect(48.5, 50, 4, 36, p.deep, 2),
        path('M36 10h30v22H40z', p.main),
        path('M36 10h30v6H36z', p.light),
        path('M24-18h34v12H44v34H34V-4H24z', ink.iron),
        path('M24-18h34v4H24z', ink.steel),
        rect(52, 0, 16, 12, ink.steel, 1),
        path(`M44-6${repeat(5, () => 'l1.5 3 1.5-3')}z`, ink.steel),
        path(`M53 0${repeat(5, () => 'l1.5-3 1.5 3')}z`, ink.coal),
        rect(32, 16, 14, 8, ink.brass, 2),
        repeat(5, (i) => rect(33 + i * 2.5, 16, 1.2, 8, ink.brassDark)),
      ),
  },
  'hex-keys': {
    box: [-4, 21.5, 101, 80.5],
    close: [56, 66, 44],
    draw: (p) =>
      turned(
        -24,
        50,
        50,
        repeat(7, (i) =>
          hexKey(
            14 + i * 10.5,
            4 + i * 5,
            78 - i * 7,
            5.6 - i * 0.55,
            i % 2 ? ink.steel : ink.iron,
          ),
        ),
        path('M6 36h76l4 8v12l-4 6H6c-3 0-4-2-4-6V42c0-4 1-6 4-6z', p.main),
        path('M6 36h76l3 6H2c0-4 1-6 4-6z', p.light),
        wordmarkAt(p.maker, 42, 52, 7, p.onMain, 64),
      ),
  },
  'hex-fold': {
    box: [8, 11, 97, 68],
    close: [70, 36, 46],
    draw: (p) =>
      turned(
        -18,
        50,
        50,
        ...[-64, -42, -20, 2].map((degrees, i) =>
          turned(
            degrees,
            78,
            58,
            rect(78, 56 + i * 0.4, 38 - i * 4, 5.5 - i * 0.8, ink.steel),
            rect(78, 56 + i * 0.4, 38 - i * 4, 2, ink.metal),
          ),
        ),
        rect(4, 48, 84, 20, p.main, 10),
        path('M14 48h64c6 0 9 4 10 8H4c1-5 4-8 10-8z', p.light),
        circle(78, 58, 6, ink.steel),
        circle(78, 58, 2.5, ink.coal),
        circle(14, 58, 6, ink.steel),
        circle(14, 58, 2.5, ink.coal),
        wordmarkAt(p.maker, 46, 60, 7, p.onMain, 46),
      ),
  },
  'torx-keys': {
    box: [2, 8, 96, 88],
    close: [50, 40, 50],
    draw: (p) =>
      repeat(5, (i) => {
        const x = 14 + i * 18;
        return (
          rect(x - 2.2, 22 + i * 4, 4.4, 70 - i * 4, ink.steel) +
          rect(x - 2.2, 22 + i * 4, 1.8, 70 - i * 4, ink.silver) +
          rect(x - 3.2, 88, 6.4, 8, ink.iron, 1) +
          path(
            `M${x - 8} ${8 + i * 4}h16c3 0 4 2 4 4v4c0 3-1 4-4 4h-4l-2 8h-4l-2-8h-4c-3 0-4-1-4-4v-4c0-2 1-4 4-4z`,
            p.main,
          ) +
          path(`M${x - 8} ${8 + i * 4}h16c3 0 4 1 4 3h-24c0-2 1-3 4-3z`, p.light)
        );
      }),
  },
  'screwdriver-phillips': {
    box: [6.5, 9, 84.5, 85],
    close: [76, 24, 44],
    draw: (p) =>
      screwdriver(
        p,
        path('M46.8 2l3.2-10 3.2 10z', ink.iron) +
          path('M46.8 0h6.4v6h-6.4z', ink.iron) +
          path('M49.5-6h1v10h-1z', ink.silver),
      ),
  },
  'screwdriver-slotted': {
    box: [6.5, 6, 88, 88],
    close: [76, 24, 44],
    draw: (p) =>
      screwdriver(
        p,
        path('M45.5-8h9v6l-1.3 8h-6.4l-1.3-8z', ink.iron) + path('M45.5-8h9v3h-9z', ink.steel),
      ),
  },
  'screwdriver-stubby': {
    box: [9.5, 12, 79, 79],
    close: [66, 34, 44],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        rect(46, 6, 8, 32, ink.silver),
        rect(50, 6, 4, 32, ink.metal),
        path('M46 8l4-12 4 12v5h-8z', ink.iron),
        path('M40 36h20l3 8H37z', p.trim),
        path('M34 44h32c5 12 5 34 0 46-2 6-8 8-16 8s-14-2-16-8c-5-12-5-34 0-46z', p.main),
        path('M50 44h16c5 12 5 34 0 46-2 6-8 8-16 8z', p.dark),
        ...[38, 45, 52, 59].map((x) => rect(x, 52, 3.5, 34, p.trim, 1.7)),
      ),
  },
  'screwdriver-set': {
    box: [4, 6, 92, 92],
    close: [38, 40, 50],
    draw: (p) =>
      rect(4, 54, 92, 16, ink.coal, 3) +
      rect(4, 54, 92, 4, ink.iron, 2) +
      repeat(6, (i) => {
        const x = 14 + i * 14.4;
        const wide = i % 2;
        return (
          rect(x - 1.8, 70, 3.6, 24 - i * 3, ink.metal) +
          (wide
            ? path(`M${x - 3} ${90 - i * 3}h6v6h-6z`, ink.iron)
            : path(`M${x - 1.8} ${92 - i * 3}h3.6l-1.8 6z`, ink.iron)) +
          path(
            `M${x - 4.5} 50c-2-10-2-26 0-34 1-6 2-10 4.5-10s3.5 4 4.5 10c2 8 2 24 0 34z`,
            p.main,
          ) +
          path(`M${x} 6c2.5 0 3.5 4 4.5 10 2 8 2 24 0 34H${x}z`, p.dark) +
          rect(x - 4.5, 44, 9, 6, p.trim) +
          rect(x - 3, 18, 1.5, 22, p.trim) +
          rect(x + 1.5, 18, 1.5, 22, p.trim)
        );
      }) +
      wordmarkAt(p.maker, 50, 64, 6, ink.white, 60),
  },
  'bit-driver': {
    box: [6, 12, 88, 79],
    close: [46, 40, 50],
    stands: true,
    draw: (p) =>
      path('M6 26h88v8H6z', p.light) +
      path('M6 34h88v52c0 3-2 5-5 5H11c-3 0-5-2-5-5z', p.main) +
      path('M12 12h76l6 14H6z', p.dark) +
      rect(12, 40, 76, 44, ink.coal, 3) +
      repeat(20, (i) => {
        const x = 18 + (i % 10) * 7;
        const y = 46 + Math.floor(i / 10) * 19;
        return (
          rect(x - 1.8, y, 3.6, 9, ink.silver, 0.8) +
          path(`M${x - 1.2} ${y + 9}h2.4l-.4 5h-1.6z`, ink.metal)
        );
      }) +
      wordmarkAt(p.maker, 50, 19, 6, p.onMain, 50),
  },
  'pliers-universal': {
    box: [1, 5, 86.5, 100.5],
    close: [72, 26, 46],
    draw: (p) =>
      pliers(
        p,
        path('M50.4-2h6c4 6 6 20 6 30l-2 14-6 8h-4.4z', ink.metal) +
          path('M50.4-2h2v30h-2z', ink.coal) +
          path('M56.4-2c4 6 6 20 6 30l-2 14h-3c2-12 2-30-1-44z', ink.silver) +
          repeat(6, (i) => rect(50.4, 1 + i * 3, 4, 1.3, ink.iron)),
      ),
  },
  'pliers-longnose': {
    box: [1, -7, 95, 112.5],
    close: [76, 20, 44],
    draw: (p) =>
      pliers(
        p,
        path('M50.4-20h3c2 14 5 28 6 40l1 16-5 12h-5z', ink.metal) +
          path('M53.4-20c2 14 5 28 6 40l1 16h-3c-1-18-3-38-4-56z', ink.silver) +
          repeat(5, (i) => rect(50.4, -17 + i * 3, 2.5, 1.2, ink.iron)),
        7.5,
      ),
  },
  'pliers-cutting': {
    box: [1, 14, 79.5, 91.5],
    close: [68, 30, 44],
    draw: (p) =>
      pliers(
        p,
        path('M50.2 6c8 2 14 12 14 24l-4 14-6 6h-4z', ink.metal) +
          path('M50.2 6c4 2 6 8 6 14l-6 8z', ink.silver) +
          path('M50.2 6l2 1v21h-2z', ink.iron),
        8,
      ),
  },
  'pliers-groove': {
    box: [7, -13.5, 82, 128],
    close: [66, 24, 48],
    draw: (p) =>
      turned(
        30,
        50,
        50,
        line('M58 44C62 62 66 80 64 110', ink.iron, 7, 'butt'),
        line('M63.5 62c3 18 3 30 1 48', p.main, 9.5),
        line('M48 40C42 62 38 84 40 110', ink.steel, 7, 'butt'),
        line('M41.5 66c-3 16-3 28-1 44', p.main, 9.5),
        path(
          'M30-12c10-6 20-6 28-2l-2 10-16 2-4 12 14 18 8 16H46L28 20C22 8 24-4 30-12z',
          ink.metal,
        ),
        path('M60-2c8 4 12 12 10 22l-8 26h-12l-4-14 8-12-4-16z', ink.steel),
        ...[0, 1, 2].map((i) => circle(50 + i * 3, 20 + i * 7, 2.2, ink.coal)),
        circle(55, 36, 5, ink.silver),
        path(`M40-2${repeat(4, () => 'l2 3 2-3')}z`, ink.iron),
      ),
  },
  'pliers-locking': {
    box: [10, -4.5, 81, 106],
    close: [70, 28, 46],
    draw: (p) =>
      turned(
        38,
        50,
        50,
        path('M44 34h14v62c0 4-3 6-7 6s-7-2-7-6z', ink.metal),
        path('M51 34h7v62c0 4-3 6-7 6z', ink.steel),
        rect(45, 100, 12, 10, ink.iron, 2),
        repeat(3, (i) => rect(45, 102 + i * 2.6, 12, 1, ink.silver)),
        line('M66 44c8 14 6 32-4 52', p.main, 9),
        line('M69 48c6 14 4 28-3 42', p.light, 2),
        path('M38-10c8-4 14-2 16 4l4 22 2 22H42c-4-14-10-36-4-48z', ink.silver),
        path('M58-4c8 6 14 18 14 30l-2 18H56l-2-20z', ink.metal),
        path(`M54-4${repeat(4, () => 'l3 2-2 3')}l-5-2z`, ink.iron),
        circle(62, 34, 4, ink.iron),
        circle(49, 28, 4, ink.iron),
      ),
  },
  'pliers-stripper': {
    box: [1, 6, 87, 99.5],
    close: [66, 30, 44],
    draw: (p) =>
      pliers(
        p,
        path('M50.2 2h10l4 26-4 16-6 6h-4z', ink.iron) +
          path('M50.2 2h10l.6 4H50.2z', ink.steel) +
          repeat(4, (i) => circle(50.2, 10 + i * 6.5, 2.4 - i * 0.4, ink.ground)),
        7,
      ),
  },
  'socket-set': {
    box: [2, 8, 96, 85],
    close: [42, 66, 46],
    stands: true,
    draw: (p) =>
      path('M6 8h88l2 34H4z', p.main) +
      path('M6 8h88l.4 6H5.6z', p.light) +
      path('M12 18h76l1.5 20h-79z', p.dark) +
      wordmarkAt(p.maker, 50, 28, 8, p.onMain, 60) +
      path('M2 42h96v46c0 3-2 5-5 5H7c-3 0-5-2-5-5z', ink.coal) +
      rect(2, 42, 96, 3, ink.iron) +
      rect(7, 49, 86, 38, ink.black, 2) +
      repeat(7, (i) => ring(15 + i * 11.6, 56, 4.6 - i * 0.2, ink.silver, 2.6)) +
      repeat(6, (i) => ring(15.5 + i * 9.4, 67.5, 3.7 - i * 0.2, ink.metal, 2.2)) +
      rect(12, 76, 56, 6, ink.metal, 3) +
      rect(12, 76, 24, 6, p.main, 3) +
      circle(70, 79, 6.5, ink.silver) +
      circle(70, 79, 3, ink.iron) +
      rect(80, 66, 7, 16, ink.metal, 1.5) +
      rect(82, 62, 3, 5, ink.silver),
  },
  ratchet: {
    box: [6, -2.5, 97, 97],
    close: [76, 24, 42],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        rect(46, 10, 8, 60, ink.metal),
        rect(50, 10, 4, 60, ink.steel),
        path('M44 60h12l2 10c1 10 1 22-1 32-1 5-3 8-7 8s-6-3-7-8c-2-10-2-22-1-32z', p.main),
        path('M50 60h6l2 10c1 10 1 22-1 32-1 5-3 8-7 8z', p.dark),
        repeat(4, (i) => rect(43, 74 + i * 7, 14, 2, p.trim)),
        path('M50-18c10 0 15 8 15 16 0 7-4 12-8 16H43c-4-4-8-9-8-16 0-8 5-16 15-16z', ink.silver),
        path('M50-18c10 0 15 8 15 16 0 7-4 12-8 16h-7z', ink.metal),
        circle(50, -2, 9, ink.iron),
        rect(45.5, -6.5, 9, 9, ink.chrome, 1),
        path('M44 10h12l-2 6h-8z', ink.iron),
      ),
  },
  'torque-wrench': {
    box: [1.5, -5, 104, 104],
    close: [34, 66, 40],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        rect(46.5, 0, 7, 72, ink.silver, 2),
        rect(50, 0, 3.5, 72, ink.metal),
        path('M42-20h16l2 8-2 12-4 6h-8l-4-6-2-12z', ink.metal),
        rect(44, -14, 12, 12, ink.iron, 2),
        rect(47, -11, 6, 6, ink.chrome),
        rect(45, 60, 10, 12, p.trim),
        repeat(4, (i) => rect(45.5, 61.5 + i * 2.6, 9, 1, ink.white)),
        rect(43.5, 72, 13, 36, p.main, 3),
        rect(50, 72, 6.5, 36, p.dark, 3),
        repeat(5, (i) => rect(43.5, 77 + i * 5, 13, 1.8, p.deep)),
        rect(44.5, 106, 11, 8, ink.iron, 2),
      ),
  },
  'wheel-wrench': {
    box: [1.5, 1.5, 97, 97],
    close: [50, 50, 50],
    draw: (p) =>
      turned(
        20,
        50,
        50,
        line('M50 4v92', ink.steel, 6, 'butt'),
        line('M4 50h92', ink.metal, 6, 'butt'),
        rect(44, 0, 12, 16, ink.iron, 2),
        rect(44, 84, 12, 16, ink.iron, 2),
        rect(0, 44, 16, 12, ink.iron, 2),
        rect(84, 44, 16, 12, ink.iron, 2),
        circle(50, 50, 8, p.main),
        rect(18, 47, 5, 6, p.main),
        rect(77, 47, 5, 6, p.main),
        rect(47, 18, 6, 5, p.main),
        rect(47, 77, 6, 5, p.main),
      ),
  },
};
