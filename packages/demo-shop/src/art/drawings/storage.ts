import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import {
  circle,
  line,
  mirrored,
  path,
  rect,
  repeat,
  turned,
  veil,
  type Markup,
} from '../shapes.ts';
import type { Drawings } from './types.ts';

const shine = (d: string): Markup => veil(0.22, path(d, ink.white));

const rungs = (
  x: number,
  y: number,
  wide: number,
  count: number,
  step: number,
  colour: string,
): Markup => repeat(count, (i) => rect(x, y + i * step, wide, 3.4, colour, 1));

/** Ladders, boxes, benches, shelves, and what moves loads. */
export const storage: Drawings = {
  'ladder-step': {
    box: [9, 2, 81, 96],
    close: [46, 34, 48],
    stands: true,
    draw: (p) =>
      line('M58 6 84 96', ink.steel, 4, 'butt') +
      line('M66 40h9M70 62h11', ink.steel, 2.5) +
      line('M34 8 14 96M58 8 66 96', ink.silver, 5, 'butt') +
      repeat(
        5,
        (i) =>
          path(
            `M${30 - i * 3.5} ${24 + i * 15}h${30 + i * 5}l1 6H${28.5 - i * 3.5}z`,
            i === 0 ? p.main : ink.metal,
          ) + rect(29 - i * 3.5, 24 + i * 15, 31 + i * 5, 2, i === 0 ? p.light : ink.chrome),
      ) +
      path('M30 2h32c3 0 4 2 4 4v6H28V6c0-2 1-4 2-4z', p.main) +
      rect(9, 92, 11, 6, p.trim, 2) +
      rect(61, 92, 11, 6, p.trim, 2) +
      rect(79, 92, 11, 6, p.trim, 2),
  },
  'ladder-extension': {
    box: [24.5, -7, 54, 118.5],
    close: [50, 40, 46],
    stands: true,
    draw: (p) =>
      turned(
        8,
        50,
        50,
        line('M36 46v58M72 46v58', ink.metal, 5, 'butt'),
        rungs(36, 52, 36, 5, 11, ink.steel),
        line('M40-6v70M68-6v70', p.main, 5, 'butt'),
        rungs(40, 0, 28, 6, 11, ink.silver),
        rect(36, 58, 10, 9, p.trim, 2),
        rect(62, 58, 10, 9, p.trim, 2),
        rect(32, 102, 9, 6, p.trim, 2),
        rect(67, 102, 9, 6, p.trim, 2),
      ),
  },
  'ladder-multi': {
    box: [14, 4, 72, 94],
    close: [50, 20, 46],
    stands: true,
    draw: (p) => {
      const leg =
        line('M46 12 20 96', ink.silver, 5, 'butt') +
        line('M52 14 34 96', ink.metal, 4, 'butt') +
        repeat(5, (i) => line(`M${41 - i * 4.5} ${28 + i * 14}h${8 + i * 1.6}`, ink.steel, 3.4));
      return (
        leg +
        mirrored(50, leg) +
        path('M38 4h24l6 14H32z', p.main) +
        circle(50, 13, 5, p.trim) +
        rect(14, 92, 22, 6, p.trim, 2) +
        rect(64, 92, 22, 6, p.trim, 2)
      );
    },
  },
  'ladder-platform': {
    box: [7, 4, 79, 94],
    close: [40, 40, 46],
    stands: true,
    draw: (p) =>
      line('M62 6v40l18 50', ink.steel, 4, 'butt') +
      line('M26 6v38M26 6h38M26 24h36', p.main, 4) +
      line('M30 42 12 96M60 42l4 54', ink.silver, 5, 'butt') +
      path('M22 40h44v6H22z', p.main) +
      repeat(3, (i) =>
        path(`M${25 - i * 5} ${56 + i * 14}h${37 + i * 6}v5H${24 - i * 5}z`, ink.metal),
      ) +
      rect(7, 92, 11, 6, p.trim, 2) +
      rect(59, 92, 11, 6, p.trim, 2) +
      rect(75, 92, 11, 6, p.trim, 2),
  },
  'step-stool': {
    box: [11, 1.5, 79, 94.5],
    close: [46, 46, 50],
    stands: true,
    draw: (p) =>
      line('M30 8c0-6 36-6 36 0v30', ink.silver, 4) +
      line('M30 8v32', ink.silver, 4) +
      line('M66 38 84 94', ink.steel, 4, 'butt') +
      line('M30 38 16 94M62 38l6 56', ink.silver, 5, 'butt') +
      path('M24 34h46l2 8H22z', p.main) +
      rect(24, 34, 46, 3, p.light) +
      path('M19 62h50l1 8H17z', p.main) +
      rect(19, 62, 50, 3, p.light) +
      rect(11, 90, 11, 6, p.trim, 2) +
      rect(63, 90, 11, 6, p.trim, 2) +
      rect(79, 90, 11, 6, p.trim, 2),
  },
  scaffold: {
    box: [8, 4, 84, 93],
    close: [50, 30, 50],
    stands: true,
    draw: (p) =>
      line('M16 22 84 58M84 22 16 58M16 58l68 36M84 58 16 94', ink.steel, 2.5) +
      line('M16 4v92M84 4v92', p.main, 4.5, 'butt') +
      line('M16 6h68M16 14h68', p.main, 3) +
      rect(8, 22, 84, 6, ink.woodLight) +
      rect(8, 26, 84, 2, ink.wood) +
      rect(16, 56, 68, 4, p.dark) +
      rect(10, 92, 12, 5, p.trim) +
      rect(78, 92, 12, 5, p.trim),
  },
  toolbox: {
    box: [4, 14, 92, 80],
    close: [38, 60, 48],
    stands: true,
    draw: (p) =>
      path(
        'M34 14h32c5 0 8 3 8 8v12h-8V24c0-2-1-3-2-3H36c-1 0-2 1-2 3v10h-8V22c0-5 3-8 8-8z',
        p.trim,
      ) +
      path('M10 32h80l6 18H4z', p.main) +
      shine('M10 32h80l2 6H8z') +
      path('M4 50h92v38c0 4-3 6-6 6H10c-3 0-6-2-6-6z', p.main) +
      path('M4 50h92v6H4z', p.deep) +
      path('M4 74h92v14c0 4-3 6-6 6H10c-3 0-6-2-6-6z', p.dark) +
      rect(20, 44, 12, 18, ink.silver, 2) +
      rect(68, 44, 12, 18, ink.silver, 2) +
      rect(23, 52, 6, 6, ink.steel, 1) +
      rect(71, 52, 6, 6, ink.steel, 1) +
      wordmarkAt(p.maker, 50, 71, 9, p.onMain, 60),
  },
  'toolbox-cantilever': {
    box: [2, 8, 96, 86],
    close: [50, 50, 50],
    stands: true,
    draw: (p) =>
      line('M24 30 40 62M76 30 60 62', ink.iron, 3) +
      line('M30 10h40', ink.iron, 4) +
      line('M34 10 28 34M66 10l6 24', ink.iron, 3) +
      rect(2, 20, 40, 13, p.main, 1) +
      rect(2, 20, 40, 4, p.light) +
      rect(58, 20, 40, 13, p.main, 1) +
      rect(58, 20, 40, 4, p.light) +
      rect(8, 38, 36, 13, p.main, 1) +
      rect(8, 38, 36, 4, p.light) +
      rect(56, 38, 36, 13, p.main, 1) +
      rect(56, 38, 36, 4, p.light) +
      path('M12 56h76v34c0 2-2 4-4 4H16c-2 0-4-2-4-4z', p.main) +
      rect(12, 56, 76, 5, p.light) +
      path('M12 80h76v10c0 2-2 4-4 4H16c-2 0-4-2-4-4z', p.dark) +
      wordmarkAt(p.maker, 50, 71, 8, p.onMain, 54) +
      path('M6 20l4-10h4l-2 10zM84 20l2-12 5 2-2 10z', ink.metal) +
      path('M18 20l2-8h8l-2 8z', ink.amber),
  },
  'tool-bag': {
    box: [4, 10, 92, 84],
    close: [40, 60, 50],
    stands: true,
    draw: (p) =>
      line('M28 40C28 4 72 4 72 40', p.trim, 6) +
      path('M30 40l4-24h6l-2 24zM58 40l2-28h7l-2 28zM46 40V24h8v16z', ink.metal) +
      path('M32 28l3-14h6l-2 14z', ink.amber) +
      path('M10 38h80c4 0 6 3 6 7l-4 44c0 3-2 5-5 5H13c-3 0-5-2-5-5L4 45c0-4 2-7 6-7z', p.main) +
      path('M10 38h80c3 0 5 2 6 5H4c1-3 3-5 6-5z', p.deep) +
      rect(16, 56, 20, 26, p.dark, 3) +
      rect(64, 56, 20, 26, p.dark, 3) +
      rect(40, 52, 20, 32, p.trim, 3) +
      wordmarkAt(p.maker, 50, 62, 4, ink.white, 17) +
      path('M7 84h86l-.5 5c0 3-2 5-5 5H13c-3 0-5-2-5-5z', ink.black),
  },
  'tool-belt': {
    box: [2, 14, 96, 74],
    close: [30, 56, 48],
    draw: (p) =>
      path('M2 24C30 36 70 36 98 24v12C70 48 30 48 2 36z', ink.leatherDark) +
      rect(42, 30, 16, 16, ink.brass, 2) +
      rect(46, 34, 8, 8, ink.leatherDark) +
      path('M14 24h4v24h-4zM28 18h5v30h-5z', ink.metal) +
      path('M12 14h8v16h-8z', p.main) +
      path('M8 40c12 4 22 6 32 6v30c0 8-4 12-12 12H18c-6 0-10-4-10-12z', ink.leather) +
      path('M8 40c12 4 22 6 32 6v10c-12 0-22-2-32-6z', ink.leatherDark) +
      path('M60 46c10 0 20-2 32-6v32c0 8-4 12-10 12H72c-8 0-12-4-12-12z', ink.leather) +
      path('M60 46c10 0 20-2 32-6v10c-10 4-20 6-32 6z', ink.leatherDark) +
      circle(24, 62, 3, ink.brass) +
      circle(76, 62, 3, ink.brass) +
      rect(14, 70, 20, 8, p.main, 2) +
      rect(66, 68, 20, 8, p.main, 2),
  },
  'tool-cart': {
    box: [0, 8, 92, 91],
    close: [44, 40, 50],
    stands: true,
    draw: (p) =>
      line('M6 16h-4v16h4', ink.steel, 4) +
      rect(4, 8, 88, 8, p.trim, 2) +
      path('M8 16h80v68H8z', p.main) +
      path('M76 16h12v68H76z', p.dark) +
      repeat(
        3,
        (i) => rect(12, 20 + i * 10, 62, 8, p.light, 1) + rect(34, 22.5 + i * 10, 18, 2, p.deep, 1),
      ) +
      repeat(
        2,
        (i) => rect(12, 50 + i * 16, 62, 14, p.light, 1) + rect(34, 53 + i * 16, 18, 2, p.deep, 1),
      ) +
      wordmarkAt(p.maker, 82, 50, 3, p.onMain, 10) +
      circle(18, 92, 7, ink.black) +
      circle(18, 92, 3, ink.metal) +
      circle(78, 92, 7, ink.black) +
      circle(78, 92, 3, ink.metal),
  },
  organiser: {
    box: [2, 4, 96, 92],
    close: [40, 46, 48],
    draw: (p) =>
      rect(30, 4, 40, 12, p.trim, 4) +
      rect(38, 8, 24, 8, ink.ground, 2) +
      path('M8 14h84c4 0 6 2 6 6v66c0 4-2 6-6 6H8c-4 0-6-2-6-6V20c0-4 2-6 6-6z', p.main) +
      rect(8, 20, 84, 66, '#dfeef5', 2) +
      repeat(15, (i) =>
        rect(10 + (i % 5) * 16.6, 22 + Math.floor(i / 5) * 21.6, 14.6, 19.4, ink.white, 1),
      ) +
      repeat(15, (i) =>
        repeat(3, (k) =>
          circle(
            14 + (i % 5) * 16.6 + k * 3.4,
            34 + Math.floor(i / 5) * 21.6 + ((i + k) % 2) * 3,
            1.6,
            [ink.metal, ink.brass, ink.iron, p.main][(i * 7) % 4] ?? ink.metal,
          ),
        ),
      ) +
      rect(16, 88, 14, 8, p.trim, 2) +
      rect(70, 88, 14, 8, p.trim, 2),
  },
  'bin-stack': {
    box: [4, 4, 92, 90],
    close: [50, 60, 48],
    stands: true,
    draw: (p) =>
      repeat(6, (i) => {
        const x = 4 + (i % 2) * 48;
        const y = 4 + Math.floor(i / 2) * 31;
        return (
          path(`M${x} ${y}h44v28H${x}z`, i % 2 ? p.dark : p.main) +
          path(`M${x + 4} ${y + 10}h36l-4 14H${x + 8}z`, i % 2 ? p.main : p.light) +
          rect(x + 13, y + 14, 18, 6, ink.white, 1) +
          path(`M${x} ${y}h44v6H${x}z`, p.deep)
        );
      }),
  },
  shelf: {
    box: [6, 2, 88, 96],
    close: [40, 34, 48],
    stands: true,
    draw: (p) =>
      repeat(
        4,
        (i) => rect(8, 14 + i * 24, 84, 5, ink.woodLight) + rect(8, 17 + i * 24, 84, 3, ink.wood),
      ) +
      rect(6, 2, 5, 96, p.main) +
      rect(89, 2, 5, 96, p.main) +
      rect(18, 26, 20, 12, ink.card) +
      rect(42, 22, 16, 16, ink.cardLight) +
      rect(64, 28, 20, 10, p.main, 2) +
      rect(16, 46, 26, 16, p.dark, 2) +
      rect(50, 50, 14, 12, ink.metal, 2) +
      rect(68, 44, 16, 18, ink.card) +
      rect(20, 72, 30, 14, ink.cardLight) +
      rect(56, 70, 26, 16, ink.iron, 2) +
      rect(20, 4, 14, 10, ink.amber, 1) +
      rect(60, 2, 22, 12, ink.card),
  },
  'cabinet-steel': {
    box: [18, 2, 64, 96],
    close: [50, 40, 48],
    stands: true,
    draw: (p) =>
      rect(18, 2, 64, 92, p.main, 2) +
      rect(21, 6, 28, 84, p.light, 1) +
      rect(51, 6, 28, 84, p.light, 1) +
      repeat(2, (k) => repeat(4, (i) => rect(26 + k * 30, 14 + i * 4, 18, 1.8, p.dark))) +
      rect(45, 44, 3, 14, ink.coal, 1) +
      rect(52, 44, 3, 14, ink.coal, 1) +
      rect(22, 94, 8, 4, ink.black) +
      rect(70, 94, 8, 4, ink.black),
  },
  workbench: {
    box: [2, 4, 96, 92],
    close: [50, 40, 50],
    stands: true,
    draw: (p) =>
      rect(12, 42, 7, 54, p.main) +
      rect(81, 42, 7, 54, p.main) +
      rect(12, 76, 76, 6, p.dark) +
      rect(2, 32, 96, 10, ink.woodLight, 1) +
      rect(2, 38, 96, 4, ink.wood) +
      rect(54, 42, 27, 24, p.main) +
      rect(56, 44, 23, 9, p.light) +
      rect(56, 55, 23, 9, p.light) +
      rect(63, 47, 9, 2, ink.coal) +
      rect(63, 58, 9, 2, ink.coal) +
      rect(12, 4, 76, 28, p.dark) +
      repeat(36, (i) => circle(17 + (i % 12) * 6, 9 + Math.floor(i / 12) * 8, 0.9, p.main)) +
      path('M26 8h4v18h-4zM22 6h12v5H22zM46 8h4v18h-4zM44 6h8v4h-8zM66 8h3v18h-3z', ink.silver),
  },
  pegboard: {
    box: [4, 8, 92, 84],
    close: [40, 50, 46],
    draw: (p) =>
      rect(4, 8, 92, 84, p.main, 3) +
      repeat(120, (i) => circle(10 + (i % 12) * 7.2, 14 + Math.floor(i / 12) * 8, 1.1, p.deep)) +
      path('M20 18h16v8H20zM26 26h5v40h-5z', ink.silver) +
      rect(25, 44, 7, 26, p.trim, 3) +
      line('M54 20v46', ink.metal, 4) +
      rect(50, 42, 8, 30, ink.amber, 3) +
      circle(74, 26, 9, ink.metal) +
      circle(74, 26, 4, p.main) +
      rect(72, 34, 4, 34, ink.metal) +
      circle(74, 72, 7, ink.metal) +
      circle(74, 72, 3, p.main) +
      rect(16, 78, 68, 8, ink.iron, 2),
  },
  'hand-truck': {
    box: [14, 4, 71, 93],
    close: [56, 76, 46],
    stands: true,
    draw: (p) =>
      line('M66 90V18C66 4 46 4 46 12', p.main, 5) +
      line('M66 30H52M66 48H52M66 66H52', p.main, 4) +
      line('M54 12v78', p.dark, 5) +
      rect(46, 6, 12, 9, p.trim, 4) +
      path('M14 88h48v6H14z', ink.steel) +
      rect(18, 36, 34, 26, ink.card) +
      rect(16, 64, 36, 24, ink.cardLight) +
      rect(30, 36, 8, 26, ink.cardDark) +
      rect(30, 64, 8, 24, ink.card) +
      circle(72, 84, 13, ink.black) +
      circle(72, 84, 6, ink.silver) +
      circle(72, 84, 2.5, ink.iron),
  },
  'pallet-jack': {
    box: [2, 4, 98, 93],
    close: [72, 60, 48],
    stands: true,
    draw: (p) =>
      line('M78 66 94 12', p.main, 6, 'butt') +
      path('M84 4h16l-2 14H86z', ink.coal) +
      path('M88 8h8l-1 6h-6z', ink.ground) +
      path('M2 74h68v12H10L2 82z', p.main) +
      path('M2 74h68v4H2z', p.light) +
      path('M64 58h20l4 28H64z', p.dark) +
      rect(68, 46, 12, 14, ink.steel, 2) +
      circle(78, 88, 9, ink.black) +
      circle(78, 88, 4, ink.amber) +
      circle(14, 88, 6, ink.black) +
      circle(14, 88, 2.5, ink.amber) +
      wordmarkAt(p.maker, 38, 80.5, 5, p.onMain, 36),
  },
  'jack-floor': {
    box: [4, 13.5, 98.5, 81.5],
    close: [30, 60, 48],
    stands: true,
    draw: (p) =>
      line('M70 62 100 16', ink.coal, 5) +
      line('M84 41l14-22', p.main, 6.5) +
      path('M4 72h80c6 0 8 3 8 8s-2 6-6 6H10c-4 0-6-2-6-6z', p.main) +
      path('M4 72h80c5 0 7 2 8 5H4z', p.light) +
      path('M66 72 26 46l6-8 46 26z', p.dark) +
      path('M12 38h28v6H12z', ink.iron) +
      rect(22, 42, 8, 8, ink.steel) +
      circle(14, 86, 9, ink.black) +
      circle(14, 86, 4, ink.metal) +
      circle(80, 86, 8, ink.black) +
      circle(80, 86, 3.5, ink.metal) +
      wordmarkAt(p.maker, 46, 80, 5, p.onMain, 34),
  },
  'jack-bottle': {
    box: [16, 2, 84, 92],
    close: [50, 56, 48],
    stands: true,
    draw: (p) =>
      rect(42, 2, 16, 8, ink.iron, 2) +
      rect(45, 8, 10, 20, ink.chrome) +
      rect(40, 24, 20, 12, ink.steel, 2) +
      path('M30 34h40l4 8v40H26v-40z', p.main) +
      path('M52 34h18l4 8v40H52z', p.dark) +
      rect(16, 82, 68, 12, p.deep, 2) +
      wordmarkAt(p.maker, 50, 58, 7, p.onMain, 40) +
      rect(72, 62, 12, 20, ink.steel, 2) +
      line('M78 62 98 36', ink.metal, 4),
  },
  hoist: {
    box: [16, -0.5, 68, 103],
    close: [50, 40, 50],
    draw: (p) =>
      line('M50 2c10 0 10 12 0 14', ink.iron, 5) +
      path(
        'M28 18h44c8 0 12 5 12 12v14c0 7-4 12-12 12H28c-8 0-12-5-12-12V30c0-7 4-12 12-12z',
        p.main,
      ) +
      shine('M28 18h44c7 0 11 3 12 9H16c1-6 5-9 12-9z') +
      circle(50, 38, 12, p.trim) +
      repeat(6, (i) =>
        i % 2
          ? rect(47, 54 + i * 5, 6, 8, ink.steel, 3)
          : `<rect x="45" y="${54 + i * 5}" width="10" height="8" rx="4" fill="none" stroke="${ink.metal}" stroke-width="3"/>`,
      ) +
      path('M44 82h12l3 6H41z', p.main) +
      line('M50 88c12 2 12 12 2 12s-10-5-8-8', ink.iron, 5) +
      repeat(8, (i) => rect(26, 56 + i * 5, 3, 4, ink.metal, 1.5)) +
      repeat(8, (i) => rect(70, 56 + i * 5, 3, 4, ink.metal, 1.5)),
  },
  'ratchet-strap': {
    box: [2, 18, 101, 80],
    close: [56, 44, 46],
    draw: (p) =>
      line('M4 74c20 10 40-14 60 0s30 2 34-8', p.main, 10, 'butt') +
      circle(26, 40, 22, p.main) +
      `<circle cx="26" cy="40" r="15" fill="none" stroke="${p.dark}" stroke-width="2"/><circle cx="26" cy="40" r="9" fill="none" stroke="${p.dark}" stroke-width="2"/>` +
      circle(26, 40, 4, ink.ground) +
      turned(
        -14,
        68,
        38,
        rect(46, 30, 46, 18, ink.metal, 3),
        rect(46, 30, 46, 6, ink.chrome, 3),
        rect(82, 24, 14, 30, p.trim, 4),
        circle(60, 40, 7, ink.steel),
        circle(60, 40, 3, ink.iron),
      ) +
      line('M92 84c8 2 8 12 0 12s-8-4-6-6', ink.steel, 4),
  },
  'platform-truck': {
    box: [4, 5.5, 88, 89.5],
    close: [50, 60, 50],
    stands: true,
    draw: (p) =>
      line('M84 70V14c0-4-2-6-6-6h-4', ink.steel, 5) +
      path('M4 68h88v10H4z', p.main) +
      rect(4, 68, 88, 3, p.light) +
      rect(12, 36, 30, 32, ink.card) +
      rect(24, 36, 7, 32, ink.cardDark) +
      rect(46, 46, 28, 22, ink.cardLight) +
      circle(18, 86, 9, ink.black) +
      circle(18, 86, 4, ink.silver) +
      circle(78, 86, 9, ink.black) +
      circle(78, 86, 4, ink.silver) +
      wordmarkAt(p.maker, 46, 74.5, 4.5, p.onMain, 40),
  },
  tarp: {
    box: [10, 10, 82, 78],
    close: [50, 50, 48],
    draw: (p) =>
      path('M10 24 70 10l22 16-60 16z', p.light) +
      path('M10 24 32 42v46L10 66z', p.dark) +
      path('M32 42 92 26v44L32 88z', p.main) +
      path('M32 56 92 40v4L32 60zM32 72l60-16v4L32 76z', p.dark) +
      [
        [38, 48],
        [86, 34],
        [38, 80],
        [86, 66],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.4, ink.brass) + circle(x, y, 1.5, p.deep))
        .join(''),
  },
};
