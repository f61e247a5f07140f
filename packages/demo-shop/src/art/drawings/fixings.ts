import { ink } from '../colour.ts';
import { wordmarkAt } from '../logo.ts';
import type { Paint } from '../makers.ts';
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

/** Threads across a shank: slanting bands from one height to another. */
const threads = (
  x: number,
  y: number,
  wide: number,
  count: number,
  step: number,
  colour: string,
): Markup =>
  repeat(count, (i) =>
    path(
      `M${x} ${y + i * step}l${wide} ${-step * 0.5}v${step * 0.5}l${-wide} ${step * 0.5}z`,
      colour,
    ),
  );

/** A hexagon-headed bolt that hangs down from its head, which starts at y. */
const bolt = (x: number, y: number, wide: number, length: number): Markup =>
  path(
    `M${x - wide * 1.7} ${y}h${wide * 3.4}l${wide * 0.3} ${wide * 0.6}v${wide}h${-wide * 4}v${-wide}z`,
    ink.metal,
  ) +
  path(`M${x - wide * 0.8} ${y}h${wide * 1.6}v${wide * 1.6}h${-wide * 1.6}z`, ink.silver) +
  path(
    `M${x - wide} ${y + wide * 1.6}h${wide * 2}v${length}l${-wide * 0.4} ${wide * 0.5}h${-wide * 1.2}l${-wide * 0.4}${-wide * 0.5}z`,
    ink.metal,
  ) +
  path(`M${x} ${y + wide * 1.6}h${wide}v${length}l${-wide * 0.4} ${wide * 0.5}H${x}z`, ink.steel) +
  threads(
    x - wide,
    y + wide * 3,
    wide * 2,
    Math.floor((length * 0.8) / (wide * 0.7)),
    wide * 0.7,
    ink.iron,
  );

/** A pointed screw, its head at the top. */
const screw = (
  x: number,
  y: number,
  wide: number,
  length: number,
  colour: string,
  dark: string,
): Markup =>
  path(`M${x - wide * 2} ${y}h${wide * 4}l${-wide * 1.1} ${wide * 1.5}h${-wide * 1.8}z`, colour) +
  path(`M${x - wide * 0.5} ${y}h${wide}v${wide * 0.7}h${-wide}z`, dark) +
  path(
    `M${x - wide * 0.8} ${y + wide * 1.5}h${wide * 1.6}v${length}l${-wide * 0.8} ${wide * 2.2}l${-wide * 0.8}${-wide * 2.2}z`,
    colour,
  ) +
  repeat(Math.floor(length / (wide * 1.1)), (i) =>
    path(
      `M${x - wide * 1.25} ${y + wide * 2.4 + i * wide * 1.1}l${wide * 2.5}${-wide * 0.55}v${wide * 0.45}l${-wide * 2.5} ${wide * 0.55}z`,
      dark,
    ),
  );

const nail = (x: number, y: number, length: number): Markup =>
  rect(x - 5, y, 10, 2.6, ink.steel, 1) +
  path(`M${x - 1.7} ${y + 2}h3.4v${length}l-1.7 5-1.7-5z`, ink.metal) +
  path(`M${x} ${y + 2}h1.7v${length}l-1.7 5z`, ink.steel);

/** A hexagon nut seen from above. */
const nut = (x: number, y: number, radius: number): Markup => {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    path(`M${corners.join('L')}z`, ink.steel) +
    circle(x, y, radius * 0.86, ink.metal) +
    ring(x, y, radius * 0.66, ink.silver, radius * 0.12) +
    circle(x, y, radius * 0.52, ink.iron) +
    circle(x, y, radius * 0.44, ink.ground)
  );
};

const carton = (p: Paint, goods: Markup): Markup =>
  path('M8 34h84l-6 10H14z', ink.cardDark) +
  goods +
  path('M6 44h88v44c0 3-2 5-5 5H11c-3 0-5-2-5-5z', p.main) +
  shine('M6 44h88v8H6z') +
  rect(16, 58, 68, 26, ink.white, 2) +
  wordmarkAt(p.maker, 50, 67, 8, p.main, 56) +
  rect(24, 76, 52, 3, ink.silver, 1);

/** Bolts, screws, anchors, nails, chains, ropes, locks, tapes and glues. */
export const fixings: Drawings = {
  'bolt-hex': {
    box: [-4.5, -4.5, 99, 99],
    close: [30, 30, 44],
    draw: () => turned(-45, 50, 50, bolt(50, -12, 9, 100)),
  },
  'bolt-nut': {
    box: [-3, -4.5, 90, 102],
    close: [40, 34, 50],
    draw: () =>
      turned(
        -38,
        50,
        50,
        bolt(46, -10, 9.5, 92),
        path('M26 66h40l5 5v12l-5 5H26l-5-5V71z', ink.silver),
        path('M36 66h20v22H36z', ink.metal),
        path('M56 66h10l5 5v12l-5 5H56z', ink.steel),
      ),
  },
  'bolt-allen': {
    box: [-1, -6.5, 94, 104.5],
    close: [30, 28, 44],
    draw: () =>
      turned(
        -40,
        50,
        50,
        rect(32, -10, 36, 26, ink.coal, 3),
        repeat(7, (i) => rect(34 + i * 4.8, -8, 2, 22, ink.iron)),
        rect(39, 16, 22, 88, ink.iron, 1),
        rect(50, 16, 11, 88, ink.coal, 1),
        threads(39, 32, 22, 11, 6.5, ink.black),
      ),
  },
  nuts: {
    box: [0, 0, 100, 100],
    close: [36, 40, 44],
    draw: () =>
      turned(10, 34, 36, nut(34, 36, 32)) +
      turned(24, 76, 66, nut(76, 66, 22)) +
      turned(4, 30, 84, nut(30, 84, 15)),
  },
  washers: {
    box: [3, 11, 92, 86],
    close: [72, 40, 50],
    draw: () =>
      ring(36, 44, 24, ink.metal, 18) +
      ring(36, 44, 32, ink.silver, 2) +
      ring(74, 36, 15, ink.steel, 11) +
      ring(74, 36, 20, ink.metal, 1.5) +
      ring(66, 78, 12, ink.silver, 9) +
      ring(66, 78, 16, ink.metal, 1.5) +
      ring(28, 86, 8, ink.steel, 6),
  },
  'screw-wood': {
    box: [-1.5, 6, 100, 96],
    close: [40, 40, 44],
    draw: () =>
      turned(
        -30,
        50,
        50,
        screw(30, 2, 6, 74, ink.brass, ink.brassDark),
        screw(56, 10, 6, 66, ink.brass, ink.brassDark),
        screw(80, 22, 5, 54, ink.brass, ink.brassDark),
      ),
  },
  'screw-drywall': {
    box: [-0.5, 7.5, 97.5, 96.5],
    close: [40, 40, 44],
    draw: () =>
      turned(
        -30,
        50,
        50,
        screw(30, 2, 5.5, 78, ink.coal, ink.iron),
        screw(54, 10, 5.5, 70, ink.coal, ink.iron),
        screw(77, 22, 5, 56, ink.coal, ink.iron),
      ),
  },
  'screw-roofing': {
    box: [-3, 2.5, 98.5, 97],
    close: [40, 30, 46],
    draw: (p) =>
      turned(
        -35,
        50,
        50,
        ...[30, 66].map((x, i) =>
          group(
            `translate(0 ${i * 10})`,
            path(`M${x - 10} 0h20v12h-20z`, p.main) +
              path(`M${x} 0h10v12h-10z`, p.dark) +
              rect(x - 15, 12, 30, 4, ink.metal, 2) +
              rect(x - 13, 16, 26, 4, ink.black, 2) +
              path(`M${x - 5} 20h10v62l-5 14-5-14z`, ink.metal) +
              threads(x - 5, 30, 10, 8, 6, ink.iron),
          ),
        ),
      ),
  },
  'screw-box': {
    box: [6, 15.5, 88, 78],
    close: [50, 36, 46],
    stands: true,
    draw: (p) =>
      carton(
        p,
        repeat(8, (i) =>
          turned(
            (i % 3) * 9 - 10,
            18 + i * 9,
            40,
            screw(
              18 + i * 9,
              16 + (i % 3) * 4,
              3.2,
              20,
              i % 2 ? ink.brass : ink.metal,
              i % 2 ? ink.brassDark : ink.iron,
            ),
          ),
        ),
      ),
  },
  'anchor-plastic': {
    box: [-4, -10.5, 107.5, 104],
    close: [40, 40, 46],
    draw: (p) =>
      turned(
        -24,
        50,
        50,
        ...[24, 54].map(
          (x) =>
            path(
              `M${x - 12} 2h24v6l-3 2v12l3 3-3 3 3 3-3 3 3 3-3 3v26l-5 18h-8l-5-18V40l-3-3 3-3-3-3 3-3-3-3 3-3V10l-3-2z`,
              p.main,
            ) +
            path(`M${x} 2h12v6l-3 2v12l3 3-3 3 3 3-3 3 3 3-3 3v26l-5 18h-4z`, p.dark) +
            rect(x - 1, 40, 2, 42, p.deep),
        ),
        screw(84, 4, 6, 78, ink.brass, ink.brassDark),
      ),
  },
  'anchor-steel': {
    box: [3.5, -3.5, 92.5, 105],
    close: [36, 34, 46],
    draw: () =>
      turned(
        -40,
        50,
        50,
        rect(42, -14, 16, 50, ink.metal, 2),
        rect(50, -14, 8, 50, ink.steel, 2),
        threads(42, -8, 16, 5, 6, ink.iron),
        path('M34 10h32v12H34z', ink.silver),
        path('M45 10h10v12H45z', ink.metal),
        rect(30, 24, 40, 4, ink.steel, 1),
        rect(43, 34, 14, 40, ink.metal),
        path('M40 56h20v26H40z', ink.brass),
        path('M50 56h10v26H50z', ink.brassDark),
        rect(49, 60, 2, 18, ink.coal),
        path('M43 82h14l4 26H39z', ink.metal),
        path('M50 82h7l4 26H50z', ink.steel),
      ),
  },
  'rod-threaded': {
    box: [-8, -10.5, 117.5, 117.5],
    close: [50, 50, 40],
    draw: () =>
      turned(
        45,
        50,
        50,
        ...[32, 52, 70].map(
          (x, i) =>
            rect(x, -18 + i * 6, 12 - i * 2, 132 - i * 12, ink.silver) +
            rect(x + 6 - i, -18 + i * 6, 6 - i, 132 - i * 12, ink.metal) +
            threads(x, -12 + i * 6, 12 - i * 2, 24 - i * 2, 5, ink.steel),
        ),
      ),
  },
  rivets: {
    box: [5.5, 2, 92, 98.5],
    close: [40, 50, 44],
    draw: (p) =>
      turned(
        -20,
        50,
        50,
        ...[22, 50, 78].map(
          (x, i) =>
            rect(x - 2, 2 + i * 4, 4, 60, ink.steel) +
            path(
              `M${x - 12} ${56 + i * 4}h24c0-8-5-11-12-11s-12 3-12 11z`,
              i === 1 ? p.main : ink.silver,
            ) +
            rect(x - 6, 56 + i * 4, 12, 30, ink.metal) +
            rect(x, 56 + i * 4, 6, 30, ink.steel) +
            circle(x, 88 + i * 4, 5, ink.iron),
        ),
      ),
  },
  nails: {
    box: [-3, 4, 101, 83],
    close: [44, 40, 56],
    draw: () =>
      [
        [20, 12, -30, 66],
        [40, 4, -12, 74],
        [58, 8, 8, 72],
        [76, 10, 26, 66],
        [50, 30, -42, 56],
      ]
        .map(([x = 0, y = 0, turn = 0, length = 0]) => turned(turn, x, 50, nail(x, y, length)))
        .join(''),
  },
  'screw-hook': {
    box: [12, 0.5, 80, 97.5],
    close: [40, 34, 48],
    draw: () =>
      line('M30 52V40C10 34 10 4 32 4s26 24 6 30', ink.metal, 7) +
      path('M25 50h10v36l-5 12-5-12z', ink.metal) +
      threads(24, 60, 12, 5, 6, ink.iron) +
      ring(72, 24, 16, ink.metal, 7) +
      path('M67 40h10v46l-5 12-5-12z', ink.metal) +
      threads(66, 56, 12, 6, 6, ink.iron),
  },
  chain: {
    box: [-5.5, -7, 113, 113],
    close: [50, 50, 44],
    draw: () =>
      turned(
        45,
        50,
        50,
        repeat(5, (i) => (i % 2 ? rect(46, -24 + i * 26, 8, 38, ink.steel, 4) : '')),
        repeat(5, (i) =>
          i % 2
            ? ''
            : `<rect x="38" y="${-20 + i * 26}" width="24" height="34" rx="12" fill="none" stroke="${ink.metal}" stroke-width="8"/>` +
              `<rect x="37" y="${-21 + i * 26}" width="26" height="36" rx="13" fill="none" stroke="${ink.silver}" stroke-width="2"/>`,
        ),
        repeat(5, (i) => (i % 2 ? rect(46, -18 + i * 26, 8, 12, ink.steel, 4) : '')),
      ),
  },
  padlock: {
    box: [10, 2, 80, 92],
    close: [50, 62, 48],
    stands: true,
    draw: (p) =>
      line('M28 48V30c0-30 44-30 44 0v18', ink.metal, 11, 'butt') +
      line('M25 48V30C25 16 34 5 48 4', ink.chrome, 3, 'butt') +
      path('M16 44h68c4 0 6 2 6 6v36c0 5-3 8-8 8H18c-5 0-8-3-8-8V50c0-4 2-6 6-6z', ink.brass) +
      shine('M16 44h68c4 0 6 2 6 6v2H10v-2c0-4 2-6 6-6z') +
      path('M50 44h34c4 0 6 2 6 6v36c0 5-3 8-8 8H50z', ink.brassDark) +
      rect(22, 56, 56, 14, p.main, 2) +
      wordmarkAt(p.maker, 50, 63, 7, p.onMain, 48) +
      path('M50 75c4 0 6 3 6 5 0 3-2 4-3 5v5h-6v-5c-1-1-3-2-3-5 0-2 2-5 6-5z', ink.coal),
  },
  'padlock-combination': {
    box: [18, 2, 64, 94],
    close: [50, 66, 46],
    stands: true,
    draw: (p) =>
      line('M30 44V26c0-26 40-26 40 0v18', ink.metal, 9, 'butt') +
      rect(18, 40, 64, 56, p.main, 8) +
      shine('M26 40h48c5 0 8 3 8 8v2H18v-2c0-5 3-8 8-8z') +
      repeat(
        4,
        (i) =>
          rect(26 + i * 12.5, 64, 10, 20, ink.silver, 2) +
          rect(26 + i * 12.5, 64, 10, 5, ink.steel, 2) +
          rect(26 + i * 12.5, 79, 10, 5, ink.steel, 2),
      ) +
      wordmarkAt(p.maker, 50, 55, 6, p.onMain, 44),
  },
  hinge: {
    box: [8, 8, 84, 83],
    close: [50, 50, 60],
    draw: () =>
      rect(8, 10, 38, 80, ink.metal, 3) +
      rect(54, 10, 38, 80, ink.silver, 3) +
      repeat(5, (i) => rect(42, 8 + i * 17, 16, 15, i % 2 ? ink.steel : ink.metal, 4)) +
      [
        [20, 24],
        [20, 50],
        [20, 76],
        [80, 24],
        [80, 50],
        [80, 76],
      ]
        .map(
          ([x = 0, y = 0]) => circle(x, y, 5, ink.iron) + rect(x - 3, y - 0.8, 6, 1.6, ink.silver),
        )
        .join(''),
  },
  rope: {
    box: [8, 4, 86, 98],
    close: [50, 46, 44],
    draw: (p) =>
      repeat(4, (i) => ring(50, 46, 38 - i * 8, i % 2 ? p.dark : p.main, 7.6)) +
      repeat(
        4,
        (i) =>
          `<circle cx="50" cy="46" r="${38 - i * 8}" fill="none" stroke="${ink.white}" stroke-opacity=".45" stroke-width="3" stroke-dasharray="2 6"/>`,
      ) +
      rect(42, 4, 16, 84, ink.cardLight, 1) +
      wordmarkAt(p.maker, 50, 46, 4, ink.woodDark, 14) +
      line('M58 84c14 2 26 4 32 14', p.main, 7.5),
  },
  'cable-ties': {
    box: [5, 4, 87.5, 95.5],
    close: [44, 30, 46],
    draw: (p) =>
      repeat(6, (i) =>
        turned(
          -26 + i * 10,
          50,
          96,
          rect(47.5, 14, 5, 84, i % 2 ? ink.coal : p.main),
          rect(44, 4, 12, 13, i % 2 ? ink.black : p.dark, 2),
          rect(47.5, 8, 5, 4, ink.ground),
        ),
      ) + rect(34, 74, 32, 14, p.trim, 2),
  },
  carabiner: {
    box: [18.5, 3.5, 70.5, 94],
    close: [50, 40, 48],
    draw: (p) =>
      turned(
        25,
        50,
        50,
        line('M34 16C40 0 70 0 72 18L66 82C62 100 38 98 36 82L32 30', p.main, 9),
        line('M32 28l4 48', ink.silver, 7),
        rect(27, 24, 12, 20, ink.steel, 3),
        line('M40 10c8-8 24-6 27 8', p.light, 2.5),
      ),
  },
  turnbuckle: {
    box: [-1.5, -5.5, 107.5, 107],
    close: [50, 50, 44],
    draw: () =>
      turned(
        45,
        50,
        50,
        ring(50, -10, 10, ink.metal, 6),
        rect(47, 0, 6, 30, ink.steel),
        threads(47, 4, 6, 5, 5, ink.iron),
        path('M40 26h20v48H40z M46 34v32h8V34z', ink.metal),
        path('M40 26h6v48h-6z', ink.silver),
        rect(47, 72, 6, 26, ink.steel),
        threads(47, 76, 6, 4, 5, ink.iron),
        line('M50 98c10 2 12 14 2 16s-12-6-8-10', ink.metal, 6),
      ),
  },
  'tape-roll': {
    box: [3, 3, 91, 91],
    close: [64, 60, 60],
    draw: (p) =>
      path('M54 82h40v12H54z', p.dark) +
      path('M88 82h6v12h-6z', p.deep) +
      circle(48, 48, 45, p.main) +
      ring(48, 48, 38, p.light, 1.5) +
      ring(48, 48, 32, p.dark, 1.5) +
      circle(48, 48, 25, ink.cardLight) +
      circle(48, 48, 20, ink.ground) +
      ring(48, 48, 22, ink.card, 2),
  },
  silicone: {
    box: [34, 2, 32, 94],
    close: [50, 60, 48],
    stands: true,
    draw: (p) =>
      path('M46 2h8l3 28H43z', ink.white) +
      path('M50 2h4l3 28h-7z', ink.silver) +
      rect(42, 28, 16, 6, p.main) +
      path('M34 34h32v58c0 3-2 4-4 4H38c-2 0-4-1-4-4z', ink.white) +
      path('M54 34h12v58c0 3-2 4-4 4h-8z', ink.silver) +
      rect(34, 46, 32, 34, p.main) +
      path('M54 46h12v34H54z', p.dark) +
      wordmarkAt(p.maker, 50, 58, 6, p.onMain, 28) +
      rect(40, 66, 20, 2.5, p.onMain, 1) +
      rect(40, 71, 14, 2.5, p.onMain, 1),
  },
  'glue-bottle': {
    box: [22, 2, 56, 93],
    close: [50, 62, 48],
    stands: true,
    draw: (p) =>
      path('M46 2h8l2 16H44z', p.trim) +
      path('M38 18h24l6 14H32z', p.main) +
      path('M28 32h44c4 4 6 8 6 14v42c0 4-3 7-7 7H29c-4 0-7-3-7-7V46c0-6 2-10 6-14z', ink.paper) +
      path('M54 32h18c4 4 6 8 6 14v42c0 4-3 7-7 7H54z', ink.silver) +
      rect(22, 50, 56, 34, p.main) +
      path('M54 50h24v34H54z', p.dark) +
      wordmarkAt(p.maker, 50, 62, 8, p.onMain, 46) +
      rect(32, 72, 36, 3, p.onMain, 1),
  },
  'glue-tube': {
    box: [1, -0.5, 80.5, 107.5],
    close: [50, 50, 46],
    draw: (p) =>
      turned(
        30,
        50,
        50,
        rect(22, 92, 56, 8, ink.silver, 1),
        path('M24 92 40 20h20l16 72z', p.main),
        path('M50 20h10l16 72H50z', p.dark),
        path('M42 8h16l3 14H39z', ink.white),
        path('M46-6h8l2 14H44z', p.trim),
        group('rotate(90 50 60)', wordmarkAt(p.maker, 52, 60, 9, p.onMain, 50)),
      ),
  },
  'foam-can': {
    box: [30, 6, 60, 90],
    close: [50, 56, 46],
    stands: true,
    draw: (p) =>
      line('M56 8h26c6 0 6 4 6 8v10', ink.amber, 4) +
      path('M40 6h20v12H40z', p.trim) +
      path('M36 16h28l4 12H32z', ink.steel) +
      rect(30, 26, 40, 70, p.main, 4) +
      path('M54 26h12c3 0 4 2 4 4v62c0 2-1 4-4 4H54z', p.dark) +
      rect(30, 84, 40, 6, ink.amber) +
      rect(30, 40, 40, 24, ink.white) +
      wordmarkAt(p.maker, 50, 52, 7, p.main, 34),
  },
  'bracket-shelf': {
    box: [8, 4, 88, 92],
    close: [30, 34, 48],
    draw: (p) =>
      path('M8 4h12v92H8z', p.main) +
      path('M8 4h88v12H8z', p.main) +
      path('M8 4h88v4H8z', p.light) +
      path('M20 78 76 16h14L20 94z', p.dark) +
      [
        [14, 30],
        [14, 56],
        [14, 86],
        [40, 10],
        [66, 10],
        [88, 10],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.8, ink.ground))
        .join(''),
  },
  caster: {
    box: [20, 4, 60, 90],
    close: [50, 62, 48],
    draw: (p) =>
      rect(20, 4, 60, 8, ink.metal, 2) +
      circle(30, 8, 2.5, ink.coal) +
      circle(70, 8, 2.5, ink.coal) +
      rect(36, 12, 28, 8, ink.steel) +
      path('M30 20h40l4 44H62l-4-20H40l-4 20H26z', ink.metal) +
      circle(50, 66, 28, p.trim) +
      circle(50, 66, 20, p.main) +
      circle(50, 66, 8, ink.silver) +
      circle(50, 66, 3.5, ink.iron) +
      path('M30 20h10l-4 44H26z', ink.silver),
  },
};
