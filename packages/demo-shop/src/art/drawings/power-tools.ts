import { ink } from '../colour.ts';
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

/** Slots that let air to a motor. */
const vents = (x: number, y: number, count: number, height: number, colour: string): Markup =>
  repeat(count, (i) => rect(x + i * 4, y, 2, height, colour, 1));

const shine = (d: string): Markup => veil(0.22, path(d, ink.white));
const shade = (d: string): Markup => veil(0.16, path(d, ink.black));

/** A chuck and its bit that point left, the bit's tip at x = 0. */
const chuck = (y: number): Markup =>
  rect(0, y - 2, 18, 4, ink.metal, 1) +
  path(`M4 ${y - 2}l3 4M9 ${y - 2}l3 4`, ink.steel) +
  path(`M15 ${y - 5}h10v10H15z`, ink.iron) +
  path(`M15 ${y - 5}h10v3.5H15z`, ink.steel) +
  rect(24, y - 9, 10, 18, ink.coal, 1.5) +
  rect(24, y - 9, 10, 5, ink.iron, 1.5);

const cord = (d: string): Markup => line(d, ink.black, 3.4);

const saw = (x: number, y: number, radius: number, teeth: number): Markup =>
  group(
    `translate(${x} ${y})`,
    repeat(teeth, (i) =>
      group(
        `rotate(${(i * 360) / teeth})`,
        path(`M-2.5 ${-radius + 1}L3 ${-radius - 3}L3.5 ${-radius + 2}z`, ink.steel),
      ),
    ) +
      circle(0, 0, radius, ink.silver) +
      ring(0, 0, radius * 0.72, ink.metal, 1.5) +
      circle(0, 0, radius * 0.3, ink.metal) +
      circle(0, 0, 3, ink.iron),
  );

/** Machines with a cord. */
export const powerTools: Drawings = {
  'drill-impact': {
    box: [0, 17, 94, 80],
    close: [46, 40, 46],
    draw: (p) =>
      chuck(36) +
      cord('M72 88c2 8 10 8 20 6') +
      path('M33 24h5v24h-5z', ink.iron) +
      path('M37 20h44c9 0 13 6 13 13v10c0 7-4 11-11 11H37z', p.main) +
      shine('M37 20h44c9 0 13 6 13 13H37z') +
      path('M56 54h24l6 32c.5 3-1 5-4 5H66c-2 0-4-1-4-3z', p.trim) +
      path('M64 54h16l6 32c.5 3-1 5-4 5h-6z', veilColour(p.trim)) +
      path('M53 53h9l2 13c-6-1-10-6-11-13z', ink.amber) +
      vents(80, 38, 3, 11, p.deep) +
      rect(40, 17, 12, 4, ink.coal, 2) +
      wordmarkAt(p.maker, 59, 42, 7.5, p.onMain, 36),
  },
  'drill-rotary-hammer': {
    box: [0, 12, 98.5, 88],
    close: [40, 34, 46],
    draw: (p) =>
      rect(0, 28, 22, 4.5, ink.metal, 1) +
      path('M6 28l4 4.5M12 28l4 4.5', ink.steel) +
      path('M18 25l8-3v16l-8-3z', ink.iron) +
      rect(25, 20, 9, 20, ink.coal, 2) +
      path('M34 17h28v26H34z', p.trim) +
      rect(36, 44, 8, 24, ink.black, 3) +
      rect(34, 40, 12, 7, ink.iron, 2) +
      cord('M90 84c2 8-2 12-12 14') +
      path(
        'M60 12h22c8 0 12 4 14 10l2 10c1 4 0 8-2 12l-3 8 3 30c0 4-2 6-6 6H72c-8 0-12-4-14-10l-6-24V20c0-5 3-8 8-8z M80 54H70l3 20c.5 3 2 4 4 4h7z',
        p.main,
      ) +
      shine('M60 12h22c8 0 12 4 14 10l1 4H52v-6c0-5 3-8 8-8z') +
      path('M78 50h15l3 32c0 4-2 6-6 6h-6z', p.trim) +
      path('M72 54h8l1.5 10c-6 0-9-4-9.5-10z', ink.amber) +
      circle(56, 54, 6, ink.coal) +
      rect(54.5, 49, 3, 6, ink.amber, 1) +
      wordmarkAt(p.maker, 73, 33, 6.5, p.onMain, 36),
  },
  'demolition-hammer': {
    box: [14, -13.5, 77.5, 118],
    close: [56, 36, 50],
    draw: (p) =>
      turned(
        14,
        50,
        50,
        path('M47 84h6l1 18-4 4-4-4z', ink.metal),
        path('M50 84h3l1 18-4 4z', ink.steel),
        path('M42 70h16l-3 16H45z', ink.coal),
        path('M36 34h28v38H36z', p.trim),
        repeat(4, (i) => rect(36, 40 + i * 8, 28, 3, ink.iron)),
        line('M64 56h14', ink.iron, 6, 'butt'),
        rect(74, 50, 20, 12, ink.black, 6),
        path('M30 6c0-5 3-8 8-8h26c6 0 8 4 8 8v28H30z', p.main),
        shine('M30 6c0-5 3-8 8-8h26c6 0 8 4 8 8v4H30z'),
        path('M14-6h18v8H22v26h10v10H18c-6 0-10-4-10-10V0c0-4 2-6 6-6z', p.trim),
        wordmarkAt(p.maker, 51, 22, 7, p.onMain, 36),
      ),
  },
  'mixer-paddle': {
    box: [0.5, 8, 99, 92],
    close: [50, 26, 50],
    draw: (p) =>
      rect(48, 40, 4, 46, ink.metal) +
      line('M38 84c0 8 24 8 24 0M40 94c2 6 18 6 20 0', ink.steel, 3) +
      line('M38 82v12M62 82v12', ink.steel, 3) +
      path('M42 34h16l-3 10H45z', ink.coal) +
      path('M36 8h28c4 0 6 2 6 6v16c0 4-2 6-6 6H36c-4 0-6-2-6-6V14c0-4 2-6 6-6z', p.main) +
      shine('M36 8h28c4 0 6 2 6 6v3H30v-3c0-4 2-6 6-6z') +
      line('M30 14H12c-6 0-8 4-8 9s2 9 8 9h18', p.trim, 7) +
      line('M70 14h18c6 0 8 4 8 9s-2 9-8 9H70', p.trim, 7) +
      wordmarkAt(p.maker, 50, 25, 6, p.onMain, 34),
  },
  grinder: {
    box: [-9, 13, 119.5, 67.5],
    close: [22, 52, 46],
    draw: (p) =>
      turned(
        -8,
        50,
        50,
        cord('M100 50c6 2 8-4 10-8'),
        rect(88, 45, 14, 12, ink.coal, 3),
        rect(12, 8, 10, 32, ink.black, 4),
        rect(14, 36, 6, 8, ink.iron),
        path('M40 36h42c8 0 12 4 12 8v12c0 4-4 8-12 8H40z', p.main),
        shine('M40 36h42c8 0 12 4 12 8v2H40z'),
        path('M78 36h4c8 0 12 4 12 8v12c0 4-4 8-12 8h-4z', p.trim),
        vents(80, 44, 3, 12, ink.iron),
        rect(50, 32, 16, 5, ink.coal, 2.5),
        path('M42 38v24H28c-8 0-16-2-16-8V44c0-4 4-6 10-6z', ink.steel),
        path('M42 38v6H12c0-4 4-6 10-6z', ink.silver),
        rect(16, 60, 14, 6, ink.iron),
        path('M-12 66h70v3c-4 3-12 5-22 5H10c-10 0-18-2-22-5z', ink.coal),
        path('M-12 66h70v2h-70z', ink.steel),
        path('M-8 62h36v6H-8c-2 0-3-1-3-3s1-3 3-3z', ink.iron),
        wordmarkAt(p.maker, 60, 52, 7, p.onMain, 32),
      ),
  },
  'circular-saw': {
    box: [0, 16.5, 100.5, 76.5],
    close: [36, 66, 50],
    draw: (p) =>
      cord('M92 34c6-2 8-8 6-14') +
      saw(40, 60, 30, 24) +
      path('M4 60a36 36 0 0 1 72-2l-2 6H4z', ink.iron) +
      path('M4 60a36 36 0 0 1 36-36v7a29 29 0 0 0-29 29z', ink.steel) +
      path('M34 40h32c10 0 14 8 14 16v12H52c-12 0-20-10-20-20z', p.main) +
      shine('M34 40h32c8 0 12 4 13.5 10H32c0-4 1-8 2-10z') +
      path(
        'M38 26c10-10 28-12 42-6 10 4 16 12 16 20 0 5-4 8-9 6-6-4-8-12-18-14-10-2-16 2-22 10l-12 2c0-8 0-14 3-18z',
        p.trim,
      ) +
      path('M62 32c4 0 8 1 10 3l-2 5c-4-2-7-3-10-3z', ink.amber) +
      rect(0, 72, 98, 6, ink.metal, 1) +
      rect(0, 72, 98, 2, ink.chrome, 1) +
      circle(42, 60, 5, ink.iron) +
      wordmarkAt(p.maker, 60, 58, 6, p.onMain, 32),
  },
  jigsaw: {
    box: [6, 8, 96, 92],
    close: [30, 66, 46],
    draw: (p) =>
      cord('M92 30c4 2 8 0 8-6') +
      path('M22 72h6v24l-3 4-3-6z', ink.metal) +
      path(`M22 76${repeat(6, () => 'l-2.5 1.5 2.5 2')}z`, ink.steel) +
      path(
        'M14 18c0-6 4-10 10-10h52c14 0 22 8 22 18 0 6-4 10-10 10h-8l-2 34H22c-6 0-8-4-8-8z M46 20c-4 0-6 2-6 6v6c0 4 2 5 6 5h20c4 0 6-1 6-4 0-6 2-8 2-10s-2-3-6-3z',
        p.main,
      ) +
      shine('M14 18c0-6 4-10 10-10h52c10 0 17 4 20 10z') +
      path('M44 8h32c12 0 20 6 22 14-12-4-30-5-54-2z', p.trim) +
      path('M54 20h12v8c-6 0-10-2-12-8z', ink.amber) +
      rect(16, 54, 20, 16, ink.iron, 2) +
      rect(6, 70, 84, 6, ink.metal, 1) +
      rect(6, 70, 84, 2, ink.chrome, 1) +
      circle(70, 58, 5, ink.coal) +
      wordmarkAt(p.maker, 52, 50, 6.5, p.onMain, 40),
  },
  'sander-orbital': {
    box: [12, 6, 88, 87],
    close: [50, 64, 50],
    draw: (p) =>
      cord('M80 44c10 0 14-6 18-14') +
      path('M34 6h26c10 0 16 6 18 14l4 20c0 4-2 6-6 6H28c-4 0-6-2-6-6 0-18 2-34 12-34z', p.trim) +
      veil(0.18, path('M34 6h26c8 0 13 4 16 10H27c2-6 4-10 7-10z', ink.white)) +
      path('M22 38h58v26c0 6-4 10-10 10H32c-6 0-10-4-10-10z', p.main) +
      shine('M22 38h58v8H22z') +
      rect(76, 54, 20, 16, ink.coal, 4) +
      rect(80, 58, 16, 2, ink.iron) +
      rect(80, 64, 16, 2, ink.iron) +
      path('M20 74h62l4 10H16z', ink.iron) +
      rect(12, 84, 78, 6, ink.coal, 2) +
      rect(12, 89, 78, 4, ink.wood, 1) +
      rect(38, 12, 24, 6, ink.iron, 3) +
      wordmarkAt(p.maker, 50, 58, 7.5, p.onMain, 46),
  },
  'sander-belt': {
    box: [0, 12, 100, 70],
    close: [30, 70, 46],
    draw: (p) =>
      path('M8 60h84c6 0 8 4 8 10s-2 12-8 12H8C2 82 0 76 0 70s2-10 8-10z', ink.wood) +
      path('M8 64h84c3 0 4 2 4 6s-1 8-4 8H8c-3 0-4-4-4-8s1-6 4-6z', ink.coal) +
      circle(12, 71, 6, ink.steel) +
      circle(88, 71, 6, ink.steel) +
      path('M14 34h60c10 0 16 6 16 14v18H10V44c0-6 0-10 4-10z', p.main) +
      shine('M14 34h60c8 0 13 3 15 8H10c0-5 1-8 4-8z') +
      path('M60 12h26c8 0 12 4 12 10v22H88V26H66c-4 0-6 4-8 10H46c2-14 6-24 14-24z', p.trim) +
      path('M10 36c-6-4-6-16 2-20 8-2 14 2 14 10v12z', p.trim) +
      vents(66, 44, 4, 12, p.deep) +
      wordmarkAt(p.maker, 38, 52, 7, p.onMain, 44),
  },
  planer: {
    box: [0, 20, 101.5, 61],
    close: [38, 56, 50],
    draw: (p) =>
      cord('M96 40c6-2 4-12 0-16') +
      rect(0, 72, 98, 8, ink.metal, 1) +
      rect(0, 72, 98, 3, ink.chrome, 1) +
      rect(38, 72, 8, 9, ink.iron) +
      path('M6 50c0-4 4-6 8-6h70c6 0 10 4 10 10v18H6z', p.main) +
      shine('M6 50c0-4 4-6 8-6h70c5 0 8 2 9.5 6z') +
      path(
        'M44 46c2-16 8-26 20-26h20c10 0 14 6 14 12v14H88v-6c0-6-2-8-8-8H68c-6 0-8 4-10 14z',
        p.trim,
      ) +
      path('M68 32h10v6c-6 0-9-2-10-6z', ink.amber) +
      path('M14 24h14c4 0 6 2 6 6s-2 5-4 6l2 8H10l2-8c-3-1-4-3-4-6s2-6 6-6z', p.trim) +
      circle(62, 58, 10, p.dark) +
      circle(62, 58, 5, ink.coal) +
      wordmarkAt(p.maker, 30, 58, 6.5, p.onMain, 40),
  },
  'router-wood': {
    box: [2, 0, 96, 95.5],
    close: [50, 68, 46],
    stands: true,
    draw: (p) =>
      cord('M56 6c4-6 16-6 22 0') +
      rect(26, 44, 5, 44, ink.silver) +
      rect(69, 44, 5, 44, ink.silver) +
      path('M38 4h24c6 0 8 4 8 8v32H30V12c0-4 2-8 8-8z', p.main) +
      shine('M38 4h24c6 0 8 4 8 8v2H30v-2c0-4 2-8 8-8z') +
      vents(36, 10, 8, 8, p.deep) +
      rect(18, 44, 64, 14, p.trim, 3) +
      circle(14, 50, 12, ink.coal) +
      circle(86, 50, 12, ink.coal) +
      circle(14, 47, 7, ink.iron) +
      circle(86, 47, 7, ink.iron) +
      rect(42, 58, 16, 12, ink.steel) +
      rect(47, 70, 6, 18, ink.metal) +
      path('M45 80h10l-2 8h-6z', ink.iron) +
      rect(14, 88, 72, 7, ink.coal, 2) +
      wordmarkAt(p.maker, 50, 33, 7, p.onMain, 34),
  },
  'mitre-saw': {
    box: [4, 2, 92, 92],
    close: [40, 44, 50],
    stands: true,
    draw: (p) =>
      saw(46, 42, 29, 26) +
      path('M10 44a36 36 0 0 1 60-26l-8 10a24 24 0 0 0-36 16z', p.main) +
      shine('M10 44a36 36 0 0 1 60-26l-3 4a32 32 0 0 0-52 22z') +
      path('M46 36h36c6 0 10 3 10 8s-4 8-10 8H46z', p.main) +
      path('M76 36h6c6 0 10 3 10 8s-4 8-10 8h-6z', p.trim) +
      vents(78, 40, 3, 8, ink.iron) +
      path('M52 26C54 10 66 2 80 4c8 1 12 6 12 10 0 5-4 6-7 4-8-6-20-4-22 12z', p.trim) +
      path('M72 50h12l4 30H70z', ink.iron) +
      rect(4, 78, 92, 8, ink.metal, 1) +
      rect(4, 78, 92, 3, ink.chrome, 1) +
      rect(16, 64, 50, 14, ink.steel, 1) +
      path('M8 86h84l4 8H4z', p.trim) +
      circle(46, 42, 6, ink.iron),
  },
  'heat-gun': {
    box: [-2.5, 12, 96.5, 88],
    close: [34, 32, 46],
    draw: (p) =>
      line('M0 22c4 4-4 8 0 12M6 20c4 5-4 11 0 16', ink.orange, 2.5) +
      rect(12, 20, 22, 16, ink.silver, 1) +
      rect(12, 20, 22, 5, ink.chrome, 1) +
      rect(30, 17, 8, 22, ink.iron, 1) +
      cord('M70 90c2 8 10 8 18 8') +
      path('M36 12h40c12 0 18 8 18 17s-6 17-18 17H36z', p.main) +
      shine('M36 12h40c10 0 16 6 17.5 12H36z') +
      path('M52 46h26l4 40c0 3-2 5-5 5H64c-3 0-5-2-5-5z', p.trim) +
      path('M50 46h9l1 13c-6-1-9-6-10-13z', ink.amber) +
      vents(78, 22, 4, 14, p.deep) +
      wordmarkAt(p.maker, 57, 34, 6.5, p.onMain, 36),
  },
  polisher: {
    box: [-1.5, 11, 104, 75.5],
    close: [30, 60, 50],
    draw: (p) =>
      cord('M94 40c8 0 8-8 4-14') +
      path('M36 30h44c12 0 16 4 16 10v6c0 6-4 10-16 10H36z', p.main) +
      shine('M36 30h44c11 0 15.5 3 16 8H36z') +
      path('M78 30h4c10 0 14 4 14 10v6c0 6-4 10-14 10h-4z', p.trim) +
      path('M16 34c0-8 6-12 14-12h14v40H24c-5 0-8-3-8-8z', ink.steel) +
      path('M16 34c0-8 6-12 14-12h14v8H17z', ink.silver) +
      line('M14 42C6 26 20 6 40 18', p.trim, 7) +
      rect(22, 62, 18, 6, ink.iron) +
      rect(2, 68, 58, 6, ink.coal, 2) +
      path('M0 74h62c2 0 2 10-2 12H2c-4-2-4-12-2-12z', ink.white) +
      path('M0 80h63c0 3-1 5-3 6H2c-2-1-3-3-2-6z', ink.silver) +
      wordmarkAt(p.maker, 61, 44, 7, p.onMain, 32),
  },
  'rotary-tool': {
    box: [-7.5, -1, 102, 104],
    close: [26, 70, 44],
    draw: (p) =>
      turned(
        -42,
        50,
        50,
        cord('M104 50c8 0 8-8 4-14'),
        rect(-18, 48.5, 14, 3, ink.metal),
        path('M-22 44h8v12h-8z', ink.clay),
        path('M-6 45h10v10H-6z', ink.steel),
        path('M4 42h12v16H4z', ink.coal),
        path('M16 38h74c10 0 16 5 16 12s-6 12-16 12H16z', p.main),
        shine('M16 38h74c8 0 14 3 15.5 8H16z'),
        path('M16 38h16v24H16z', p.trim),
        vents(80, 46, 4, 8, p.deep),
        rect(66, 34, 10, 6, ink.coal, 2),
        wordmarkAt(p.maker, 55, 51, 7, p.onMain, 42),
      ),
  },
  blower: {
    box: [0, 5.5, 100, 84],
    close: [62, 44, 50],
    draw: (p) =>
      cord('M80 72c6 10 12 10 18 6') +
      path('M0 46l34 4v18L0 60z', ink.coal) +
      path('M0 46l34 4v5L0 50z', ink.iron) +
      path('M30 42c6-14 18-24 34-24 18 0 32 12 32 30S82 78 64 78H40l-10-8z', p.main) +
      shine('M30 42c6-14 18-24 34-24 16 0 28 9 31 22z') +
      circle(66, 50, 17, ink.coal) +
      repeat(4, (i) => ring(66, 50, 3 + i * 4, ink.iron, 1.5)) +
      path('M50 20c4-12 14-16 26-14 10 2 16 10 16 20l-8 2c-1-8-4-12-10-13-8-1-12 2-16 8z', p.trim) +
      wordmarkAt(p.maker, 60, 73, 4.5, p.onMain, 24),
  },
  'bench-grinder': {
    box: [0, 26, 100, 66],
    close: [22, 46, 46],
    stands: true,
    draw: (p) =>
      rect(8, 44, 84, 8, ink.steel) +
      circle(16, 48, 16, ink.iron) +
      circle(84, 48, 16, ink.iron) +
      circle(16, 50, 12, '#9aa7b0') +
      circle(84, 50, 12, '#6f7b83') +
      circle(16, 50, 4, ink.coal) +
      circle(84, 50, 4, ink.coal) +
      path(
        'M30 36c0-6 4-10 10-10h20c6 0 10 4 10 10v24c0 6-4 10-10 10H40c-6 0-10-4-10-10z',
        p.main,
      ) +
      shine('M30 36c0-6 4-10 10-10h20c6 0 10 4 10 10v2H30z') +
      path('M36 70h28l10 16H26z', p.dark) +
      rect(20, 86, 60, 6, p.trim, 2) +
      circle(50, 78, 4, ink.red) +
      rect(6, 26, 20, 10, ink.glassLight, 1) +
      rect(74, 26, 20, 10, ink.glassLight, 1) +
      wordmarkAt(p.maker, 50, 48, 7, p.onMain, 34),
  },
  'vacuum-shop': {
    box: [8, 12, 93, 87],
    close: [46, 36, 50],
    stands: true,
    draw: (p) =>
      line('M66 34c26-14 34 6 28 26-4 12 0 22 4 28', ink.coal, 6) +
      path('M14 46h56l-4 42c0 3-2 4-5 4H23c-3 0-5-1-5-4z', ink.silver) +
      path('M42 46h28l-4 42c0 3-2 4-5 4H42z', ink.metal) +
      path('M10 44c0-18 12-28 32-28s32 10 32 28v4H10z', p.main) +
      shine('M10 44c0-18 12-28 32-28 16 0 27 6 31 18H20c-4 2-7 6-8 10z') +
      path('M30 12h24c4 0 6 2 6 6h-8c-6-2-14-2-20 0h-8c0-4 2-6 6-6z', p.trim) +
      rect(8, 46, 68, 5, p.trim, 2) +
      circle(62, 38, 6, ink.coal) +
      circle(22, 94, 5, ink.black) +
      circle(62, 94, 5, ink.black) +
      wordmarkAt(p.maker, 38, 36, 7, p.onMain, 38) +
      rect(28, 62, 28, 14, p.dark, 2),
  },
  compressor: {
    box: [0, 14, 98.5, 82],
    close: [42, 32, 46],
    stands: true,
    draw: (p) =>
      path('M12 52h74c8 0 12 7 12 15s-4 15-12 15H12C4 82 0 75 0 67s4-15 12-15z', p.main) +
      shine('M12 52h74c6 0 10 4 11.5 10H.5C2 56 6 52 12 52z') +
      shade('M.5 72h97C96 78 92 82 86 82H12C6 82 2 78 .5 72z') +
      circle(24, 88, 8, ink.black) +
      circle(24, 88, 3.5, ink.metal) +
      rect(72, 82, 6, 12, ink.coal) +
      rect(16, 26, 26, 22, ink.coal, 3) +
      repeat(5, (i) => rect(16, 28 + i * 4, 26, 2, ink.iron)) +
      rect(20, 14, 18, 12, ink.steel, 2) +
      rect(44, 30, 30, 18, p.trim, 4) +
      vents(50, 34, 5, 10, ink.iron) +
      rect(14, 48, 62, 5, ink.iron) +
      line('M84 52V30H96', ink.coal, 5) +
      circle(84, 38, 6, ink.white) +
      ring(84, 38, 6, ink.steel, 2) +
      line('M84 38l3-3', ink.red, 1.5) +
      wordmarkAt(p.maker, 48, 69, 8, p.onMain, 60),
  },
  'spray-gun': {
    box: [4, 4, 87, 96],
    close: [44, 52, 50],
    draw: (p) =>
      path('M30 4h28l4 4-6 28H36L26 8z', p.main) +
      path('M30 4h28l4 4H26z', p.dark) +
      shine('M30 8h8l4 28h-6z') +
      rect(40, 36, 10, 8, ink.steel) +
      path('M14 46l10-4h40c6 0 8 3 8 8v4H24l-10-2z', ink.silver) +
      path('M14 46l10-4h40c5 0 7 2 8 5H14z', ink.chrome) +
      path('M4 44l10 2v6L4 54z', ink.brass) +
      rect(70, 44, 14, 8, ink.steel, 2) +
      circle(86, 48, 5, ink.brass) +
      path('M56 52h16l10 38c.5 3-1 5-4 5h-8c-3 0-4-1-5-4z', ink.silver) +
      path('M66 52h6l10 38c.5 3-1 5-4 5h-3z', ink.metal) +
      line('M44 54c2 10 6 18 14 26', ink.steel, 4) +
      rect(70, 92, 10, 8, ink.brass, 1),
  },
  'vibrator-concrete': {
    box: [3, 12, 91, 88],
    close: [30, 34, 50],
    draw: (p) =>
      line('M44 40c20 0 30 10 26 26s-26 14-30 2 12-22 30-16 20 18 18 32', ink.black, 6) +
      rect(84, 80, 10, 20, ink.steel, 4) +
      path('M4 24h32c6 0 10 4 10 10v12c0 6-4 10-10 10H4z', p.main) +
      shine('M4 24h32c6 0 10 4 10 10H4z') +
      line('M6 24c0-12 30-12 30 0', p.trim, 6) +
      vents(8, 36, 4, 12, p.deep) +
      wordmarkAt(p.maker, 34, 46, 5, p.onMain, 20),
  },
};

function veilColour(trim: string): string {
  return trim === ink.black ? ink.coal : trim;
}
