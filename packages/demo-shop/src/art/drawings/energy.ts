import { ink } from '../colour.ts';
import { plainLettering, textAt } from '../lettering.ts';
import { wordmarkAt } from '../logo.ts';
import { circle, group, line, path, rect, repeat, ring, veil, type Markup } from '../shapes.ts';
import type { Drawings } from './types.ts';

const shine = (d: string): Markup => veil(0.25, path(d, ink.white));
const lightning = (x: number, y: number, size: number, fill: string): Markup =>
  group(`translate(${x} ${y}) scale(${size / 100})`, path('M8-48-36 8h30l-8 40 50-58H4z', fill));

/** Generators, supplies, batteries and solar goods. */
export const energy: Drawings = {
  generator: {
    box: [4, 13.5, 92, 83.5],
    close: [40, 56, 50],
    stands: true,
    draw: (p) =>
      line('M8 92V22c0-4 2-6 6-6h72c4 0 6 2 6 6v70', ink.coal, 5) +
      path('M14 20h72v18H14z', p.main) +
      shine('M14 20h72v6H14z') +
      rect(24, 14, 14, 6, ink.coal, 2) +
      rect(14, 42, 34, 44, p.trim, 3) +
      circle(31, 62, 13, ink.iron) +
      repeat(5, (i) => rect(24, 53 + i * 4.5, 14, 2, ink.coal, 1)) +
      rect(52, 42, 34, 44, ink.silver, 3) +
      circle(62, 54, 6, ink.coal) +
      circle(62, 54, 2.5, ink.silver) +
      circle(77, 54, 6, ink.coal) +
      circle(77, 54, 2.5, ink.silver) +
      rect(57, 66, 24, 8, '#101314', 1) +
      textAt('220', 69, 67.5, 5, '#7be36d', plainLettering, 'middle') +
      rect(57, 78, 8, 4, ink.red, 1) +
      wordmarkAt(p.maker, 56, 30, 7, p.onMain, 50) +
      rect(4, 86, 92, 5, ink.coal, 2) +
      rect(10, 91, 14, 6, ink.black, 2) +
      rect(76, 91, 14, 6, ink.black, 2),
  },
  'generator-inverter': {
    box: [4, 8, 92, 86],
    close: [40, 54, 50],
    stands: true,
    draw: (p) =>
      path(
        'M30 8h40c6 0 8 4 8 8v10h-9v-6c0-2-1-3-3-3H34c-2 0-3 1-3 3v6h-9V16c0-4 2-8 8-8z',
        p.trim,
      ) +
      path(
        'M16 24h68c8 0 12 6 12 14v40c0 6-4 10-10 10H14C8 88 4 84 4 78V38c0-8 4-14 12-14z',
        p.main,
      ) +
      shine('M16 24h68c6 0 10 3 11 8H5c1-5 5-8 11-8z') +
      rect(14, 40, 36, 36, p.trim, 4) +
      circle(24, 52, 6, ink.silver) +
      circle(40, 52, 6, ink.silver) +
      rect(18, 64, 28, 7, '#101314', 1) +
      repeat(6, (i) => rect(58, 44 + i * 5, 28, 2.5, p.deep, 1)) +
      wordmarkAt(p.maker, 50, 35, 5, p.onMain, 40) +
      rect(12, 88, 16, 6, ink.black, 3) +
      rect(72, 88, 16, 6, ink.black, 3),
  },
  ups: {
    box: [28, 4, 44, 92],
    close: [50, 36, 48],
    stands: true,
    draw: (p) =>
      rect(28, 4, 44, 90, p.trim, 4) +
      rect(31, 8, 38, 82, ink.coal, 3) +
      rect(35, 14, 30, 18, '#101314', 2) +
      textAt('220', 50, 19, 8, '#7be36d', plainLettering, 'middle') +
      circle(50, 44, 6, ink.iron) +
      ring(50, 44, 5, '#7be36d', 1.5) +
      repeat(7, (i) => rect(37, 58 + i * 3.6, 26, 1.6, ink.black, 0.8)) +
      wordmarkAt(p.maker, 50, 87, 4.5, p.light, 32) +
      rect(28, 92, 10, 4, ink.black) +
      rect(62, 92, 10, 4, ink.black),
  },
  stabiliser: {
    box: [8, 14, 84, 79],
    close: [50, 44, 48],
    stands: true,
    draw: (p) =>
      rect(8, 24, 84, 64, p.main, 5) +
      shine('M13 24h74c3 0 5 2 5 5v4H8v-4c0-3 2-5 5-5z') +
      [28, 62]
        .map(
          (x) =>
            rect(x - 13, 38, 28, 20, ink.white, 2) +
            line(`M${x - 8} 54a10 10 0 0 1 18 0`, ink.steel, 1.5) +
            line(`M${x + 1} 55l5-10`, ink.red, 1.5),
        )
        .join('') +
      rect(82, 40, 5, 14, ink.red, 1) +
      wordmarkAt(p.maker, 40, 72, 7, p.onMain, 46) +
      repeat(4, (i) => rect(70 + i * 5, 66, 2.5, 14, p.deep, 1)) +
      rect(14, 88, 14, 5, ink.black, 2) +
      rect(72, 88, 14, 5, ink.black, 2) +
      path('M36 14h28c3 0 5 2 5 5v5h-6v-3H37v3h-6v-5c0-3 2-5 5-5z', ink.coal),
  },
  'solar-panel': {
    box: [4, 8, 90, 90.5],
    close: [50, 36, 46],
    stands: true,
    draw: () =>
      line('M36 70 26 96M66 70l12 26', ink.steel, 5) +
      line('M20 96h68', ink.iron, 4) +
      path('M22 8h72L80 74H4z', ink.silver) +
      path('M25 11h65L77.5 71H8z', '#1c467a') +
      repeat(5, (i) => line(`M${36 + i * 10.8} 11 ${19.5 + i * 11.6} 71`, '#6a98cb', 1)) +
      repeat(3, (i) => line(`M${20.7 - i * 4.2} ${26 + i * 15}h${66 + i * 1}`, '#6a98cb', 1)) +
      veil(0.18, path('M25 11h24L20 71H8z', ink.white)),
  },
  'solar-controller': {
    box: [4, 20, 92, 73.5],
    close: [50, 42, 48],
    draw: (p) =>
      rect(4, 20, 92, 60, p.main, 5) +
      rect(10, 26, 80, 48, p.trim, 3) +
      rect(18, 32, 34, 22, '#c9d6b8', 2) +
      textAt('13.6', 35, 38, 9, '#27331f', plainLettering, 'middle') +
      circle(64, 38, 4, ink.iron) +
      circle(76, 38, 4, ink.iron) +
      circle(70, 48, 4, p.main) +
      repeat(
        6,
        (i) => rect(18 + i * 11, 62, 8, 8, ink.green, 1) + circle(22 + i * 11, 66, 2, ink.coal),
      ) +
      repeat(6, (i) => line(`M${22 + i * 11} 80v12`, i % 2 ? ink.red : ink.black, 3)),
  },
  'inverter-car': {
    box: [-1, 20, 93.5, 80],
    close: [40, 50, 48],
    draw: (p) =>
      line('M14 60C-6 70 0 90 10 96M22 64C8 76 14 90 24 96', ink.black, 4) +
      rect(12, 20, 80, 56, p.main, 4) +
      repeat(12, (i) => rect(16 + i * 6.2, 20, 3, 56, p.dark)) +
      rect(12, 36, 80, 24, p.trim, 0) +
      wordmarkAt(p.maker, 40, 48, 7, ink.white, 42) +
      rect(68, 40, 18, 16, ink.silver, 3) +
      circle(73, 48, 2, ink.coal) +
      circle(81, 48, 2, ink.coal) +
      circle(10, 96, 4, ink.red) +
      circle(24, 96, 4, ink.black),
  },
  'battery-car': {
    box: [4, 5.5, 92, 86.5],
    close: [30, 30, 46],
    stands: true,
    draw: (p) =>
      rect(16, 12, 14, 12, ink.metal, 2) +
      rect(70, 12, 14, 12, ink.metal, 2) +
      rect(4, 22, 92, 16, p.trim, 3) +
      repeat(6, (i) => circle(20 + i * 12, 30, 3.5, ink.iron)) +
      path('M8 38h84v50c0 3-2 4-4 4H12c-2 0-4-1-4-4z', ink.coal) +
      rect(16, 46, 68, 34, p.main, 3) +
      lightning(30, 63, 24, p.onMain) +
      wordmarkAt(p.maker, 60, 63, 7, p.onMain, 40) +
      textAt('+', 74, 3, 9, ink.red, plainLettering) +
      textAt('-', 20, 2, 9, ink.coal, plainLettering),
  },
  'battery-charger-car': {
    box: [2, 8, 96, 90],
    close: [46, 44, 48],
    stands: true,
    draw: (p) =>
      path('M32 8h36c4 0 6 2 6 6v10h-7v-8H33v8h-7V14c0-4 2-6 6-6z', ink.coal) +
      rect(12, 22, 76, 58, p.main, 5) +
      shine('M17 22h66c3 0 5 2 5 5v3H12v-3c0-3 2-5 5-5z') +
      rect(20, 34, 36, 24, ink.white, 2) +
      line('M25 54a14 14 0 0 1 26 0', ink.steel, 2) +
      line('M38 56l8-14', ink.red, 2) +
      circle(72, 46, 9, ink.coal) +
      rect(71, 37, 2, 8, ink.amber) +
      wordmarkAt(p.maker, 50, 69, 6, p.onMain, 50) +
      line('M24 80c0 8-12 6-14 12', ink.red, 4) +
      line('M76 80c0 8 12 6 14 12', ink.black, 4) +
      path('M2 88h14v10H4z', ink.red) +
      path('M84 88h14l-2 10H84z', ink.black),
  },
  'battery-cells': {
    box: [4, 6, 84, 83],
    close: [36, 40, 46],
    draw: (p) =>
      repeat(
        4,
        (i) =>
          rect(9 + i * 22, 6, 8, 6, ink.silver, 1) +
          rect(4 + i * 22, 11, 18, 76, p.main, 2) +
          rect(4 + i * 22, 11, 18, 22, ink.brass, 2) +
          rect(15 + i * 22, 11, 7, 76, p.dark, 2) +
          rect(15 + i * 22, 11, 7, 22, ink.brassDark) +
          group(
            `rotate(90 ${13 + i * 22} 60)`,
            wordmarkAt(p.maker, 13 + i * 22, 60, 6, p.onMain, 44),
          ),
      ) + rect(4, 86, 84, 3, ink.silver),
  },
  'power-station': {
    box: [6, 6, 88, 84],
    close: [40, 54, 48],
    stands: true,
    draw: (p) =>
      path('M22 22V12c0-4 3-6 6-6h44c3 0 6 2 6 6v10h-8v-8H30v8z', p.trim) +
      rect(6, 20, 88, 70, p.main, 8) +
      shine('M14 20h72c5 0 8 3 8 8v2H6v-2c0-5 3-8 8-8z') +
      rect(14, 36, 72, 46, p.trim, 4) +
      rect(20, 42, 26, 16, '#101314', 2) +
      textAt('98', 33, 45.5, 9, '#7be36d', plainLettering, 'middle') +
      circle(60, 50, 7, ink.silver) +
      circle(77, 50, 7, ink.silver) +
      repeat(4, (i) => rect(20 + i * 9, 66, 6, 8, ink.iron, 1)) +
      rect(60, 66, 22, 8, ink.amber, 2) +
      wordmarkAt(p.maker, 50, 29, 5, p.onMain, 40),
  },
  'jumper-cables': {
    box: [10, 9, 80, 95.5],
    close: [30, 74, 46],
    draw: () => {
      const clip = (colour: string): Markup =>
        path('M-6-20c4-2 8-2 12 0l4 20-4 16h-4V6h-4v10h-4l-4-16z', colour) +
        path('M-6 10h4v12h-4zM2 10h4v12h-4z', ink.copper);
      return (
        line('M20 62C10 10 40-4 50 30s40 20 30 40', ink.red, 5) +
        line('M40 66C30 40 44 20 56 44s10 20 6 30', ink.black, 5) +
        group('translate(20 74)', clip(ink.red)) +
        group('translate(80 76)', clip(ink.red)) +
        group('translate(40 78)', clip(ink.coal)) +
        group('translate(60 82)', clip(ink.coal))
      );
    },
  },
  'tyre-inflator': {
    box: [0, 10, 90.5, 88],
    close: [50, 44, 48],
    stands: true,
    draw: (p) =>
      line('M20 40C0 40-2 70 8 90', ink.black, 4.5) +
      rect(4, 84, 9, 14, ink.brass, 2) +
      path('M34 10h36c4 0 6 2 6 6v12h-7V18H35v10h-7V16c0-4 2-6 6-6z', p.trim) +
      rect(18, 26, 72, 60, p.main, 8) +
      shine('M26 26h56c5 0 8 3 8 8v2H18v-2c0-5 3-8 8-8z') +
      circle(46, 56, 20, p.trim) +
      circle(46, 56, 16, ink.white) +
      line('M36 62a12 12 0 1 1 20 0', ink.steel, 2) +
      line('M46 56l7-7', ink.red, 2) +
      rect(72, 44, 10, 18, ink.coal, 2) +
      rect(72, 44, 10, 8, ink.red, 2) +
      wordmarkAt(p.maker, 54, 80, 4.5, p.onMain, 36) +
      rect(24, 86, 14, 6, ink.black, 3) +
      rect(70, 86, 14, 6, ink.black, 3),
  },
};
