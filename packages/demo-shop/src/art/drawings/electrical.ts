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

const shine = (d: string): Markup => veil(0.25, path(d, ink.white));

/** The face of a three-pin wall socket, hexagonal as the Brazilian norm has it. */
const outlet = (x: number, y: number, size: number): Markup =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-8-10H8L15 0 8 10H-8L-15 0z', ink.paper) +
      path('M-7-8H7l6 8-6 8H-7l-6-8z', ink.silver) +
      circle(-6.5, 0, 2, ink.coal) +
      circle(0, 3, 2, ink.coal) +
      circle(6.5, 0, 2, ink.coal),
  );

const breakerBody = (x: number, wide: number, main: string, dark: string): Markup =>
  path(`M${x} 14h${wide}v72H${x}z`, ink.paper) +
  path(`M${x} 14h${wide}v14H${x}z`, ink.silver) +
  path(`M${x} 72h${wide}v14H${x}z`, ink.silver) +
  rect(x + wide * 0.2, 18, wide * 0.6, 6, ink.iron, 1) +
  rect(x + wide * 0.2, 76, wide * 0.6, 6, ink.iron, 1) +
  path(`M${x - 0.01} 34h${wide}v30H${x}z`, ink.white) +
  rect(x + wide * 0.22, 38, wide * 0.56, 20, ink.coal, 2) +
  rect(x + wide * 0.28, 38, wide * 0.44, 11, main, 1) +
  rect(x + wide * 0.28, 46, wide * 0.44, 3, dark);

/** Wires, sockets, breakers, boards and everything behind the switch. */
export const electrical: Drawings = {
  breaker: {
    box: [32, 14, 36, 72],
    close: [50, 46, 46],
    draw: (p) =>
      breakerBody(32, 36, p.main, p.dark) +
      rect(67, 14, 1, 72, ink.metal) +
      wordmarkAt(p.maker, 50, 31, 4, p.main, 28) +
      rect(40, 65, 20, 2.5, ink.metal, 1),
  },
  'breaker-double': {
    box: [18, 14, 64, 72],
    close: [50, 46, 46],
    draw: (p) =>
      breakerBody(18, 31, p.main, p.dark) +
      breakerBody(51, 31, p.main, p.dark) +
      rect(49, 14, 2, 72, ink.metal) +
      rect(32, 40, 36, 7, p.main, 2) +
      wordmarkAt(p.maker, 50, 31, 5, p.main, 40),
  },
  contactor: {
    box: [18, 6, 64, 88],
    close: [50, 44, 48],
    draw: (p) =>
      rect(18, 6, 64, 88, ink.paper, 3) +
      rect(18, 6, 64, 20, ink.silver, 3) +
      rect(18, 74, 64, 20, ink.silver, 3) +
      repeat(
        4,
        (i) =>
          circle(27 + i * 15.3, 16, 5, ink.iron) +
          rect(24 + i * 15.3, 15, 6, 1.6, ink.silver) +
          circle(27 + i * 15.3, 84, 5, ink.iron) +
          rect(24 + i * 15.3, 83, 6, 1.6, ink.silver),
      ) +
      rect(26, 32, 48, 36, p.main, 3) +
      rect(38, 44, 24, 12, p.deep, 2) +
      wordmarkAt(p.maker, 50, 38, 4.5, p.onMain, 38) +
      rect(40, 60, 20, 3, p.onMain, 1),
  },
  'board-distribution': {
    box: [6, 6, 88, 88],
    close: [44, 44, 50],
    draw: (p) =>
      rect(6, 6, 88, 88, ink.white, 4) +
      rect(12, 12, 76, 76, ink.silver, 2) +
      repeat(
        2,
        (k) =>
          rect(16, 20 + k * 34, 68, 24, ink.paper) +
          repeat(
            6,
            (i) =>
              rect(18 + i * 11, 21 + k * 34, 10, 22, ink.white, 1) +
              rect(20 + i * 11, 26 + k * 34, 6, 11, ink.coal, 1) +
              rect(20.5 + i * 11, 26 + k * 34, 5, 5, (i + k) % 3 === 0 ? p.main : ink.steel),
          ),
      ) +
      rect(16, 80, 68, 4, ink.brass, 1) +
      rect(88, 42, 5, 16, p.main, 2),
  },
  'socket-wall': {
    box: [16, 4, 68, 92],
    close: [50, 50, 60],
    draw: (p) =>
      rect(16, 4, 68, 92, ink.white, 5) +
      rect(16, 88, 68, 8, ink.silver, 4) +
      rect(22, 10, 56, 80, ink.paper, 3) +
      outlet(50, 34, 1.45) +
      outlet(50, 68, 1.45) +
      rect(74, 4, 10, 3, p.main, 1),
  },
  'switch-wall': {
    box: [16, 4, 68, 92],
    close: [50, 50, 70],
    draw: (p) =>
      rect(16, 4, 68, 92, ink.white, 5) +
      rect(16, 88, 68, 8, ink.silver, 4) +
      rect(24, 14, 52, 72, ink.paper, 3) +
      rect(28, 18, 21, 64, ink.white, 2) +
      path('M28 50h21v30c0 1-1 2-2 2H30c-1 0-2-1-2-2z', ink.silver) +
      rect(51, 18, 21, 64, ink.white, 2) +
      path('M51 20c0-1 1-2 2-2h17c1 0 2 1 2 2v30H51z', ink.silver) +
      rect(36, 24, 5, 2, p.main, 1) +
      rect(59, 74, 5, 2, p.main, 1),
  },
  plug: {
    box: [3, 11, 102, 77],
    close: [36, 40, 48],
    draw: (p) =>
      turned(
        -35,
        50,
        50,
        rect(0, 38, 22, 5, ink.brass, 2),
        rect(0, 57, 22, 5, ink.brass, 2),
        rect(4, 47.5, 18, 5, ink.brass, 2),
        path('M20 30h20c14 0 20 10 32 14v12c-12 4-18 14-32 14H20z', p.main),
        shine('M20 30h20c14 0 20 10 32 14v2c-14-3-20-8-34-8H20z'),
        rect(70, 43, 18, 14, p.dark, 3),
        repeat(3, (i) => rect(73 + i * 5, 43, 2, 14, p.deep)),
        line('M88 50h24', ink.black, 7),
      ),
  },
  'power-strip': {
    box: [-10.5, 0.5, 126.5, 87],
    close: [44, 52, 46],
    draw: (p) =>
      turned(
        -22,
        50,
        50,
        line('M100 50c16 0 12-20 26-20', ink.black, 5),
        rect(-10, 32, 112, 36, p.main, 6),
        rect(-6, 36, 104, 28, p.dark, 4),
        repeat(4, (i) => outlet(9 + i * 20, 50, 0.62)),
        rect(82, 42, 12, 16, ink.red, 2),
        rect(82, 42, 12, 7, '#ff7a70', 2),
      ),
  },
  'extension-cord': {
    box: [5.5, 4, 85.5, 93.5],
    close: [50, 44, 48],
    draw: (p) =>
      repeat(
        4,
        (i) =>
          `<ellipse cx="48" cy="40" rx="${40 - i * 7}" ry="${32 - i * 6}" fill="none" stroke="${i % 2 ? p.dark : p.main}" stroke-width="5.4"/>`,
      ) +
      line('M20 62c-6 14-2 22 8 24', p.main, 5) +
      line('M76 62c8 10 8 14 2 20', p.main, 5) +
      turned(
        10,
        34,
        88,
        path('M28 80h14c6 0 8 3 8 8s-2 8-8 8H28z', p.trim),
        rect(50, 83, 8, 3, ink.brass),
        rect(50, 90, 8, 3, ink.brass),
      ) +
      turned(100, 76, 86, rect(66, 78, 20, 16, p.trim, 3)) +
      rect(40, 4, 14, 30, p.trim, 3),
  },
  'cable-reel': {
    box: [9.5, 12.5, 88.5, 86],
    close: [46, 50, 48],
    stands: true,
    draw: (p) =>
      line('M12 96 34 40h28l22 56', ink.iron, 5) +
      line('M34 16h32', ink.coal, 7) +
      line('M38 16v20M62 16v20', ink.iron, 5) +
      circle(50, 56, 36, p.main) +
      circle(50, 56, 30, ink.black) +
      repeat(4, (i) => ring(50, 56, 28 - i * 3.4, ink.coal, 1.5)) +
      circle(50, 56, 17, p.main) +
      outlet(50, 56, 0.7) +
      repeat(6, (i) => group(`rotate(${i * 60} 50 56)`, rect(48.5, 21, 3, 20, p.dark))) +
      line('M80 76c10 6 6 16 16 18', ink.black, 4),
  },
  'cable-roll': {
    box: [3, 11, 94, 81],
    close: [50, 44, 48],
    draw: (p) =>
      ellipse(50, 78, 44, 14, p.deep) +
      repeat(
        9,
        (i) =>
          `<path d="M6 ${26 + i * 6}c0 18 88 18 88 0" fill="none" stroke="${i % 2 ? p.dark : p.main}" stroke-width="6"/>`,
      ) +
      ellipse(50, 26, 44, 15, p.main) +
      ellipse(50, 26, 36, 11, p.dark) +
      ellipse(50, 26, 28, 8, p.main) +
      ellipse(50, 26, 20, 5.5, ink.ground) +
      path('M34 36c8 3 24 3 32 0v44c-8 3-24 3-32 0z', ink.white) +
      path('M50 38c6 0 12-1 16-2v44c-4 2-10 2-16 2z', ink.paper) +
      wordmarkAt(p.maker, 50, 58, 5, p.dark, 26) +
      rect(40, 66, 20, 2.5, ink.silver),
  },
  'cable-section': {
    box: [-7, 12, 100, 90.5],
    close: [70, 30, 46],
    draw: (p) =>
      turned(
        -40,
        50,
        50,
        rect(-14, 36, 72, 30, p.main, 3),
        rect(-14, 36, 72, 9, p.light, 3),
        rect(-14, 57, 72, 9, p.dark, 3),
        rect(56, 38, 24, 9, ink.blue, 1),
        rect(56, 47, 28, 8, ink.green, 1),
        rect(56, 55, 22, 9, ink.red, 1),
        repeat(
          3,
          (i) =>
            rect(79, 39.5 + i * 2.4, 18, 1.7, ink.copper) +
            rect(82, 48.3 + i * 2.3, 18, 1.7, ink.copper) +
            rect(77, 56.5 + i * 2.4, 18, 1.7, ink.copper),
        ),
      ),
  },
  conduit: {
    box: [2.5, 2, 95, 95.5],
    close: [50, 44, 48],
    draw: (p) =>
      repeat(
        3,
        (i) =>
          `<circle cx="50" cy="50" r="${42 - i * 13}" fill="none" stroke="${p.main}" stroke-width="11"/><circle cx="50" cy="50" r="${42 - i * 13}" fill="none" stroke="${p.dark}" stroke-width="11" stroke-dasharray="2.2 3"/>`,
      ) +
      rect(44, 2, 12, 38, ink.white, 1) +
      wordmarkAt(p.maker, 50, 22, 3.2, p.dark, 10),
  },
  'junction-box': {
    box: [-4, 14, 108, 85],
    close: [50, 50, 48],
    draw: (p) =>
      rect(10, 14, 80, 72, p.main, 4) +
      rect(16, 20, 68, 60, p.light, 3) +
      rect(22, 26, 56, 48, p.main, 2) +
      [
        [20, 24],
        [80, 24],
        [20, 76],
        [80, 76],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 3.4, ink.silver) + rect(x - 2.2, y - 0.6, 4.4, 1.2, ink.iron),
        )
        .join('') +
      [
        [2, 50],
        [98, 50],
      ]
        .map(([x = 0, y = 0]) => rect(x - 8 + (x > 50 ? -2 : 2), y - 10, 16, 20, ink.coal, 3))
        .join('') +
      circle(50, 90, 9, ink.coal) +
      wordmarkAt(p.maker, 50, 50, 7, p.onMain, 44),
  },
  connectors: {
    box: [8, 14, 86, 68],
    close: [36, 46, 46],
    draw: (p) =>
      [0, 1, 2]
        .map((i) =>
          group(
            `translate(${8 + i * 30} ${14 + i * 12})`,
            rect(0, 0, 26, 44, ink.paper, 3),
            rect(0, 0, 26, 14, p.main, 3),
            rect(3, 3, 9, 8, ink.orange, 1),
            rect(14, 3, 9, 8, ink.orange, 1),
            rect(3, 26, 9, 14, ink.silver, 1),
            rect(14, 26, 9, 14, ink.silver, 1),
            circle(7.5, 34, 3, ink.coal),
            circle(18.5, 34, 3, ink.coal),
          ),
        )
        .join(''),
  },
  terminals: {
    box: [10, 10, 98, 80],
    close: [40, 44, 46],
    draw: (p) =>
      [
        [ink.red, 10],
        [ink.blue, 38],
        [p.main, 66],
      ]
        .map(([colour, y], i) =>
          group(
            `translate(${6 + i * 6} ${y})`,
            ring(16, 12, 9, ink.metal, 6),
            rect(24, 8, 16, 8, ink.metal),
            rect(38, 4, 32, 16, String(colour), 3),
            rect(38, 4, 32, 5, '#ffffff55', 3),
            line('M70 12h18', ink.copper, 4),
          ),
        )
        .join(''),
  },
  'sensor-motion': {
    box: [14, 4, 72, 88],
    close: [50, 40, 48],
    draw: (p) =>
      rect(28, 74, 44, 18, ink.silver, 4) +
      rect(42, 62, 16, 16, ink.white) +
      path('M14 36C14 14 30 4 50 4s36 10 36 32c0 18-12 30-36 30S14 54 14 36z', ink.white) +
      path('M50 4c20 0 36 10 36 32 0 18-12 30-36 30z', ink.paper) +
      path('M22 38c0 14 12 22 28 22s28-8 28-22z', ink.silver) +
      repeat(5, (i) => line(`M${30 + i * 10} 40v${14 + (i % 2) * 3}`, ink.metal, 1.5)) +
      circle(50, 24, 4, ink.red) +
      wordmarkAt(p.maker, 50, 83, 5, p.main, 36),
  },
  'smart-plug': {
    box: [8, 8, 84, 84],
    close: [50, 44, 48],
    draw: (p) =>
      circle(50, 50, 42, ink.white) +
      path('M50 8a42 42 0 0 1 0 84z', ink.paper) +
      ring(50, 50, 41, ink.silver, 2) +
      outlet(50, 50, 1.7) +
      circle(50, 82, 3, p.main) +
      ['M40 22a14 14 0 0 1 20 0', 'M44 26a8 8 0 0 1 12 0']
        .map((d) => line(d, p.main, 2.5))
        .join('') +
      circle(50, 29, 1.8, p.main),
  },
  'electric-tape': {
    box: [4, 4, 90, 88],
    close: [46, 46, 48],
    draw: (p) =>
      path('M54 78h40v14H54z', p.trim) +
      circle(48, 48, 44, p.trim) +
      ring(48, 48, 38, ink.iron, 1.2) +
      ring(48, 48, 32, ink.iron, 1.2) +
      circle(48, 48, 26, p.main) +
      circle(48, 48, 19, ink.ground) +
      wordmarkAt(p.maker, 48, 25.5, 3, p.onMain, 20),
  },
  'timer-plug': {
    box: [20, 4, 60, 92],
    close: [50, 40, 48],
    draw: (p) =>
      rect(20, 4, 60, 92, ink.white, 8) +
      path('M50 4h22c5 0 8 3 8 8v76c0 5-3 8-8 8H50z', ink.paper) +
      circle(50, 36, 25, p.main) +
      repeat(24, (i) => turned(i * 15, 50, 36, rect(49, 12, 2, 5, i % 5 ? p.light : p.deep))) +
      circle(50, 36, 16, ink.white) +
      textAt('24h', 50, 32, 7, p.dark, plainLettering, 'middle') +
      path('M50 14l4-6h-8z', ink.red) +
      outlet(50, 78, 0.85),
  },
  doorbell: {
    box: [30, 2, 40, 96],
    close: [50, 50, 48],
    draw: (p) =>
      rect(30, 2, 40, 96, p.trim, 12) +
      circle(50, 26, 12, ink.black) +
      circle(50, 26, 7, ink.glassDark) +
      circle(47, 23, 2.5, ink.white) +
      repeat(3, (i) => rect(42, 46 + i * 4, 16, 1.8, ink.iron, 1)) +
      circle(50, 74, 12, ink.silver) +
      circle(50, 74, 8, p.main),
  },
};
