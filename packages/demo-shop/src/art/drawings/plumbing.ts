import { ink } from '../colour.ts';
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

const shine = (d: string): Markup => veil(0.3, path(d, ink.white));

/** Taps, valves, pipes, hoses, pumps and showers. */
export const plumbing: Drawings = {
  'tap-garden': {
    box: [12, 4, 82, 103],
    close: [44, 40, 48],
    draw: (p) =>
      rect(40, 4, 40, 8, p.main, 4) +
      rect(57, 10, 6, 14, ink.brassDark) +
      rect(52, 22, 16, 8, ink.brass, 2) +
      rect(84, 28, 10, 32, ink.brassDark, 2) +
      repeat(4, (i) => rect(84, 31 + i * 7, 10, 2, ink.brass)) +
      path('M84 32H48C28 32 16 44 16 62v8h20v-6c0-6 4-8 10-8h38z', ink.brass) +
      shine('M84 32H48C32 32 21 40 17 52c6-8 16-12 31-12h36z') +
      rect(12, 68, 28, 8, ink.brassDark, 2) +
      rect(16, 76, 20, 14, ink.brass, 1) +
      repeat(3, (i) => rect(16, 79 + i * 4, 20, 1.5, ink.brassDark)) +
      path('M26 90c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z', ink.glassDark),
  },
  'faucet-kitchen': {
    box: [13, 0, 83, 94.5],
    close: [60, 56, 48],
    stands: true,
    draw: (p) =>
      line('M66 86V34C66-6 22-4 20 30v12', ink.metal, 9, 'butt') +
      line('M63.5 86V34C63.5 0 25 1 22.5 28', ink.chrome, 3, 'butt') +
      rect(13, 40, 14, 10, ink.steel, 2) +
      rect(58, 60, 16, 28, ink.metal, 3) +
      rect(58, 60, 6, 28, ink.silver, 3) +
      path('M74 64h18c3 0 4 2 4 4s-1 4-4 4H74z', p.main) +
      rect(50, 86, 32, 8, ink.steel, 3) +
      path('M20 54c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z', ink.glassDark),
  },
  'faucet-basin': {
    box: [10, 4, 74, 88],
    close: [46, 44, 48],
    stands: true,
    draw: (p) =>
      path(
        'M56 86V46C56 30 40 26 22 28c-8 1-12 4-12 12v8h14v-4c0-3 2-4 6-4 6 0 10 2 10 8v38z',
        ink.metal,
      ) +
      path('M56 86V46C56 30 40 26 22 28c-6 1-10 3-11 8 14-6 36-6 38 10v40z', ink.chrome) +
      rect(34, 84, 28, 8, ink.steel, 3) +
      path('M44 24 58 6c2-3 8-2 10 0s2 5 0 7L52 30z', p.main) +
      path('M17 52c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z', ink.glassDark) +
      path('M66 86V60h12v26z', p.main) +
      rect(62, 84, 20, 8, ink.steel, 3) +
      path('M60 56h24v6H60z', ink.metal),
  },
  'shower-head': {
    box: [18, 2, 81.5, 91.5],
    close: [44, 42, 48],
    draw: (p) =>
      line('M96 8H74c-12 0-18 6-18 18v8', ink.metal, 7) +
      rect(90, 2, 8, 14, ink.steel, 2) +
      path('M46 32h20l16 16H30z', p.main) +
      path('M56 32h10l16 16H56z', p.dark) +
      path('M22 48h68c3 0 4 2 4 4s-1 6-4 6H22c-3 0-4-3-4-6s1-4 4-4z', ink.silver) +
      repeat(7, (i) => line(`M${26 + i * 10} 64l${(i - 3) * 2} 28`, ink.glassDark, 2.5)),
  },
  'shower-electric': {
    box: [10, 10, 90, 85.5],
    close: [56, 44, 48],
    draw: (p) =>
      line('M98 22H82', ink.steel, 9, 'butt') +
      rect(92, 12, 8, 20, ink.silver, 2) +
      path(
        'M26 10h46c8 0 12 6 12 14v12c0 8-4 12-10 14l-6 8H30l-8-8C14 48 10 44 10 36c0-14 6-26 16-26z',
        ink.white,
      ) +
      path('M56 10h16c8 0 12 6 12 14v12c0 8-4 12-10 14l-6 8H56z', ink.silver) +
      rect(34, 20, 30, 12, p.main, 6) +
      circle(40, 26, 4, ink.white) +
      wordmarkAt(p.maker, 47, 43, 5, p.main, 36) +
      path('M22 58h54l4 8H18z', p.main) +
      repeat(6, (i) => line(`M${26 + i * 9} 72l${(i - 2.5) * 2} 22`, ink.glassDark, 2.5)),
  },
  'pipe-pvc': {
    box: [-15, -9, 134, 125.5],
    close: [70, 30, 40],
    draw: (p) =>
      turned(
        -40,
        50,
        50,
        ...[
          [24, p.main, p.dark],
          [46, ink.white, ink.silver],
          [68, p.light, p.main],
        ].map(
          ([y, light, dark]) =>
            rect(-14, Number(y), 124, 16, String(light), 2) +
            rect(-14, Number(y) + 9, 124, 7, String(dark), 2) +
            ellipse(110, Number(y) + 8, 4, 8, ink.iron),
        ),
      ),
  },
  'pipe-elbow': {
    box: [0, 18, 84, 80],
    close: [40, 40, 50],
    draw: (p) =>
      path('M4 24h34c24 0 40 16 40 40v30H42V66c0-4-2-6-6-6H4z', p.main) +
      path('M78 64v30H62V66c0-16-8-26-24-26H4V24h34c24 0 40 16 40 40z', p.light) +
      rect(0, 18, 18, 48, p.main, 3) +
      rect(0, 18, 18, 14, p.light, 3) +
      rect(0, 54, 18, 12, p.dark, 3) +
      rect(36, 80, 48, 18, p.main, 3) +
      rect(70, 80, 14, 18, p.light, 3) +
      rect(36, 80, 10, 18, p.dark, 3),
  },
  'pipe-tee': {
    box: [2, 16, 96, 80],
    close: [50, 44, 48],
    draw: (p) =>
      rect(10, 22, 80, 32, p.main) +
      rect(10, 22, 80, 9, p.light) +
      rect(34, 40, 32, 44, p.main) +
      rect(34, 50, 8, 34, p.light) +
      rect(58, 54, 8, 30, p.dark) +
      rect(2, 16, 16, 44, p.main, 3) +
      rect(2, 16, 16, 12, p.light, 3) +
      rect(82, 16, 16, 44, p.main, 3) +
      rect(82, 16, 16, 12, p.light, 3) +
      rect(28, 80, 44, 16, p.main, 3) +
      rect(28, 80, 12, 16, p.light, 3) +
      rect(62, 80, 10, 16, p.dark, 3),
  },
  'pipe-coupling': {
    box: [4.5, 18, 89, 66],
    close: [50, 50, 48],
    draw: (p) =>
      turned(
        -25,
        50,
        50,
        rect(10, 32, 80, 36, p.main, 3),
        rect(10, 32, 80, 11, p.light, 3),
        rect(10, 58, 80, 10, p.dark, 3),
        rect(40, 26, 20, 48, p.trim, 3),
        repeat(4, (i) => rect(43 + i * 4.2, 26, 1.8, 48, ink.iron)),
        ellipse(10, 50, 6, 18, p.deep),
        ellipse(10, 50, 4, 13, ink.coal),
      ),
  },
  'valve-ball': {
    box: [4, 24, 96, 58],
    close: [48, 54, 48],
    draw: (p) =>
      path('M44 26h52c3 0 4 3 4 6s-1 6-4 6H54c-4 0-6-2-8-4z', p.main) +
      path('M44 26h52c2 0 3 1 4 3H46z', p.light) +
      rect(40, 24, 12, 16, ink.steel, 2) +
      rect(42, 38, 8, 10, ink.metal) +
      rect(4, 46, 20, 36, ink.brassDark, 2) +
      rect(70, 46, 20, 36, ink.brassDark, 2) +
      repeat(4, (i) => rect(6 + i * 4, 46, 1.5, 36, ink.brass)) +
      repeat(4, (i) => rect(72 + i * 4, 46, 1.5, 36, ink.brass)) +
      path('M22 50h8c6-5 28-5 34 0h8v28h-8c-6 5-28 5-34 0h-8z', ink.brass) +
      shine('M22 50h8c6-5 28-5 34 0h8v6H22z') +
      rect(34, 60, 26, 9, ink.brassDark, 1),
  },
  'valve-gate': {
    box: [4, 2, 92, 86.5],
    close: [50, 30, 48],
    draw: (p) =>
      ellipse(50, 12, 30, 8, p.dark) +
      ellipse(50, 10, 30, 8, p.main) +
      ellipse(50, 10, 20, 4.5, ink.ground) +
      rect(46, 6, 8, 8, p.main) +
      rect(22, 8, 56, 4, p.main) +
      rect(47, 14, 6, 16, ink.steel) +
      path('M38 30h24l4 18H34z', ink.brass) +
      rect(4, 52, 20, 36, ink.brassDark, 2) +
      rect(76, 52, 20, 36, ink.brassDark, 2) +
      path('M22 56h10c6-10 30-10 36 0h10v28H68c-6 6-30 6-36 0H22z', ink.brass) +
      shine('M22 56h10c6-10 30-10 36 0h10v5H22z') +
      rect(36, 68, 28, 8, ink.brassDark, 1),
  },
  'hose-flex': {
    box: [9, 4, 82, 87.5],
    close: [50, 60, 46],
    draw: () =>
      line('M18 22v34c0 40 64 40 64 0V22', ink.metal, 11, 'butt') +
      `<path d="M18 22v34c0 40 64 40 64 0V22" fill="none" stroke="${ink.silver}" stroke-width="11" stroke-dasharray="3 3"/>` +
      rect(9, 4, 18, 18, ink.brass, 2) +
      rect(73, 4, 18, 18, ink.brass, 2) +
      rect(13, 4, 5, 18, ink.brassDark) +
      rect(77, 4, 5, 18, ink.brassDark),
  },
  'hose-roll': {
    box: [2.5, 2, 97.5, 91.5],
    close: [50, 50, 46],
    draw: (p) =>
      repeat(5, (i) => ring(48, 48, 42 - i * 7, i % 2 ? p.dark : p.main, 6.8)) +
      repeat(5, (i) => ring(48, 48, 43.5 - i * 7, p.light, 1.2)) +
      rect(42, 2, 12, 36, ink.white, 2) +
      wordmarkAt(p.maker, 48, 24, 3, p.main, 10) +
      line('M60 86c16 6 26 4 30-2', p.main, 6.8) +
      turned(-40, 92, 80, rect(86, 74, 14, 10, ink.amber, 2)),
  },
  siphon: {
    box: [16, 2, 79, 92],
    close: [36, 56, 48],
    draw: (p) =>
      rect(20, 2, 28, 8, ink.silver, 2) +
      rect(27, 10, 14, 18, ink.white) +
      rect(22, 26, 24, 10, p.main, 2) +
      path('M18 36h32v34c0 8-6 12-16 12s-16-4-16-12z', ink.white) +
      path('M34 36h16v34c0 8-6 12-16 12z', ink.silver) +
      rect(16, 66, 36, 9, p.main, 3) +
      path('M50 44h34c6 0 10 4 10 10v40H82V58c0-2-1-2-2-2H50z', ink.silver) +
      repeat(7, (i) => rect(81, 60 + i * 5, 14, 2.5, ink.metal, 1)),
  },
  'water-tank': {
    box: [4, 4, 92, 90],
    close: [50, 50, 50],
    stands: true,
    draw: (p) =>
      path('M10 24h80l-8 70H18z', p.main) +
      path('M54 24h36l-8 70H54z', p.dark) +
      repeat(4, (i) =>
        path(`M${12 + i * 2} ${40 + i * 14}h${76 - i * 4}v3H${12.5 + i * 2}z`, p.deep),
      ) +
      path('M6 18c10-18 78-18 88 0v8H6z', p.light) +
      rect(4, 22, 92, 6, p.dark, 3) +
      rect(40, 4, 20, 6, p.main, 3) +
      wordmarkAt(p.maker, 50, 49, 8, p.onMain, 50) +
      rect(82, 80, 14, 7, ink.coal, 2),
  },
  'pump-water': {
    box: [1, 12, 95, 80],
    close: [34, 50, 48],
    stands: true,
    draw: (p) =>
      path('M36 34h52c5 0 8 4 8 9v28c0 5-3 9-8 9H36z', p.main) +
      repeat(9, (i) => rect(44 + i * 5, 36, 2.4, 42, p.dark)) +
      path('M88 34c5 0 8 4 8 9v28c0 5-3 9-8 9z', p.trim) +
      rect(50, 22, 26, 14, p.trim, 3) +
      circle(26, 58, 25, ink.iron) +
      circle(26, 58, 19, ink.steel) +
      circle(26, 58, 8, ink.coal) +
      rect(20, 16, 14, 20, ink.iron, 1) +
      rect(17, 12, 20, 7, ink.steel, 1) +
      path('M24 82h62l4 10H20z', ink.coal) +
      wordmarkAt(p.maker, 63, 29, 4.5, ink.white, 22),
  },
  'pump-submersible': {
    box: [14, 0.5, 80, 92],
    close: [50, 56, 48],
    stands: true,
    draw: (p) =>
      line('M44 8C40-4 20 4 16 20', ink.black, 4) +
      path('M36 12h28c3 0 4 2 4 4v6H32v-6c0-2 1-4 4-4z', p.trim) +
      path('M28 22h44l4 8v42H24V30z', p.main) +
      path('M52 22h20l4 8v42H52z', p.dark) +
      rect(74, 36, 18, 14, ink.iron, 2) +
      rect(84, 24, 10, 18, ink.iron, 2) +
      path('M22 72h56v20H22z', ink.coal) +
      repeat(9, (i) => rect(26 + i * 5.7, 76, 3, 13, ink.iron, 1)) +
      wordmarkAt(p.maker, 50, 50, 7, p.onMain, 44),
  },
  'thread-tape': {
    box: [4, 6, 92, 84],
    close: [60, 60, 60],
    draw: (p) =>
      path('M56 70h40v20H56z', ink.white) +
      path('M56 86h40v4H56z', ink.silver) +
      circle(46, 48, 42, p.main) +
      ring(46, 48, 36, p.dark, 2) +
      circle(46, 48, 30, ink.white) +
      repeat(4, (i) => ring(46, 48, 28 - i * 3, ink.silver, 0.8)) +
      circle(46, 48, 15, p.main) +
      circle(46, 48, 9, ink.ground),
  },
  'toilet-seat': {
    box: [14, 8, 72, 88],
    close: [50, 30, 66],
    draw: (p) =>
      ellipse(50, 54, 36, 42, ink.white) +
      ellipse(50, 56, 22, 27, ink.silver) +
      ellipse(50, 58, 20, 25, ink.glassLight) +
      path('M26 8h48v14H26z', p.main) +
      circle(36, 14, 4, ink.metal) +
      circle(64, 14, 4, ink.metal),
  },
  'float-valve': {
    box: [4, 22, 96, 72],
    close: [30, 34, 48],
    draw: (p) =>
      line('M38 34 74 66', ink.brass, 4) +
      rect(4, 26, 18, 16, ink.brass, 2) +
      repeat(3, (i) => rect(6 + i * 5, 26, 2, 16, ink.brassDark)) +
      path('M20 22h20v30H30l-10-8z', ink.brass) +
      rect(26, 50, 8, 16, ink.brassDark) +
      circle(78, 72, 22, p.main) +
      veil(0.25, path('M62 62a20 20 0 0 1 20-10c-10 2-16 8-18 18z', ink.white)) +
      group('rotate(-45 78 72)', rect(56, 70, 44, 4, p.dark)),
  },
};
