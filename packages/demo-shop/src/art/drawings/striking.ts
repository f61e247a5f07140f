import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import { circle, line, mirrored, path, rect, repeat, ring, turned } from '../shapes.ts';
import type { Drawings } from './types.ts';

/** Hammers, bars, axes, files and what else is swung, pushed or pulled by hand. */
export const striking: Drawings = {
  'hammer-claw': {
    box: [7, -2.5, 89, 96],
    close: [72, 24, 52],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        rect(45.5, 24, 9, 22, ink.steel),
        path('M44.5 40h11l1.5 10v50c0 5-3 8-7 8s-7-3-7-8V50z', p.main),
        path('M44.5 40h11l.6 4H44z', p.dark),
        path('M50 40h5.5l1.5 10v50c0 5-3 8-7 8z', p.dark),
        repeat(5, (i) => rect(44.5, 70 + i * 6.5, 11, 2.6, p.trim, 1.3)),
        path('M34 3h24c9 0 17 5 22 15-9-4-16-5-22-4v14H42V18h-8z', ink.metal),
        path('M34 3h24c9 0 17 5 22 15-8-8-14-9-22-9H34z', ink.silver),
        path('M42 14h16v4H42z', ink.steel),
        rect(24, 0, 12, 21, ink.metal, 2.5),
        rect(24, 0, 5, 21, ink.steel, 2.5),
      ),
  },
  'hammer-sledge': {
    box: [11, -6.5, 93.5, 102.5],
    close: [70, 27, 60],
    draw: (p) =>
      turned(
        40,
        50,
        50,
        rect(45, 20, 10, 88, ink.woodLight, 5),
        path('M50 20h5v83c0 3-2 5-5 5z', ink.wood),
        rect(45, 80, 10, 28, p.main, 5),
        path('M50 80h5v23c0 3-2 5-5 5z', p.dark),
        path('M22 0h56l5 5v20l-5 5H22l-5-5V5z', ink.iron),
        path('M22 0h56l5 5v4H17V5z', ink.steel),
        path('M17 5l5-5h5v30h-5l-5-5z', ink.coal),
        path('M83 5l-5-5h-5v30h5l5-5z', ink.coal),
        wordmarkAt(p.maker, 50, 18, 6, ink.silver, 36),
      ),
  },
  'hammer-rubber': {
    box: [11, -6.5, 93.5, 102.5],
    close: [70, 27, 60],
    draw: (p) =>
      turned(
        40,
        50,
        50,
        rect(45.5, 24, 9, 84, ink.woodLight, 4.5),
        path('M50 24h4.5v79.5c0 3-2 4.5-4.5 4.5z', ink.wood),
        rect(45.5, 84, 9, 4, p.main),
        path('M25 0h50c5 0 7 3 7 8v18c0 5-2 8-7 8H25c-5 0-7-3-7-8V8c0-5 2-8 7-8z', ink.rubber),
        path('M25 0h50c5 0 7 3 7 8v2H18V8c0-5 2-8 7-8z', ink.iron),
        rect(24, 0, 3, 34, ink.black),
        rect(73, 0, 3, 34, ink.black),
      ),
  },
  crowbar: {
    box: [-2, 12.5, 109, 90.5],
    close: [70, 26, 46],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        line('M50 110V12C50-8 72-12 76 6', p.dark, 9, 'butt'),
        line('M48.5 110V12C48-9 72-14 76 6', p.main, 6, 'butt'),
        path('M71 4l10-1 2 12-4-2-2 4-3-3z', ink.steel),
        path('M45.5 104h9l2 14-4-1-2 1-2-1-4 1z', ink.steel),
      ),
  },
  axe: {
    box: [14.5, -9.5, 73, 112],
    close: [58, 26, 54],
    draw: (p) =>
      turned(
        35,
        50,
        50,
        path('M46 2h9c2 30 0 60 4 104l-12 2c2-40-3-70-1-106z', ink.wood),
        path('M51 2h4c2 30 0 60 4 104l-6 1c2-45-4-70-2-105z', ink.woodDark),
        path('M47.5 84l11-1 2 23-12 2z', p.trim),
        path('M60 6v22H44C32 30 24 36 18 42 14 28 14 12 20-2c8 6 16 8 24 8z', p.main),
        path('M60 6v6H44C34 12 26 9 19 4c0-2 1-4 1-6 8 6 16 8 24 8z', p.light),
        path('M18 42C14 28 14 12 20-2l5 4c-4 12-4 23-1 34z', ink.silver),
        rect(60, 6, 5, 22, ink.coal, 1),
      ),
  },
  handsaw: {
    box: [-6, 8.5, 107.5, 88.5],
    close: [74, 66, 50],
    draw: (p) =>
      turned(
        38,
        50,
        50,
        path('M-10 44 70 34v32H-8z', ink.silver),
        path('M-10 44 70 34v6L-10 50z', ink.chrome),
        path(`M-8 66${repeat(13, () => 'l3 5 3-5')}z`, ink.steel),
        wordmarkAt(p.maker, 36, 54, 8, p.main, 50),
        path(
          'M68 30h16c16 0 26 9 26 21s-9 22-20 22c-6 0-8 2-12 4l-10-5z M82 42c-4 0-5 3-5 8 0 7 2 11 7 11 8 0 14-4 14-10 0-5-6-9-16-9z',
          p.main,
        ),
        path('M68 30h16c16 0 26 9 26 21h-4c0-9-9-16-22-16H68z', p.light),
        circle(73, 39, 2, ink.steel),
        circle(73, 64, 2, ink.steel),
      ),
  },
  hacksaw: {
    box: [2, 20, 110, 62],
    close: [76, 58, 50],
    draw: (p) =>
      turned(
        -20,
        50,
        50,
        line('M8 62V36c0-4 2-6 6-6h60l12 18', ink.metal, 6, 'butt'),
        line('M8 34c0-3 2-6 6-6h59', ink.chrome, 2, 'butt'),
        rect(4, 62, 80, 4, ink.coal),
        path(`M6 66${repeat(24, () => 'l1.5 2.5 1.5-2.5')}z`, ink.coal),
        circle(8, 64, 4, ink.steel),
        path(
          'M80 44h10l16 26c2 4 0 8-4 8H90c-4 0-6-2-8-6l-6-18c-1-5 0-8 4-10z M86 54l6 15h6z',
          p.main,
        ),
        path('M80 44h10l4 6H80c-3 0-4 2-4.5 6-1-6 .500-10 4.5-12z', p.light),
      ),
  },
  'utility-knife': {
    box: [3, 10.5, 94, 77.5],
    close: [34, 64, 46],
    draw: (p) =>
      turned(
        -40,
        50,
        50,
        path('M-8 46h24v10H-2z', ink.silver),
        path('M-8 46h24v3H-7z', ink.chrome),
        line('M-1 46l-4 7M6 46l-5 10M13 46l-5 10', ink.steel, 0.8, 'butt'),
        path('M14 42h80c8 0 14 4 14 9s-6 9-14 9H24c-6 0-10-4-10-8z', p.main),
        path('M14 42h80c8 0 13 3 14 7-8-3-16-3-30-3H14z', p.light),
        rect(24, 48, 44, 5, p.trim, 2.5),
        rect(30, 45, 11, 8, ink.steel, 2),
        rect(32, 46.5, 2, 5, ink.coal),
        rect(36, 46.5, 2, 5, ink.coal),
        rect(88, 42, 14, 18, p.trim, 4),
      ),
  },
  chisel: {
    box: [6, 7, 87.5, 87.5],
    close: [70, 30, 50],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        path('M43-4h14v44l-4 8h-6l-4-8z', ink.metal),
        path('M43-4h14l-3 10h-8z', ink.chrome),
        path('M50 6h4l3-10v44l-4 8h-3z', ink.steel),
        rect(45, 46, 10, 8, ink.brass),
        path('M43 54h14c3 10 3 18 2 36 0 8-4 12-9 12s-9-4-9-12c-1-18-1-26 2-36z', p.main),
        path('M50 54h7c3 10 3 18 2 36 0 8-4 12-9 12z', p.dark),
        rect(42, 96, 16, 10, ink.steel, 3),
      ),
  },
  file: {
    box: [6.5, 5.5, 89, 88.5],
    close: [36, 36, 44],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        path('M45-8h10l2 4v60H43V-4z', ink.steel),
        repeat(18, (i) => path(`M43 ${i * 3 - 2}l14-5v1.3l-14 5z`, ink.iron)),
        path('M46 56h8l-2 10h-4z', ink.iron),
        path('M45 64h10c3 6 4 16 4 28s-3 16-9 16-9-4-9-16 1-22 4-28z', p.main),
        path('M50 64h5c3 6 4 16 4 28s-3 16-9 16z', p.dark),
        rect(44, 64, 12, 4, ink.silver, 1),
      ),
  },
  'wire-brush': {
    box: [-2, 9, 98.5, 89],
    close: [30, 72, 50],
    draw: (p) =>
      turned(
        -35,
        50,
        50,
        repeat(12, (i) => rect(-4 + i * 4, 56, 2.2, 14, i % 2 ? ink.brass : ink.brassDark)),
        path(
          'M-8 46h56c16 0 20-10 34-10h14c8 0 12 4 12 9s-4 9-12 9H84c-10 0-14 4-28 4H-8c-3 0-5-2-5-6s2-6 5-6z',
          p.main,
        ),
        path(
          'M-8 46h56c16 0 20-10 34-10h14c8 0 11 3 12 7-4-3-8-3-14-3H84c-14 0-18 10-36 10H-8c-2 0-4 1-5 2 0-4 2-6 5-6z',
          p.light,
        ),
        circle(97, 45, 3, p.deep),
      ),
  },
  'bolt-cutter': {
    box: [6, 11, 76, 90.5],
    close: [66, 30, 48],
    draw: (p) => {
      const half =
        line('M52 34C60 52 62 70 61 98', ink.coal, 5, 'butt') +
        line('M61.5 66C62 78 61 90 60 102', p.main, 8) +
        path('M50 2c6 0 10 10 9 22l-2 12H47c0-8 1-14 3-18z', ink.iron) +
        path('M50 4c3 1 6 9 5 18l-5 6z', ink.metal);
      return turned(
        38,
        50,
        50,
        mirrored(50, half) + half,
        rect(42, 30, 16, 12, ink.steel, 3),
        circle(46, 34, 2, ink.coal),
        circle(54, 34, 2, ink.coal),
        circle(50, 39, 2, ink.coal),
      );
    },
  },
  'tin-snips': {
    box: [10, 9, 69.5, 88],
    close: [62, 34, 52],
    draw: (p) => {
      const half =
        path('M50 0c5 4 8 16 7 28l-3 10h-6z', ink.metal) +
        path('M50 0c2 6 3 18 1 30l-1 6z', ink.chrome) +
        line('M53 40C62 52 66 66 64 92', p.main, 9) +
        line('M66 62c2 10 2 20 1 28', p.light, 2);
      return turned(
        35,
        50,
        50,
        mirrored(50, half),
        half,
        circle(50, 39, 7, ink.steel),
        circle(50, 39, 3, ink.coal),
      );
    },
  },
  'staple-gun': {
    box: [2, 14, 94, 70],
    close: [38, 58, 62],
    draw: (p) =>
      path('M10 34C24 22 50 14 84 14c8 0 12 4 12 8s-4 7-10 7C64 30 50 34 40 40z', p.trim) +
      path('M10 34C24 22 50 14 84 14c8 0 12 4 12 6-30-2-60 4-82 18z', ink.iron) +
      path(
        'M6 34h30c14 0 24 6 36 14l20 14c4 3 5 6 3 10s-6 5-10 3L64 62c-4-2-8-2-12-2v14H6z',
        p.main,
      ) +
      path('M6 34h30c14 0 24 6 36 14l20 14c3 2 4 4 4 6-30-18-44-28-64-28H6z', p.light) +
      path('M52 46c8 0 16 6 24 12l-4 8-8-4c-4-2-8-2-12-2z', ink.ground) +
      path('M6 66h46v12H6z', ink.metal) +
      path('M6 66h46v4H6z', ink.silver) +
      rect(2, 70, 8, 14, ink.steel, 1.5),
  },
  riveter: {
    box: [6, -2, 71.5, 111],
    close: [60, 28, 52],
    draw: (p) =>
      turned(
        25,
        50,
        50,
        rect(46, -6, 8, 12, ink.chrome, 1),
        rect(42, 4, 16, 24, ink.metal, 3),
        path('M40 26h20l4 24H36z', p.main),
        path('M40 26h20l1 6H39z', p.light),
        line('M42 48C34 62 30 80 30 100', ink.iron, 6, 'butt'),
        line('M33 66c-2 12-3 22-3 34', p.main, 10),
        line('M58 48c8 14 12 32 12 52', ink.iron, 6, 'butt'),
        line('M67 66c2 12 3 22 3 34', p.main, 10),
        circle(50, 42, 4, ink.steel),
      ),
  },
  'caulking-gun': {
    box: [0, 29, 103, 65],
    close: [80, 52, 44],
    draw: (p) =>
      path('M0 44l8-2v6l-8-2z', ink.chrome) +
      path('M6 40l10-4v18l-10-4z', ink.silver) +
      rect(16, 34, 50, 22, ink.white, 2) +
      rect(24, 34, 34, 22, '#dfe4e6') +
      rect(28, 40, 26, 3, p.main) +
      rect(28, 46, 18, 2, ink.steel) +
      path('M12 32h56v-3h6v36h-6v-6H12v3H9V29h3zm2 3v21h52V35z', p.main) +
      rect(74, 43, 26, 4, ink.steel, 1) +
      path('M100 43h3v12h-3z', ink.steel) +
      path('M70 30h14c4 0 6 2 6 6v16l6 36c1 4-1 6-4 6h-6c-3 0-5-2-5-5l-5-27H70z', p.main) +
      path('M70 30h14c4 0 6 2 6 6H70z', p.light) +
      path('M82 62l10 26-4 5-12-29z', ink.black) +
      line('M72 62c0 10 2 18 6 26', ink.steel, 5),
  },
  'trowel-brick': {
    box: [5, 3.5, 92, 92],
    close: [70, 30, 62],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        path('M50-16 70 26c2 5 0 10-6 11l-10 2h-8l-10-2c-6-1-8-6-6-11z', ink.silver),
        path('M50-16 70 26c2 5 0 10-6 11l-10 2h-4z', ink.metal),
        line('M50 38c0 10-6 10-6 18s6 6 6 12', ink.iron, 6),
        path('M43 68h14l1 8c2 8 1 18 0 26 0 5-3 8-8 8s-8-3-8-8c-1-8-2-18 0-26z', p.main),
        path('M50 68h7l1 8c2 8 1 18 0 26 0 5-3 8-8 8z', p.dark),
        rect(42, 66, 16, 5, ink.brass, 1),
      ),
  },
  float: {
    box: [4, 32, 92, 50],
    close: [50, 54, 70],
    draw: (p) =>
      path('M4 74h92v8H4z', ink.metal) +
      path('M4 74h92v3H4z', ink.chrome) +
      rect(20, 66, 60, 8, ink.steel, 2) +
      line('M30 66V52h40v14', ink.iron, 6) +
      path('M18 40c0-5 3-8 8-8h46c8 0 14 4 14 9s-6 9-14 9H26c-5 0-8-4-8-10z', p.main) +
      path('M18 40c0-5 3-8 8-8h46c7 0 12 3 14 7-10-3-40-3-68 1z', p.light),
  },
  scraper: {
    box: [5, -6.5, 102, 102],
    close: [68, 30, 58],
    draw: (p) =>
      turned(
        45,
        50,
        50,
        path('M26-6h48L62 38H38z', ink.silver),
        path('M26-6h48l-1 5H27z', ink.chrome),
        path('M50-1h23L62 38H50z', ink.metal),
        path('M38 36h24l-4 14H42z', ink.steel),
        path('M42 48h16l3 12c2 12 2 26 0 38 0 6-4 10-11 10s-11-4-11-10c-2-12-2-26 0-38z', p.main),
        path('M50 48h8l3 12c2 12 2 26 0 38 0 6-4 10-11 10z', p.dark),
        circle(50, 98, 3.5, p.deep),
      ),
  },
  'clamp-f': {
    box: [2.5, -7, 84, 105],
    close: [36, 40, 58],
    draw: (p) =>
      turned(
        20,
        50,
        50,
        rect(60, -2, 8, 92, ink.steel, 1),
        rect(60, -2, 3, 92, ink.metal, 1),
        repeat(16, (i) => rect(66, 12 + i * 4, 2, 1.5, ink.iron)),
        path('M20 0h50v10H34v6H20z', p.main),
        path('M20 0h50v4H20z', p.light),
        rect(18, 14, 16, 5, ink.coal, 1),
        path('M20 58h12l6 4h34v12H56l-24 2H20z', p.main),
        path('M20 58h12l6 4h34v4H20z', p.light),
        rect(23, 40, 6, 50, ink.iron),
        repeat(10, (i) => rect(22.5, 41 + i * 3, 7, 1.3, ink.metal)),
        rect(17, 36, 18, 5, ink.coal, 1),
        rect(19, 82, 14, 26, ink.woodLight, 5),
        rect(26, 82, 7, 26, ink.wood, 4),
      ),
  },
  vise: {
    box: [0, 22, 92, 70],
    close: [44, 38, 50],
    stands: true,
    draw: (p) =>
      path('M26 82h56l6 10H20z', p.deep) +
      path('M38 62h34l6 20H32z', p.dark) +
      path('M50 26h34c6 0 8 4 8 10v18c0 6-4 10-10 10H50z', p.main) +
      path('M50 26h34c6 0 8 4 8 8H50z', p.light) +
      path('M10 30h26v34H20c-6 0-10-4-10-10z', p.main) +
      path('M10 30h26v6H10z', p.light) +
      rect(34, 48, 18, 10, ink.metal) +
      rect(34, 48, 18, 3, ink.chrome) +
      rect(34, 22, 7, 14, ink.steel, 1) +
      rect(45, 22, 7, 14, ink.steel, 1) +
      rect(0, 46, 10, 12, ink.steel, 2) +
      line('M4 30v46', ink.silver, 4) +
      circle(4, 29, 4, ink.steel) +
      circle(4, 77, 4, ink.steel) +
      wordmarkAt(p.maker, 71, 46, 7, p.onMain, 34),
  },
  'chalk-line': {
    box: [16, 1, 76, 93.5],
    close: [54, 54, 46],
    draw: (p) =>
      line('M50 6v24', ink.silver, 2) +
      ring(50, 6, 4, ink.steel, 2.5) +
      path('M40 26h20l22 34c6 14-2 34-32 34S12 74 18 60z', p.main) +
      path('M40 26h20l6 10H34z', p.trim) +
      path('M50 36h16l16 24c6 14-2 34-32 34z', p.dark) +
      circle(50, 66, 17, ink.paper) +
      circle(50, 66, 17, 'none') +
      wordmarkAt(p.maker, 50, 66, 5, p.deep, 28) +
      line('M78 66h10v12', ink.steel, 3) +
      circle(88, 80, 4, p.trim),
  },
};
