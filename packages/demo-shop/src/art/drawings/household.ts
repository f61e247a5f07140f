import { ink } from '../colour.ts';
import { plainLettering, textAt } from '../lettering.ts';
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

const shine = (d: string): Markup => veil(0.28, path(d, ink.white));

/** Small appliances, kitchen goods, perfumes, cosmetics and vaporisers. */
export const household: Drawings = {
  blender: {
    box: [22, 0, 63, 96],
    close: [50, 76, 46],
    stands: true,
    draw: (p) =>
      rect(38, 0, 24, 7, p.trim, 3) +
      rect(28, 6, 44, 6, p.trim, 2) +
      path('M28 12h44l-6 48H34z', ink.glassLight) +
      path('M31 36h38l-3 24H34z', '#f08a4b') +
      veil(0.5, path('M32 14h8l3 44h-5z', ink.white)) +
      line('M72 18c14 0 14 28-3 30', ink.glass, 5) +
      path('M34 60h32l8 30H26z', p.main) +
      path('M50 60h16l8 30H50z', p.dark) +
      circle(50, 77, 7, ink.silver) +
      rect(49, 70, 2, 6, ink.coal) +
      rect(22, 90, 56, 6, p.trim, 3) +
      wordmarkAt(p.maker, 50, 66, 4, p.onMain, 24),
  },
  fan: {
    box: [13, 1, 74.5, 94.5],
    close: [50, 36, 48],
    stands: true,
    draw: (p) =>
      rect(46, 66, 8, 24, p.trim) +
      path('M26 88h48c4 0 6 3 6 7H20c0-4 2-7 6-7z', p.trim) +
      circle(50, 38, 36, ink.paper) +
      repeat(3, (i) =>
        turned(i * 120, 50, 38, path('M50 38c-14-10-16-26-4-30 12 0 18 14 4 30z', p.main)),
      ) +
      repeat(4, (i) => ring(50, 38, 36 - i * 8, ink.steel, 1.3)) +
      repeat(12, (i) => turned(i * 30, 50, 38, rect(49.5, 2, 1, 28, ink.metal))) +
      circle(50, 38, 8, p.dark) +
      ring(50, 38, 36, ink.iron, 2.5),
  },
  kettle: {
    box: [12, 7, 81.5, 87],
    close: [44, 56, 48],
    stands: true,
    draw: (p) =>
      path('M28 22h40l10 62H20z', ink.silver) +
      path('M50 22h18l10 62H50z', ink.metal) +
      path('M30 24 12 20l2 12 13 10z', ink.metal) +
      path('M32 14h32l4 8H28z', p.trim) +
      circle(48, 11, 4, p.trim) +
      path('M66 20h14c10 0 14 6 13 16l-3 40c0 4-3 6-7 6h-6v-8h4l3-40c0-4-1-6-5-6H66z', p.main) +
      rect(18, 84, 62, 10, p.trim, 3) +
      rect(32, 40, 6, 34, ink.glassDark, 3) +
      wordmarkAt(p.maker, 56, 56, 5, p.main, 26),
  },
  iron: {
    box: [-1, 10, 101.5, 72],
    close: [46, 60, 50],
    draw: (p) =>
      path('M4 72c4-28 26-44 60-44h26l8 44z', p.main) +
      shine('M20 44c10-10 24-16 44-16h26l2 10C64 34 38 38 20 50z') +
      path('M30 48c6-12 18-16 34-16h20l2 12H56c-10 0-16 2-20 8z', ink.ground) +
      path('M88 28c8-2 10 6 10 10', p.main) +
      circle(62, 58, 7, p.trim) +
      path('M0 72h100v10H4c-4 0-6-4-4-10z', ink.silver) +
      path('M0 76h100v6H4c-3 0-5-2-4-6z', ink.metal) +
      line('M94 34c8-8 4-18-6-22', ink.black, 4),
  },
  'coffee-maker': {
    box: [-0.5, 6, 88.5, 89],
    close: [46, 56, 50],
    stands: true,
    draw: (p) =>
      path('M12 6h68c4 0 6 2 6 6v12H6V12c0-4 2-6 6-6z', p.trim) +
      rect(62, 22, 24, 70, p.main, 2) +
      rect(74, 22, 12, 70, p.dark, 2) +
      path('M18 24h34l-6 12H24z', p.trim) +
      path('M12 44h44l4 36c0 4-2 6-6 6H14c-4 0-6-2-6-6z', ink.glassLight) +
      path('M10 60h48l2 20c0 4-2 6-6 6H14c-4 0-6-2-6-6z', '#4a2c1a') +
      rect(10, 40, 48, 6, p.trim, 2) +
      line('M12 50c-14 0-14 22 0 24', p.trim, 4) +
      rect(4, 88, 84, 7, p.trim, 3) +
      circle(78, 40, 4, ink.red) +
      wordmarkAt(p.maker, 44, 15, 5, ink.white, 40),
  },
  'air-fryer': {
    box: [4, 8, 92, 84],
    close: [50, 40, 50],
    stands: true,
    draw: (p) =>
      path(
        'M22 8h56c8 0 12 8 14 20l4 52c0 8-4 12-10 12H14C8 92 4 88 4 80l4-52C10 16 14 8 22 8z',
        p.trim,
      ) +
      path('M50 8h28c8 0 12 8 14 20l4 52c0 8-4 12-10 12H50z', ink.black) +
      circle(50, 28, 13, p.main) +
      circle(50, 28, 8, p.dark) +
      rect(49, 17, 2, 8, ink.white) +
      path('M12 48h76l2 34H10z', ink.iron) +
      path('M12 48h76v6H12z', p.main) +
      rect(40, 56, 20, 28, ink.coal, 6) +
      rect(44, 60, 12, 20, ink.iron, 4),
  },
  mixer: {
    box: [0, 6, 86, 89.5],
    close: [44, 40, 48],
    draw: (p) =>
      path('M6 26h60c12 0 20 8 20 18 0 8-6 12-14 12H10C4 56 0 50 0 42c0-10 2-16 6-16z', p.main) +
      shine('M6 26h60c10 0 17 5 19 12H0c1-7 3-12 6-12z') +
      path(
        'M16 26c0-14 10-20 30-20h14c14 0 26 10 26 26l-8-2c-2-10-10-14-20-14H46c-12 0-18 4-20 10z',
        p.trim,
      ) +
      line('M20 56v22M42 56v22', ink.steel, 3) +
      [20, 42]
        .map(
          (x) =>
            `<path d="M${x} 62c-12 8-12 26 0 32c12-6 12-24 0-32zM${x} 62v32" fill="none" stroke="${ink.metal}" stroke-width="2.5"/>`,
        )
        .join('') +
      wordmarkAt(p.maker, 42, 46, 6, p.onMain, 40),
  },
  'grill-sandwich': {
    box: [6, 14, 88, 78],
    close: [50, 46, 50],
    stands: true,
    draw: (p) =>
      path('M12 30c4-12 14-16 38-16s34 4 38 16l4 20H8z', p.main) +
      shine('M12 30c4-12 14-16 38-16s34 4 38 16l1 4H11z') +
      rect(6, 50, 88, 6, ink.coal, 2) +
      path('M8 56h84l-4 22c-1 6-4 8-10 8H22c-6 0-9-2-10-8z', p.dark) +
      rect(38, 44, 24, 18, p.trim, 4) +
      circle(30, 38, 3, ink.red) +
      circle(40, 38, 3, '#7be36d') +
      rect(14, 86, 12, 6, ink.black, 2) +
      rect(74, 86, 12, 6, ink.black, 2),
  },
  'vacuum-upright': {
    box: [-5.5, -14.5, 108, 133.5],
    close: [58, 34, 46],
    draw: (p) =>
      turned(
        24,
        50,
        50,
        rect(46, 30, 8, 66, ink.silver),
        rect(50, 30, 4, 66, ink.metal),
        path('M22 96h56c4 0 6 3 6 8v6H16v-6c0-5 2-8 6-8z', p.trim),
        path('M40-16h24c6 0 8 4 8 10v20l-8 24H44L36 14V-6c0-6 0-10 4-10z', p.main),
        shine('M40-16h10v54h-6L36 14V-6c0-6 0-10 4-10z'),
        path('M64-14c16-2 22 10 20 24l-8 14-6-4 6-12c0-8-4-12-10-12z', p.trim),
        rect(42, 4, 18, 22, ink.glassLight, 3),
      ),
  },
  'dryer-hair': {
    box: [0, 14, 86, 82],
    close: [44, 34, 46],
    draw: (p) =>
      path('M0 18h14v34H0z', ink.coal) +
      path('M12 14h48c16 0 26 8 26 21s-10 21-26 21H12z', p.main) +
      shine('M12 14h48c14 0 23 6 25.5 15H12z') +
      circle(72, 35, 12, p.dark) +
      repeat(3, (i) => ring(72, 35, 3 + i * 3.5, p.deep, 1.2)) +
      path('M50 56h22l4 34c0 4-2 6-6 6H60c-4 0-6-2-6-6z', p.trim) +
      rect(58, 62, 6, 12, ink.red, 2) +
      wordmarkAt(p.maker, 36, 38, 6, p.onMain, 34),
  },
  thermos: {
    box: [24, 2, 64, 94],
    close: [50, 40, 46],
    stands: true,
    draw: (p) =>
      rect(40, 2, 22, 14, p.trim, 4) +
      path('M38 8H28c-3 0-4 2-4 4h14z', p.trim) +
      path('M34 16h32l6 12v62c0 4-3 6-7 6H35c-4 0-7-2-7-6V28z', p.main) +
      path('M50 16h16l6 12v62c0 4-3 6-7 6H50z', p.dark) +
      rect(28, 30, 44, 5, ink.silver) +
      rect(28, 84, 44, 5, ink.silver) +
      line('M72 36c18 0 18 34 0 36', p.trim, 5) +
      wordmarkAt(p.maker, 50, 60, 7, p.onMain, 36) +
      veil(0.25, path('M32 38h5v44h-5z', ink.white)),
  },
  'guampa-terere': {
    box: [20, 0, 70, 96.5],
    close: [46, 40, 48],
    stands: true,
    draw: (p) =>
      line('M60 30 84 2', ink.silver, 4.5) +
      rect(80, 0, 10, 5, ink.brass, 2) +
      path('M22 22h52l-6 66c0 5-3 8-8 8H36c-5 0-8-3-8-8z', p.main) +
      path('M48 22h26l-6 66c0 5-3 8-8 8H48z', p.dark) +
      path('M20 14h56v12H20z', ink.silver) +
      path('M48 14h28v12H48z', ink.metal) +
      ellipse(48, 15, 26, 6, '#6f8f3a') +
      ellipse(42, 13.5, 12, 3, '#8fae52') +
      rect(25, 76, 46, 6, ink.silver) +
      wordmarkAt(p.maker, 48, 52, 6, p.onMain, 34),
  },
  'knife-set': {
    box: [11, 6, 80, 101],
    close: [44, 40, 48],
    draw: (p) =>
      [0, 1, 2, 3]
        .map((i) =>
          group(
            `translate(${12 + i * 22} ${i * 5})`,
            path('M0 44V6c8 6 12 18 12 30v8z', ink.silver),
            path('M4 10c6 8 8 18 8 26v8H8c0-14 0-24-4-34z', ink.metal),
            rect(-1, 44, 14, 5, ink.steel),
            path('M0 49h12l1 34c0 6-2 9-7 9s-7-3-7-9z', p.main),
            circle(6, 60, 1.8, ink.brass),
            circle(6, 74, 1.8, ink.brass),
          ),
        )
        .join(''),
  },
  pan: {
    box: [3, 16, 111.5, 76.5],
    close: [40, 50, 50],
    draw: (p) =>
      turned(
        -25,
        50,
        50,
        circle(40, 50, 38, p.dark),
        circle(40, 50, 34, ink.coal),
        circle(40, 50, 28, ink.iron),
        veil(0.2, path('M18 38c8-12 22-18 36-14-14 2-26 10-30 24z', ink.white)),
        rect(76, 45, 12, 10, ink.steel),
        rect(86, 43, 34, 14, p.main, 7),
        circle(113, 50, 2.5, ink.ground),
      ),
  },
  'pressure-cooker': {
    box: [0, 6, 100, 86],
    close: [46, 44, 50],
    stands: true,
    draw: (p) =>
      rect(40, 6, 8, 10, ink.coal, 2) +
      path('M10 30c4-14 68-14 72 0z', ink.silver) +
      path('M46 20c18 0 34 3 36 10H46z', ink.metal) +
      rect(6, 30, 80, 8, ink.metal, 2) +
      rect(66, 22, 34, 9, p.main, 4) +
      rect(70, 34, 30, 8, p.main, 4) +
      path('M10 38h72v46c0 6-4 8-8 8H18c-4 0-8-2-8-8z', ink.silver) +
      path('M50 38h32v46c0 6-4 8-8 8H50z', ink.metal) +
      rect(0, 46, 12, 9, p.main, 4) +
      wordmarkAt(p.maker, 46, 66, 7, p.main, 46),
  },
  'clothes-rack': {
    box: [2, 28, 96, 68],
    close: [50, 36, 48],
    stands: true,
    draw: (p) =>
      line('M14 30 70 94M86 30 30 94', ink.steel, 4) +
      line('M4 30h92', p.main, 4) +
      repeat(4, (i) => line(`M${12 + i * 4} ${36 + i * 5}h${76 - i * 8}`, ink.metal, 2)) +
      path('M20 31h22v34H20z', p.light) +
      path('M32 31h10v34H32z', p.main) +
      path('M56 31h18v24H56z', ink.amber),
  },
  'trash-bin': {
    box: [16, 4, 68, 94],
    close: [50, 40, 48],
    stands: true,
    draw: (p) =>
      path('M22 24h56l-4 68c0 3-2 4-4 4H30c-2 0-4-1-4-4z', ink.silver) +
      path('M54 24h24l-4 68c0 3-2 4-4 4H54z', ink.metal) +
      path('M18 22c2-14 14-18 32-18s30 4 32 18z', p.main) +
      path('M50 4c18 0 30 4 32 18H50z', p.dark) +
      rect(16, 20, 68, 6, ink.coal, 2) +
      rect(40, 92, 20, 6, ink.coal, 2),
  },
  'mop-bucket': {
    box: [9, -2, 74.5, 98],
    close: [46, 70, 48],
    stands: true,
    draw: (p) =>
      line('M52 54 76 0', ink.metal, 4) +
      rect(70, 0, 9, 20, p.main, 4) +
      ellipse(46, 56, 18, 9, ink.white) +
      ellipse(46, 53, 12, 5, p.main) +
      path('M10 60h72l-6 32c0 3-2 4-5 4H21c-3 0-5-1-5-4z', p.main) +
      path('M46 60h36l-6 32c0 3-2 4-5 4H46z', p.dark) +
      ellipse(46, 60, 36, 8, p.light) +
      ellipse(46, 60, 30, 5.5, ink.glassLight) +
      line('M10 62c10 22 62 22 72 0', ink.steel, 2.5),
  },
  cooler: {
    box: [4, 9, 92, 87],
    close: [46, 50, 50],
    stands: true,
    draw: (p) =>
      line('M20 40C18 2 82 2 80 40', ink.metal, 5) +
      path('M8 34h84l-4 56c0 4-2 6-6 6H18c-4 0-6-2-6-6z', p.main) +
      path('M50 34h42l-4 56c0 4-2 6-6 6H50z', p.dark) +
      rect(4, 26, 92, 13, ink.white, 4) +
      rect(4, 34, 92, 5, ink.silver, 3) +
      wordmarkAt(p.maker, 50, 66, 9, p.onMain, 60) +
      rect(42, 38, 16, 9, ink.coal, 2),
  },
  perfume: {
    box: [16, 2, 68, 94],
    close: [50, 62, 46],
    stands: true,
    draw: (p) =>
      rect(38, 2, 24, 22, ink.brass, 2) +
      rect(50, 2, 12, 22, ink.brassDark, 2) +
      rect(42, 24, 16, 8, ink.silver) +
      path(
        'M26 32h48c6 0 10 4 10 10v44c0 6-4 10-10 10H26c-6 0-10-4-10-10V42c0-6 4-10 10-10z',
        p.light,
      ) +
      path('M50 32h24c6 0 10 4 10 10v44c0 6-4 10-10 10H50z', p.main) +
      veil(0.5, path('M22 46c0-4 2-6 6-6h4v48h-4c-4 0-6-2-6-6z', ink.white)) +
      rect(30, 54, 40, 20, ink.white, 1) +
      wordmarkAt(p.maker, 50, 64, 5, p.dark, 34),
  },
  'perfume-tall': {
    box: [25, 1, 50, 95],
    close: [50, 60, 46],
    stands: true,
    draw: (p) =>
      circle(50, 12, 11, p.trim) +
      rect(43, 22, 14, 9, ink.silver) +
      path('M34 30h32l6 10c4 16 4 36 0 52-1 3-3 4-6 4H34c-3 0-5-1-6-4-4-16-4-36 0-52z', p.main) +
      path('M50 30h16l6 10c4 16 4 36 0 52-1 3-3 4-6 4H50z', p.dark) +
      veil(0.45, path('M34 42h5c-3 14-3 32 0 46h-5c-3-14-3-32 0-46z', ink.white)) +
      wordmarkAt(p.maker, 51, 66, 5, p.onMain, 30),
  },
  lipstick: {
    box: [32, 3.5, 36, 92.5],
    close: [50, 26, 46],
    stands: true,
    draw: (p) =>
      path('M38 40V16c0-6 14-14 24-12v36z', p.main) +
      path('M52 7c4-2 7-3 10-3v36H52z', p.dark) +
      rect(36, 38, 28, 18, ink.brass) +
      rect(50, 38, 14, 18, ink.brassDark) +
      rect(32, 54, 36, 42, ink.black, 2) +
      rect(50, 54, 18, 42, ink.coal, 2) +
      wordmarkAt(p.maker, 50, 76, 4, ink.brass, 28),
  },
  'cream-jar': {
    box: [10, 16, 80, 78],
    close: [50, 64, 48],
    stands: true,
    draw: (p) =>
      rect(12, 16, 76, 26, p.main, 5) +
      rect(50, 16, 38, 26, p.dark, 5) +
      repeat(14, (i) => rect(16 + i * 5.2, 20, 1.5, 18, p.deep)) +
      path('M10 42h80v40c0 8-6 12-12 12H22c-6 0-12-4-12-12z', ink.white) +
      path('M52 42h38v40c0 8-6 12-12 12H52z', ink.paper) +
      wordmarkAt(p.maker, 50, 62, 7, p.main, 56) +
      rect(30, 74, 40, 3, ink.silver, 1),
  },
  'nail-varnish': {
    box: [24, 2, 52, 94],
    close: [50, 70, 46],
    stands: true,
    draw: (p) =>
      path('M42 2h16l4 46H38z', ink.black) +
      path('M50 2h8l4 46H50z', ink.coal) +
      rect(38, 46, 24, 6, ink.silver) +
      path('M30 52h40l6 12v26c0 4-2 6-6 6H30c-4 0-6-2-6-6V64z', p.main) +
      path('M50 52h20l6 12v26c0 4-2 6-6 6H50z', p.dark) +
      veil(0.45, path('M30 66h6v24h-6z', ink.white)),
  },
  'makeup-palette': {
    box: [6, 6, 88, 89],
    close: [50, 66, 48],
    draw: (p) =>
      path('M6 6h88v42H6z', p.main) +
      path('M12 11h76v33H12z', ink.glassLight) +
      veil(0.5, path('M20 11h20L20 44h-8V22z', ink.white)) +
      path('M6 50h88v40c0 3-2 5-5 5H11c-3 0-5-2-5-5z', ink.black) +
      repeat(8, (i) =>
        circle(
          20 + (i % 4) * 20,
          62 + Math.floor(i / 4) * 19,
          7.5,
          ['#e8b4a0', '#c9795f', '#8d4a3c', '#d98aa6', '#b0628c', '#7a4a7a', '#d9b25c', '#5b4636'][
            i
          ] ?? p.main,
        ),
      ) +
      rect(40, 47, 20, 5, p.dark, 2),
  },
  'brush-makeup': {
    box: [12.5, 2, 74.5, 93],
    close: [40, 30, 46],
    draw: (p) =>
      [
        [22, 0.9],
        [50, 1.2],
        [78, 0.8],
      ]
        .map(([x = 0, s = 1], i) =>
          group(
            `translate(${x} 40) scale(${s} 1)`,
            path(
              'M-8-6c-6-14-2-28 8-32 10 4 14 18 8 32z',
              ['#6b3f35', '#8a5446', '#5a3a44'][i] ?? p.dark,
            ),
            rect(-7, -8, 14, 16, ink.brass, 1),
            path('M-6 8H6l3 44c0 4-18 4-18 0z', p.main),
            path('M0 8h6l3 44c0 2-5 3-9 3z', p.dark),
          ),
        )
        .join(''),
  },
  'lotion-pump': {
    box: [22, 4, 56, 92],
    close: [50, 62, 46],
    stands: true,
    draw: (p) =>
      path('M34 4h28c4 0 6 3 6 7H34c-8 0-10 4-12 8 0-8 4-15 12-15z', ink.white) +
      rect(46, 10, 8, 14, ink.silver) +
      rect(38, 22, 24, 8, p.dark, 2) +
      path('M32 30h36c6 4 10 10 10 18v42c0 4-2 6-6 6H28c-4 0-6-2-6-6V48c0-8 4-14 10-18z', p.light) +
      path('M50 30h18c6 4 10 10 10 18v42c0 4-2 6-6 6H50z', p.main) +
      rect(30, 52, 40, 30, ink.white, 2) +
      wordmarkAt(p.maker, 50, 64, 5, p.main, 34) +
      rect(38, 72, 24, 2.5, ink.silver),
  },
  vaporiser: {
    box: [23.5, 1, 48.5, 98],
    close: [50, 30, 46],
    draw: (p) =>
      turned(
        14,
        50,
        50,
        path('M40 2h20l-2 14H42z', ink.black),
        rect(36, 14, 28, 26, ink.glassLight, 3),
        rect(40, 18, 20, 18, p.light, 2),
        rect(33, 38, 34, 60, p.main, 8),
        rect(50, 38, 17, 60, p.dark, 8),
        rect(40, 46, 20, 14, '#101314', 2),
        textAt('25', 50, 49, 7, '#67c7ff', plainLettering, 'middle'),
        circle(50, 72, 5, ink.silver),
        rect(45, 88, 10, 4, ink.black, 2),
      ),
  },
  'vape-pod': {
    box: [17, 4, 64, 90],
    close: [38, 36, 46],
    draw: (p) =>
      [30, 68]
        .map(
          (x, i) =>
            rect(x - 8, 4, 16, 12, ink.black, 4) +
            rect(x - 13, 14, 26, 80, i ? p.main : p.light, 9) +
            rect(x, 14, 13, 80, i ? p.dark : p.main, 8) +
            group(`rotate(90 ${x} 54)`, wordmarkAt(p.maker, x, 54, 6, p.onMain, 48)),
        )
        .join(''),
  },
  'e-liquid': {
    box: [27, 2, 46, 94],
    close: [50, 66, 46],
    stands: true,
    draw: (p) =>
      path('M46 2h8l4 20H42z', ink.silver) +
      rect(38, 20, 24, 14, p.trim, 2) +
      path('M32 34h36c3 0 5 2 5 5v52c0 3-2 5-5 5H32c-3 0-5-2-5-5V39c0-3 2-5 5-5z', p.main) +
      path('M50 34h18c3 0 5 2 5 5v52c0 3-2 5-5 5H50z', p.dark) +
      rect(27, 50, 46, 32, ink.white) +
      wordmarkAt(p.maker, 50, 62, 6, p.main, 38) +
      rect(38, 71, 24, 3, p.light),
  },
};
