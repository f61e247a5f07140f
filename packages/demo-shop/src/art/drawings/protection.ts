import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import {
  circle,
  ellipse,
  line,
  mirrored,
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

/** Helmets, goggles, gloves, boots and everything else that keeps people whole. */
export const protection: Drawings = {
  'hard-hat': {
    box: [-4, 14, 104, 81.5],
    close: [54, 38, 50],
    draw: (p) =>
      path('M12 64c0-28 16-46 40-46s40 18 40 46z', p.main) +
      path('M52 18c24 0 40 18 40 46H70c0-20-6-38-18-46z', p.dark) +
      shine('M18 58c2-18 10-30 22-35-6 10-9 22-10 35z') +
      path('M44 16c4-3 12-3 16 0 4 14 6 30 6 48H38c0-18 2-34 6-48z', p.light) +
      path('M4 62h92c3 0 4 2 4 4s-1 5-4 5H2c-4 0-6-1-6-4s4-5 8-5z', p.deep) +
      path('M4 62h92c3 0 4 1 4 3H-3c1-2 4-3 7-3z', p.main) +
      line('M26 72c2 14 12 20 26 20s24-6 26-20', ink.coal, 3.5) +
      rect(44, 87, 16, 8, ink.iron, 3) +
      wordmarkAt(p.maker, 52, 50, 5, p.onMain, 22),
  },
  'helmet-shield': {
    box: [6, 6, 92, 90],
    close: [56, 44, 60],
    draw: (p) =>
      path('M14 44C14 20 30 6 52 6s38 14 38 38z', p.main) +
      path('M52 6c22 0 38 14 38 38H70c0-16-6-30-18-38z', p.dark) +
      shine('M20 38c2-14 9-24 20-29-6 10-8 20-9 29z') +
      rect(6, 42, 92, 8, p.deep, 4) +
      veil(0.78, path('M10 50h68c2 18-2 34-12 46H26C14 84 9 68 10 50z', ink.glassLight)) +
      veil(0.5, path('M18 54h14L22 82c-4-8-5-18-4-28z', ink.white)) +
      circle(86, 48, 8, ink.coal) +
      circle(86, 48, 3, ink.metal) +
      path('M80 56h12v22c0 5-12 5-12 0z', p.trim),
  },
  goggles: {
    box: [2, 16, 96, 68],
    close: [40, 54, 48],
    draw: (p) =>
      path('M2 34C20 10 80 10 98 34l-4 14C78 30 22 30 6 48z', p.trim) +
      path(
        'M14 38h72c8 0 12 5 12 12v12c0 14-8 22-20 22-10 0-14-10-20-14-5-3-11-3-16 0-6 4-10 14-20 14C10 84 2 76 2 62V50c0-7 4-12 12-12z',
        p.main,
      ) +
      path(
        'M18 44h64c6 0 9 4 9 9v8c0 10-6 16-14 16-7 0-11-8-17-12-6-3-14-3-20 0-6 4-10 12-17 12C15 77 9 71 9 61v-8c0-5 3-9 9-9z',
        ink.glassLight,
      ) +
      veil(
        0.6,
        path('M20 48h12L20 70c-4-2-6-6-6-12 0-6 2-10 6-10zM56 48h10l-8 14-8-2z', ink.white),
      ) +
      repeat(4, (i) => rect(30 + i * 12, 39, 6, 2.5, p.deep, 1)),
  },
  'glasses-safety': {
    box: [-1, 27, 102, 44],
    close: [36, 50, 46],
    draw: (p) =>
      line('M8 46 2 30M92 46l6-16', p.trim, 6) +
      path(
        'M6 40h88c3 0 5 2 5 5-1 16-8 26-24 26-12 0-16-8-20-15-2-3-8-3-10 0-4 7-8 15-20 15C9 71 2 61 1 45c0-3 2-5 5-5z',
        p.trim,
      ) +
      path(
        'M9 44h34c3 0 4 2 3 5-3 10-9 18-20 18C13 67 7 58 6 48c0-2 1-4 3-4zM57 44h34c2 0 3 2 3 4-1 10-7 19-20 19-11 0-17-8-20-18-1-3 0-5 3-5z',
        ink.glassLight,
      ) +
      veil(0.6, path('M12 47h10l-8 12c-2-3-4-7-4-11zM61 47h10l-8 11c-2-3-3-7-3-9z', ink.white)) +
      rect(2, 36, 96, 6, p.main, 3),
  },
  'ear-muffs': {
    box: [6, 9.5, 88, 83.5],
    close: [26, 62, 46],
    draw: (p) =>
      line('M18 56C14 0 86 0 82 56', ink.coal, 9, 'butt') +
      line('M22 40C26 6 74 6 78 40', p.trim === '#212423' ? ink.iron : p.trim, 4) +
      rect(12, 40, 10, 16, ink.steel, 2) +
      rect(78, 40, 10, 16, ink.steel, 2) +
      [
        path('M6 54c0-5 4-8 10-8h8c6 0 8 4 8 8v30c0 5-3 9-8 9h-8C10 93 6 89 6 84z', p.main),
        path('M28 48c6 0 10 4 10 8v26c0 5-4 9-10 9z', ink.coal),
        shine('M9 54c0-4 3-5 6-5h3v40h-2c-5 0-7-3-7-7z'),
      ].join('') +
      mirrored(
        50,
        path('M6 54c0-5 4-8 10-8h8c6 0 8 4 8 8v30c0 5-3 9-8 9h-8C10 93 6 89 6 84z', p.dark),
        path('M28 48c6 0 10 4 10 8v26c0 5-4 9-10 9z', ink.coal),
      ) +
      turned(-90, 20, 70, wordmarkAt(p.maker, 20, 70, 5, p.onMain, 30)),
  },
  'ear-plugs': {
    box: [9.5, 6, 83, 88.5],
    close: [30, 64, 44],
    draw: (p) => {
      const ring = 'c0-8 4-11 11-11s11 3 11 11c-5 3-17 3-22 0z';
      const plug =
        path(`M-11 6${ring}`, p.dark) +
        path(`M-11-4${ring}`, p.main) +
        path(`M-9-13c0-9 3-13 9-13s9 4 9 13c-4 3-14 3-18 0z`, p.light) +
        path('M-4 7h8v18c0 4-8 4-8 0z', p.trim);
      return (
        line('M24 76C24 104 50 96 50 60S78 20 78 76', p.trim, 3) +
        `<g transform="translate(24 40) scale(1.3)">${plug}</g><g transform="translate(78 48) scale(1.3)">${plug}</g>`
      );
    },
  },
  'gloves-work': {
    box: [14.5, 4.5, 66.5, 98],
    close: [52, 52, 48],
    draw: (p) =>
      turned(
        8,
        50,
        50,
        path(
          'M30 96V60L14 44c-4-5 2-12 8-8l12 10V14c0-8 11-8 11 0v-4c0-8 11-8 11 0v5c0-8 11-7 11 0v8c0-7 10-6 10 1v40c0 8-3 14-7 20v12z',
          ink.silver,
        ),
        path(
          'M30 62 14 44c-4-5 2-12 8-8l12 10V14c0-8 11-8 11 0v-4c0-8 11-8 11 0v5c0-8 11-7 11 0v8c0-7 10-6 10 1v40c0 4-1 8-3 12H36c-4-4-6-8-6-14z',
          p.main,
        ),
        line('M45 14v30M56 12v32M67 20v24', p.dark, 2),
        repeat(14, (i) => circle(38 + (i % 5) * 8, 50 + Math.floor(i / 5) * 8, 1.6, p.dark)),
        rect(29, 88, 41, 12, p.trim, 3),
        repeat(6, (i) => rect(33 + i * 6, 88, 2, 12, ink.iron)),
      ),
  },
  'gloves-leather': {
    box: [14.5, 4.5, 66, 99.5],
    close: [52, 50, 48],
    draw: (p) =>
      turned(
        8,
        50,
        50,
        path(
          'M26 100l4-44L14 42c-4-5 2-12 8-8l12 8V14c0-8 11-8 11 0v-4c0-8 11-8 11 0v5c0-8 11-7 11 0v8c0-7 10-6 10 1v32l2 44z',
          ink.leather,
        ),
        path('M60 100V48h17l2 52z', ink.leatherDark),
        path(
          'M34 42V14c0-8 11-8 11 0v30l-4 8zM45 10c0-8 11-8 11 0v34H45zM56 15c0-8 11-7 11 0v29H56zM67 23c0-7 10-6 10 1v22H67z',
          p.main,
        ),
        line('M45 14v30M56 12v32M67 20v24', ink.leatherDark, 1.8),
        path('M28 74h50v6H28z', p.main),
        line('M38 60h28', ink.leatherDark, 1.5),
      ),
  },
  'gloves-nitrile': {
    box: [4, 2.5, 92, 94],
    close: [50, 66, 48],
    stands: true,
    draw: (p) =>
      path('M36 40V10c0-5 8-5 8 0V6c0-5 8-5 8 0v4c0-5 7-5 7 0v6c0-5 7-5 7 0v26z', p.light) +
      line('M44 12v20M52 12v20M59 16v16', p.main, 1.5) +
      path('M4 40h92v52c0 3-2 4-4 4H8c-2 0-4-1-4-4z', p.main) +
      path('M4 40h92v8H4z', p.dark) +
      ellipse(50, 44, 26, 6, p.deep) +
      rect(14, 56, 72, 30, ink.white, 3) +
      wordmarkAt(p.maker, 50, 66, 8, p.main, 58) +
      rect(26, 77, 48, 3, ink.silver, 1),
  },
  'boot-safety': {
    box: [4, 8, 97, 84],
    close: [60, 66, 50],
    stands: true,
    draw: (p) =>
      path('M10 8h40c2 12 4 26 12 34 8 6 26 6 34 16 3 4 4 10 4 18v6H6C2 60 6 34 10 8z', p.main) +
      path('M10 8h40l1 8H9z', p.trim) +
      path('M10 16h18c0 24-2 44-4 66H6C3 58 7 36 10 16z', p.dark) +
      path('M62 82c0-14 6-26 20-28 6 1 11 2 14 4 3 4 4 10 4 18v6z', p.deep) +
      line('M50 24 36 28M52 33l-15 5M57 41l-18 6', ink.amber, 3) +
      path('M4 82h97v6c0 2-1 4-3 4H62l-4-4H40l-2 4H7c-2 0-3-2-3-4z', ink.black) +
      rect(4, 80, 97, 4, ink.amber),
  },
  'boot-rubber': {
    box: [18, 2, 80, 94],
    close: [56, 70, 46],
    stands: true,
    draw: (p) =>
      path('M24 2h36l2 56c6 8 26 8 32 18 2 4 2 8 2 10H20c-2-24 6-50 4-84z', p.main) +
      path('M24 2h12c2 34-6 58-5 84H20c-2-24 6-50 4-84z', p.dark) +
      path('M24 2h36v8H24z', p.trim) +
      shine('M50 12h6l2 46-4-2z') +
      path('M18 86h80v6c0 2-1 4-3 4H64l-4-4H44l-2 4H21c-2 0-3-2-3-4z', ink.black),
  },
  'shoe-safety': {
    box: [0, 28.5, 102, 59.5],
    close: [66, 62, 46],
    stands: true,
    draw: (p) =>
      path('M6 32c8-4 20-4 30-2 8 10 18 12 30 14 16 2 30 6 34 20v12H2C0 60 0 44 6 32z', p.trim) +
      path('M2 58c14 4 24 2 34-6 14 12 34 12 64 14v10H2z', p.main) +
      path('M70 76c0-14 4-24 14-28 10 3 15 9 16 18v10z', p.deep) +
      line('M40 34l-8 8M48 38l-8 9M56 41l-7 10', ink.white, 3) +
      path('M6 32c8-4 20-4 30-2l-6 8c-8-2-16-1-24 2z', p.main) +
      path('M0 76h102v6c0 3-2 5-5 5H5c-3 0-5-2-5-5z', ink.black) +
      repeat(10, (i) => rect(4 + i * 10, 84, 5, 4, ink.iron)),
  },
  vest: {
    box: [10, 4, 80, 92],
    close: [36, 56, 48],
    draw: (p) =>
      path(
        'M30 4 14 12c-2 12 4 22-4 34v50h80V46c-8-12-2-22-4-34L70 4C66 22 58 34 50 40 42 34 34 22 30 4z',
        p.main,
      ) +
      path('M50 40c8-6 16-18 20-36l16 8c2 12-4 22 4 34v50H50z', p.dark) +
      path('M10 58h80v9H10zM10 76h80v9H10z', ink.chrome) +
      path(
        'M20 9l10-5c3 16 6 26 10 34v20h-8V44c-4-10-9-22-12-35zM80 9 70 4c-3 16-6 26-10 34v20h8V44c4-10 9-22 12-35z',
        ink.chrome,
      ) +
      rect(49, 40, 2, 56, p.deep),
  },
  'respirator-mask': {
    box: [1.5, 6.5, 97.5, 85.5],
    close: [56, 54, 60],
    draw: (p) =>
      line('M10 50C-4 30 4 14 20 8M90 50c14-20 6-36-10-42', p.trim, 3) +
      path(
        'M50 16c22 6 38 20 40 36-2 22-18 38-40 40-22-2-38-18-40-40 2-16 18-30 40-36z',
        ink.white,
      ) +
      path('M50 16c22 6 38 20 40 36-2 22-18 38-40 40z', ink.silver) +
      line('M18 44c20-10 44-10 64 0M16 60c22 10 46 10 68 0', ink.metal, 2) +
      circle(60, 56, 13, p.main) +
      ring(60, 56, 8, p.onMain, 2) +
      rect(38, 20, 24, 4, ink.steel, 2),
  },
  'respirator-half': {
    box: [1, 2, 98, 86],
    close: [28, 60, 48],
    draw: (p) =>
      line('M20 40C6 20 20 4 50 4s44 16 30 36', p.trim, 4) +
      path(
        'M50 14c10 10 16 18 26 26 6 16 0 36-26 48C24 76 18 56 24 40c10-8 16-16 26-26z',
        ink.coal,
      ) +
      path('M50 14c10 10 16 18 26 26 6 16 0 36-26 48z', ink.black) +
      circle(22, 64, 20, p.dark) +
      circle(20, 62, 19, p.main) +
      ring(20, 62, 13, p.dark, 3) +
      circle(78, 64, 20, p.dark) +
      circle(80, 62, 19, p.main) +
      ring(80, 62, 13, p.dark, 3) +
      circle(50, 70, 9, ink.iron) +
      repeat(3, (i) => rect(44, 65 + i * 4, 12, 2, ink.silver, 1)),
  },
  harness: {
    box: [12, 0, 76.5, 100],
    close: [50, 34, 48],
    draw: (p) => {
      const half =
        line('M42 8C32 20 30 40 30 58', p.main, 7, 'butt') +
        line('M32 56C8 68 12 98 30 96s22-18 14-38', p.main, 7) +
        rect(25, 40, 11, 8, ink.steel, 2) +
        rect(17, 74, 9, 8, ink.steel, 2);
      return (
        line('M42 8c2-6 14-6 16 0', p.trim, 7) +
        half +
        mirrored(50, half) +
        rect(24, 53, 52, 10, p.trim, 4) +
        rect(32, 27, 36, 6, p.main, 2) +
        rect(43, 24, 14, 12, ink.metal, 2) +
        rect(46, 27, 8, 6, ink.iron, 1) +
        rect(43, 51, 14, 14, ink.steel, 2) +
        ring(50, 9, 6, ink.metal, 3) +
        wordmarkAt(p.maker, 34, 58, 3.4, ink.white, 15)
      );
    },
  },
  lanyard: {
    box: [5, -0.5, 102.5, 105.5],
    close: [34, 34, 48],
    draw: (p) => {
      const hook =
        line('M-8-6c-4-14 18-16 18-2v22c0 8-12 8-14 0', ink.metal, 6) +
        rect(-12, -8, 6, 18, ink.steel, 2);
      return (
        line('M34 30C60 30 30 54 54 56s0 26 26 22', p.main, 8) +
        rect(40, 42, 18, 24, p.trim, 4) +
        wordmarkAt(p.maker, 49, 54, 4, ink.white, 15) +
        `<g transform="translate(28 20) rotate(-60) scale(1.2)">${hook}</g><g transform="translate(84 84) rotate(120) scale(1.2)">${hook}</g>`
      );
    },
  },
  cone: {
    box: [4, 4, 92, 92],
    close: [50, 50, 48],
    stands: true,
    draw: (p) =>
      path('M44 4h12l22 80H22z', ink.orange) +
      path('M50 4h6l22 80H50z', '#d9631a') +
      path('M38 26h24l4 16H34zM30 54h40l4 16H26z', ink.white) +
      path('M50 26h12l4 16H50zM50 54h20l4 16H50z', ink.silver) +
      path('M8 84h84l4 8v4H4v-4z', ink.coal) +
      rect(4, 90, 92, 6, p.trim),
  },
  'barrier-tape': {
    box: [1.5, 3.5, 96.5, 89],
    close: [44, 46, 48],
    draw: (p) =>
      path('M46 74h52v18H46z', ink.yellow) +
      repeat(3, (i) => path(`M${52 + i * 17} 74h9l-8 18h-9z`, ink.black)) +
      circle(46, 48, 44, ink.yellow) +
      repeat(9, (i) => turned(i * 40, 46, 48, path('M42 4h9l6 20h-8z', ink.black))) +
      circle(46, 48, 24, ink.cardLight) +
      circle(46, 48, 19, ink.ground) +
      ring(46, 48, 44, p.trim, 1),
  },
  extinguisher: {
    box: [26, 4, 63, 91],
    close: [50, 30, 46],
    stands: true,
    draw: (p) =>
      line('M62 20c26 0 22 30 20 54', ink.black, 5) +
      path('M78 70h9l2 18H76z', ink.coal) +
      path('M28 40c0-12 8-16 20-16s20 4 20 16v50c0 3-2 5-5 5H33c-3 0-5-2-5-5z', ink.red) +
      path('M52 24c10 1 16 6 16 16v50c0 3-2 5-5 5H52z', ink.redDark) +
      rect(28, 52, 40, 22, ink.white) +
      wordmarkAt(p.maker, 48, 59, 5, ink.redDark, 32) +
      rect(34, 66, 28, 3, ink.silver, 1) +
      rect(42, 14, 14, 10, ink.steel, 2) +
      path('M30 4h34l-4 6H38z', ink.black) +
      path('M26 14h30v5H34z', ink.black) +
      circle(40, 20, 3.5, ink.amber),
  },
  'sign-safety': {
    box: [1, 4, 98.5, 88],
    close: [50, 56, 48],
    draw: () =>
      path('M50 4c4 0 6 2 8 5l40 72c3 6 0 11-6 11H8c-6 0-9-5-6-11L42 9c2-3 4-5 8-5z', ink.black) +
      path('M50 14 90 84H10z', ink.yellow) +
      path('M45 34h10l-2 28h-6z', ink.black) +
      circle(50, 72, 5, ink.black),
  },
  apron: {
    box: [2, 1, 96, 95],
    close: [50, 44, 48],
    draw: (p) =>
      line('M36 12C36 0 64 0 64 12', ink.leatherDark, 4) +
      path(
        'M34 10h32v20c4 8 10 12 16 14v48c0 3-2 4-4 4H22c-2 0-4-1-4-4V44c6-2 12-6 16-14z',
        ink.leather,
      ) +
      path('M50 10h16v20c4 8 10 12 16 14v48c0 3-2 4-4 4H50z', ink.leatherDark) +
      rect(34, 56, 32, 24, p.main, 2) +
      line('M50 56v24', p.deep, 1.5) +
      line('M18 46H4M82 46h14', ink.leatherDark, 4) +
      wordmarkAt(p.maker, 50, 24, 5, ink.cardLight, 26),
  },
  raincoat: {
    box: [2, 2, 96, 94],
    close: [50, 36, 48],
    draw: (p) =>
      path('M36 22 16 34 2 70l14 6 8-20v40h52V56l8 20 14-6-14-36-20-12z', p.main) +
      path('M50 22h14l20 12 14 36-14 6-8-20v40H50z', p.dark) +
      path('M34 22C32 8 42 2 50 2s18 6 16 20l-16 14z', p.light) +
      path('M40 22c0-8 4-12 10-12s10 4 10 12l-10 8z', p.deep) +
      rect(49, 34, 2, 62, p.deep) +
      rect(28, 70, 16, 3, p.deep) +
      rect(56, 70, 16, 3, p.deep),
  },
  kneepads: {
    box: [0, 10, 100, 86],
    close: [28, 50, 46],
    draw: (p) => {
      const pad =
        rect(0, 22, 42, 8, p.trim, 3) +
        rect(0, 66, 42, 8, p.trim, 3) +
        path(
          'M8 10h26c6 0 10 4 10 10l2 50c0 12-8 20-25 20S-4 82-4 70l2-50c0-6 4-10 10-10z',
          ink.coal,
        ) +
        path('M10 18h22c4 0 6 3 6 6l1 42c0 8-6 14-18 14S3 74 3 66l1-42c0-3 2-6 6-6z', p.main) +
        veil(0.25, path('M10 18h10v62C9 79 3 74 3 66l1-42c0-3 2-6 6-6z', ink.white)) +
        repeat(3, (i) => rect(10, 34 + i * 12, 22, 3, p.deep, 1.5));
      return `<g transform="translate(4 0)">${pad}</g><g transform="translate(54 6)">${pad}</g>`;
    },
  },
};
