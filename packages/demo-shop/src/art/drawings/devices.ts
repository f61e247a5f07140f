import { ink, mix } from '../colour.ts';
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
const tiles = [
  '#f27b21',
  '#2878c8',
  '#3f9a4b',
  '#e5362f',
  '#f8c531',
  '#7a4fc0',
  '#12868b',
  '#d0347c',
];

/** Phones, watches, computers, sound and games. */
export const devices: Drawings = {
  phone: {
    box: [16, 4, 68, 92],
    close: [50, 40, 46],
    draw: (p) =>
      rect(44, 6, 40, 88, p.dark, 7) +
      rect(46, 8, 36, 84, p.main, 6) +
      rect(50, 13, 15, 24, p.dark, 5) +
      circle(57.5, 20, 4.5, ink.black) +
      circle(57.5, 30, 4.5, ink.black) +
      circle(57.5, 20, 2, '#33506e') +
      circle(57.5, 30, 2, '#33506e') +
      rect(16, 4, 44, 92, ink.black, 8) +
      rect(18.5, 7, 39, 86, '#183a5c', 6) +
      path('M18.5 60c12-12 26 4 39-10v37c0 3-2 6-6 6h-27c-3 0-6-2-6-6z', p.main) +
      textAt('8', 29, 18, 11, ink.white, plainLettering) +
      textAt('30', 38, 18, 11, ink.white, plainLettering) +
      circle(38, 10.5, 1.6, ink.black) +
      repeat(4, (i) => rect(22 + i * 8.6, 80, 6.6, 6.6, tiles[i] ?? ink.amber, 2)) +
      rect(30, 90, 16, 1.4, ink.white, 0.7),
  },
  'phone-basic': {
    box: [30, 2, 40, 96],
    close: [50, 30, 46],
    draw: (p) =>
      rect(30, 2, 40, 96, p.main, 9) +
      rect(30, 2, 20, 96, p.light, 9) +
      rect(33, 5, 34, 90, p.main, 7) +
      rect(36, 12, 28, 32, '#b9d7c0', 2) +
      textAt('8', 42, 20, 8, '#27331f', plainLettering) +
      textAt('30', 49, 20, 8, '#27331f', plainLettering) +
      rect(43, 48, 14, 9, p.light, 4) +
      repeat(12, (i) => rect(36 + (i % 3) * 10, 61 + Math.floor(i / 3) * 8, 8, 6, ink.white, 2)),
  },
  'phone-case': {
    box: [18, 2, 60.5, 96],
    close: [40, 30, 46],
    draw: (p) =>
      turned(
        10,
        50,
        50,
        rect(24, 4, 48, 92, p.dark, 10),
        rect(27, 7, 42, 86, p.main, 8),
        rect(31, 12, 18, 28, ink.ground, 6),
        veil(0.18, path('M55 7h8c4 0 6 3 6 6L37 93h-4c-3 0-6-2-6-5z', ink.white)),
        ring(48, 62, 12, p.light, 2.5),
      ),
  },
  'charger-usb': {
    box: [10, 2, 84, 83.5],
    close: [40, 44, 48],
    draw: (p) =>
      line('M50 60c10 34 50 30 40-6S60 30 70 12', p.main, 4) +
      rect(64, 2, 12, 14, ink.silver, 2) +
      rect(10, 20, 48, 46, ink.white, 8) +
      path('M34 20h16c5 0 8 3 8 8v30c0 5-3 8-8 8H34z', ink.paper) +
      rect(20, 6, 6, 16, ink.metal, 2) +
      rect(42, 6, 6, 16, ink.metal, 2) +
      rect(24, 40, 20, 8, ink.coal, 3) +
      rect(28, 43, 12, 2, p.main) +
      textAt('33W', 34, 54, 5, ink.steel, plainLettering, 'middle'),
  },
  'cable-usb': {
    box: [14, 4, 72, 91],
    close: [34, 30, 44],
    draw: (p) =>
      line('M22 30C22 80 40 90 50 60S82 30 78 72', p.main, 5) +
      rect(14, 16, 16, 20, p.dark, 3) +
      rect(16, 4, 12, 13, ink.silver, 1) +
      rect(18, 7, 3, 4, ink.iron) +
      rect(23, 7, 3, 4, ink.iron) +
      rect(70, 66, 16, 18, p.dark, 3) +
      rect(73, 84, 10, 11, ink.silver, 3),
  },
  powerbank: {
    box: [16.5, 1.5, 67, 98],
    close: [50, 36, 46],
    draw: (p) =>
      turned(
        -12,
        50,
        50,
        rect(24, 4, 52, 92, p.main, 10),
        rect(24, 4, 14, 92, p.light, 8),
        rect(34, 4, 12, 4, ink.black, 1),
        rect(54, 4, 12, 4, ink.black, 1),
        repeat(4, (i) => circle(40 + i * 7, 22, 2, i < 3 ? '#7be36d' : p.deep)),
        wordmarkAt(p.maker, 52, 56, 7, p.onMain, 40),
      ),
  },
  earbuds: {
    box: [12, 6, 76, 86],
    close: [50, 34, 48],
    draw: (p) =>
      rect(12, 46, 76, 46, p.main, 18) +
      path('M12 64c0-12 8-18 18-18h40c10 0 18 6 18 18z', p.light) +
      rect(12, 62, 76, 3, p.dark) +
      circle(50, 74, 2.5, '#7be36d') +
      [
        [30, 1],
        [70, -1],
      ]
        .map(([x = 0, s = 1]) =>
          group(
            `translate(${x} 8) scale(${s} 1)`,
            path('M-12 8c0-8 6-10 12-10S12 2 12 10 6 22 0 22-12 16-12 8z', ink.white),
            rect(2, 12, 9, 30, ink.white, 4),
            rect(7, 12, 4, 30, ink.silver, 2),
            ellipse(-7, 10, 5, 7, ink.coal),
          ),
        )
        .join(''),
  },
  headphones: {
    box: [6, 8, 88, 86],
    close: [26, 62, 46],
    draw: (p) =>
      line('M16 60C10-4 90-4 84 60', p.main, 8, 'butt') +
      line('M22 38C28 8 72 8 78 38', p.dark, 4) +
      path('M6 58c0-6 4-10 10-10h10c4 0 6 3 6 6v34c0 4-2 6-6 6H16C10 94 6 90 6 84z', p.main) +
      path('M26 48h4c5 0 8 3 8 7v32c0 4-3 7-8 7h-4z', ink.coal) +
      path('M94 58c0-6-4-10-10-10H74c-4 0-6 3-6 6v34c0 4 2 6 6 6h10c6 0 10-4 10-10z', p.dark) +
      path('M74 48h-4c-5 0-8 3-8 7v32c0 4 3 7 8 7h4z', ink.coal) +
      shine('M10 58c0-4 3-7 7-7h3v40h-3c-4 0-7-3-7-7z'),
  },
  headset: {
    box: [4, 5.5, 92, 94.5],
    close: [26, 64, 48],
    draw: (p) =>
      line('M16 56C10-6 90-6 84 56', ink.black, 8, 'butt') +
      line('M24 34C32 8 68 8 76 34', p.main, 5) +
      path('M4 56c0-8 6-12 12-12h10v48H16C8 92 4 86 4 78z', ink.black) +
      path('M26 44h4c5 0 8 3 8 8v32c0 5-3 8-8 8h-4z', p.main) +
      circle(14, 68, 7, p.main) +
      path('M96 56c0-8-6-12-12-12H74v48h10c8 0 12-6 12-14z', ink.black) +
      path('M74 44h-4c-5 0-8 3-8 8v32c0 5 3 8 8 8h4z', p.main) +
      circle(86, 68, 7, p.main) +
      line('M14 88c4 10 16 12 28 8', ink.iron, 3.5) +
      rect(40, 90, 14, 9, ink.coal, 4),
  },
  speaker: {
    box: [18, 4, 64, 90],
    close: [50, 60, 48],
    stands: true,
    draw: (p) =>
      rect(18, 4, 64, 90, p.main, 8) +
      path('M60 4h14c5 0 8 3 8 8v74c0 5-3 8-8 8H60z', p.dark) +
      circle(50, 28, 14, ink.black) +
      circle(50, 28, 9, ink.iron) +
      circle(50, 28, 4, ink.silver) +
      circle(50, 66, 22, ink.black) +
      circle(50, 66, 17, ink.coal) +
      ring(50, 66, 14, ink.iron, 1.5) +
      circle(50, 66, 7, ink.silver),
  },
  'speaker-portable': {
    box: [-1, 4.5, 102, 82.5],
    close: [50, 54, 50],
    stands: true,
    draw: (p) =>
      line('M22 26C26 2 74 2 78 26', p.trim, 7) +
      rect(4, 24, 92, 58, p.main, 26) +
      rect(18, 30, 64, 46, ink.black, 20) +
      repeat(48, (i) => circle(26 + (i % 12) * 4.4, 40 + Math.floor(i / 12) * 8, 1, ink.iron)) +
      wordmarkAt(p.maker, 50, 54, 7, ink.white, 40) +
      circle(8, 53, 9, p.dark) +
      circle(92, 53, 9, p.dark) +
      ring(8, 53, 6, p.light, 2) +
      ring(92, 53, 6, p.light, 2) +
      rect(20, 82, 12, 5, ink.black, 2) +
      rect(68, 82, 12, 5, ink.black, 2),
  },
  soundbar: {
    box: [0, 10, 100, 78],
    close: [30, 66, 40],
    stands: true,
    draw: (p) =>
      rect(30, 10, 40, 46, p.trim, 4) +
      rect(34, 14, 32, 38, ink.coal, 2) +
      circle(50, 36, 12, ink.black) +
      circle(50, 36, 6, ink.iron) +
      rect(0, 62, 100, 22, ink.black, 6) +
      rect(3, 65, 94, 16, ink.coal, 4) +
      repeat(44, (i) => circle(8 + (i % 22) * 4, 70 + Math.floor(i / 22) * 6, 0.9, ink.iron)) +
      rect(42, 68, 16, 8, '#101314', 1) +
      textAt('BT', 50, 69.5, 5, '#67c7ff', plainLettering, 'middle') +
      circle(92, 73, 2, p.light) +
      rect(10, 84, 14, 4, ink.black) +
      rect(76, 84, 14, 4, ink.black),
  },
  television: {
    box: [0, 12, 100, 76],
    close: [50, 40, 50],
    stands: true,
    draw: (p) =>
      rect(0, 12, 100, 64, ink.black, 3) +
      rect(3, 15, 94, 56, '#17385e', 1) +
      path('M3 50C24 34 40 60 60 44s28-6 37-12v38c0 1-1 1-1 1H4c-1 0-1 0-1-1z', p.main) +
      path('M3 60c24-12 50 8 94-8v18c0 1-1 1-1 1H4c-1 0-1 0-1-1z', p.dark) +
      circle(76, 28, 7, ink.amber) +
      veil(0.12, path('M3 15h50L20 71H3z', ink.white)) +
      path('M30 76h8l-4 12H22zM62 76h8l8 12H66z', ink.iron),
  },
  camera: {
    box: [0, 6.5, 98, 81.5],
    close: [46, 46, 46],
    draw: (p) =>
      path('M78 30h16v50H78z', ink.silver) +
      rect(88, 22, 10, 66, ink.metal, 3) +
      path(
        'M10 30h56c10 0 16 8 16 20s-6 20-16 20H10C4 70 0 66 0 60V40c0-6 4-10 10-10z',
        ink.white,
      ) +
      path('M10 56h70c-3 9-8 14-14 14H10C4 70 0 66 0 60v-8c2 3 6 4 10 4z', ink.silver) +
      circle(22, 50, 17, ink.black) +
      circle(22, 50, 11, ink.coal) +
      circle(22, 50, 6, '#33506e') +
      circle(19, 47, 2, ink.white) +
      line('M70 32V8', ink.coal, 3) +
      wordmarkAt(p.maker, 58, 44, 5, p.main, 30) +
      circle(48, 60, 1.8, ink.red),
  },
  'television-box': {
    box: [2, 2.5, 101.5, 83.5],
    close: [40, 60, 46],
    draw: (p) =>
      path('M8 46h62l14 14v20c0 4-2 6-6 6H8c-4 0-6-2-6-6V52c0-4 2-6 6-6z', ink.black) +
      path('M8 46h62l14 14H14z', ink.coal) +
      circle(12, 74, 2.5, '#67c7ff') +
      rect(22, 72, 36, 4, ink.coal, 2) +
      wordmarkAt(p.maker, 44, 54, 5, p.light, 36) +
      turned(
        18,
        84,
        40,
        rect(74, 2, 20, 66, p.trim, 7),
        circle(84, 16, 6, p.main),
        repeat(6, (i) => circle(80 + (i % 2) * 8, 32 + Math.floor(i / 2) * 9, 2.5, ink.silver)),
      ),
  },
  keyboard: {
    box: [-6, 20, 113.5, 62],
    close: [34, 50, 44],
    draw: (p) =>
      turned(
        -12,
        50,
        50,
        rect(-4, 30, 108, 42, p.trim, 5),
        rect(-4, 66, 108, 6, p.main, 4),
        repeat(42, (i) =>
          rect(
            1 + (i % 14) * 7.2,
            34 + Math.floor(i / 14) * 8,
            5.8,
            6.4,
            i % 14 === 0 ? p.main : ink.iron,
            1.2,
          ),
        ),
        rect(1, 58, 13, 6.4, ink.iron, 1.2),
        rect(16, 58, 9, 6.4, ink.iron, 1.2),
        rect(27, 58, 42, 6.4, ink.iron, 1.2),
        rect(71, 58, 9, 6.4, ink.iron, 1.2),
        rect(82, 58, 19, 6.4, p.main, 1.2),
      ),
  },
  'mouse-pc': {
    box: [17.5, 4.5, 65, 91],
    close: [50, 34, 46],
    draw: (p) =>
      turned(
        16,
        50,
        50,
        path('M50 4c18 0 28 14 28 32v28c0 20-12 32-28 32S22 84 22 64V36C22 18 32 4 50 4z', p.trim),
        path('M50 4c18 0 28 14 28 32v8H50z', ink.iron),
        path('M22 36C22 18 32 4 50 4v40H22z', ink.coal),
        rect(46.5, 14, 7, 18, p.main, 3.5),
        rect(48.5, 18, 3, 9, p.dark, 1.5),
        path('M22 54c10 6 46 6 56 0v4c-10 6-46 6-56 0z', p.main),
        wordmarkAt(p.maker, 50, 76, 5, p.light, 34),
      ),
  },
  notebook: {
    box: [0, 14, 100, 74],
    close: [50, 40, 48],
    stands: true,
    draw: (p) =>
      rect(14, 14, 72, 52, ink.coal, 4) +
      rect(18, 18, 64, 44, '#17385e', 1) +
      path('M18 48c16-12 30 8 64-10v23c0 1-1 1-1 1H19c-1 0-1 0-1-1z', p.main) +
      veil(0.14, path('M18 18h36L30 62H18z', ink.white)) +
      path('M10 66h80l10 16H0z', ink.silver) +
      path('M18 69h64l3 7H15z', ink.iron) +
      rect(40, 78, 20, 3, ink.metal, 1) +
      path('M0 82h100c0 4-2 6-6 6H6c-4 0-6-2-6-6z', ink.metal),
  },
  'router-wifi': {
    box: [2, 5.5, 96, 82.5],
    close: [44, 70, 46],
    stands: true,
    draw: (p) =>
      line('M16 62V14M40 60V8M64 60V8M86 62V14', ink.coal, 5) +
      path('M10 58h80l8 20c0 6-4 10-8 10H10c-4 0-8-4-8-10z', p.trim) +
      path('M10 58h80l6 14H4z', ink.iron) +
      repeat(5, (i) => circle(24 + i * 8, 80, 2, i === 4 ? ink.amber : '#7be36d')) +
      wordmarkAt(p.maker, 50, 66, 5, p.light, 40) +
      rect(66, 77, 20, 6, p.main, 2),
  },
  ssd: {
    box: [7.5, 10.5, 85.5, 79],
    close: [44, 44, 48],
    draw: (p) =>
      turned(
        -10,
        50,
        50,
        rect(12, 16, 76, 68, ink.coal, 5),
        rect(16, 20, 68, 44, p.main, 3),
        rect(16, 20, 68, 12, p.light, 3),
        wordmarkAt(p.maker, 50, 47, 8, p.onMain, 54),
        textAt('SSD', 26, 70, 8, ink.silver, plainLettering),
        ...[
          [16, 20],
          [84, 20],
          [16, 80],
          [84, 80],
        ].map(([x = 0, y = 0]) => circle(x, y, 2, ink.iron)),
        rect(60, 80, 22, 4, ink.brass),
      ),
  },
  pendrive: {
    box: [-4.5, 7.5, 106.5, 87],
    close: [40, 50, 44],
    draw: (p) =>
      turned(
        -35,
        50,
        50,
        rect(-8, 36, 28, 28, ink.silver, 2),
        rect(-4, 42, 7, 6, ink.iron),
        rect(-4, 52, 7, 6, ink.iron),
        path('M20 30h70c10 0 18 8 18 20s-8 20-18 20H20z', p.main),
        shine('M20 30h70c7 0 13 4 16 10H20z'),
        circle(94, 50, 6, ink.ground),
        wordmarkAt(p.maker, 54, 52, 8, p.onMain, 56),
      ),
  },
  printer: {
    box: [4, 6, 92, 86],
    close: [46, 56, 48],
    stands: true,
    draw: (p) =>
      path('M24 6h52v34H24z', ink.white) +
      path('M50 6h26v34H50z', ink.paper) +
      path('M12 34h76c5 0 8 3 8 8v32H4V42c0-5 3-8 8-8z', p.trim) +
      path('M12 34h76c5 0 8 3 8 8v2H4v-2c0-5 3-8 8-8z', ink.iron) +
      rect(16, 54, 68, 6, ink.black, 2) +
      path('M22 58h56l6 34H16z', ink.white) +
      repeat(3, (i) => rect(28, 66 + i * 7, 40 - i * 8, 3, i === 0 ? p.main : ink.silver, 1)) +
      circle(84, 49, 2.5, '#7be36d') +
      rect(66, 47, 12, 4, p.main, 2) +
      wordmarkAt(p.maker, 26, 49, 4, p.light, 26),
  },
  webcam: {
    box: [8, 14, 84, 74],
    close: [50, 34, 46],
    stands: true,
    draw: (p) =>
      rect(44, 60, 12, 20, ink.iron) +
      path('M26 80h48c4 0 6 4 6 8H20c0-4 2-8 6-8z', ink.coal) +
      rect(8, 14, 84, 46, p.trim, 20) +
      circle(50, 37, 19, ink.black) +
      circle(50, 37, 14, ink.coal) +
      circle(50, 37, 8, '#33506e') +
      circle(46, 33, 3, ink.white) +
      circle(80, 37, 2.5, p.main) +
      circle(20, 37, 2.5, '#7be36d'),
  },
  gamepad: {
    box: [1.5, 22, 97, 66],
    close: [72, 44, 44],
    draw: (p) =>
      path(
        'M26 22h48c10 0 14 6 16 14l8 36c2 10-2 16-9 16-6 0-10-6-14-14l-4-8H29l-4 8c-4 8-8 14-14 14-7 0-11-6-9-16l8-36c2-8 6-14 16-14z',
        p.main,
      ) +
      shine('M26 22h48c8 0 12 4 14 9H12c2-5 6-9 14-9z') +
      rect(22, 34, 6, 18, ink.black, 2) +
      rect(16, 40, 18, 6, ink.black, 2) +
      circle(76, 35, 4, ink.amber) +
      circle(76, 51, 4, ink.green) +
      circle(68, 43, 4, ink.blue) +
      circle(84, 43, 4, ink.red) +
      circle(38, 58, 8, p.deep) +
      circle(38, 58, 5, ink.iron) +
      circle(62, 58, 8, p.deep) +
      circle(62, 58, 5, ink.iron) +
      rect(42, 34, 16, 5, p.deep, 2),
  },
  console: {
    box: [2, 24, 96, 50],
    close: [40, 50, 46],
    draw: (p) =>
      rect(2, 24, 96, 50, p.trim, 12) +
      path('M14 24h8v50h-8C7 74 2 69 2 62V36c0-7 5-12 12-12z', p.main) +
      path('M86 24h-8v50h8c7 0 12-5 12-12V36c0-7-5-12-12-12z', p.dark) +
      rect(24, 29, 52, 40, '#17385e', 2) +
      path('M24 56c12-8 24 4 52-8v19c0 1-1 2-2 2H26c-1 0-2-1-2-2z', ink.green) +
      circle(36, 46, 4, ink.amber) +
      circle(12, 38, 4.5, ink.black) +
      rect(8, 54, 8, 2.6, ink.black) +
      rect(10.7, 51.3, 2.6, 8, ink.black) +
      circle(88, 60, 4.5, ink.black) +
      [
        [88, 34],
        [88, 46],
        [83, 40],
        [93, 40],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.2, ink.white))
        .join(''),
  },
  'chair-gaming': {
    box: [8, 2, 84, 98],
    close: [50, 36, 50],
    stands: true,
    draw: (p) =>
      path('M34 2h32c6 0 8 4 8 10l4 44H22l4-44c0-6 2-10 8-10z', ink.black) +
      path('M40 6h20v50H40z', p.main) +
      rect(40, 8, 20, 9, ink.coal, 3) +
      wordmarkAt(p.maker, 50, 30, 4, p.onMain, 17) +
      path('M14 44h8v16h-8zM78 44h8v16h-8z', ink.iron) +
      rect(8, 40, 18, 6, ink.coal, 3) +
      rect(74, 40, 18, 6, ink.coal, 3) +
      path('M18 54h64c4 0 6 3 6 7s-2 9-8 9H20c-6 0-8-5-8-9s2-7 6-7z', ink.black) +
      path('M36 54h28v16H36z', p.dark) +
      rect(46, 70, 8, 12, ink.steel) +
      line('M50 82 22 92M50 82l28 10M50 82v12', ink.iron, 5) +
      circle(20, 95, 4, ink.black) +
      circle(80, 95, 4, ink.black) +
      circle(50, 96, 4, ink.black),
  },
  'mousepad-gaming': {
    box: [0, 26, 98, 52],
    close: [60, 50, 46],
    draw: (p) =>
      path('M18 26h80L84 78H0z', p.main) +
      path('M20 29h74L82 75H5z', ink.black) +
      path('M20 29h40L40 75H5z', ink.coal) +
      wordmarkAt(p.maker, 50, 52, 8, p.main, 50),
  },
  smartwatch: {
    box: [22, 4, 61, 92],
    close: [50, 48, 44],
    draw: (p) =>
      path('M34 4h32l4 24H30z', p.main) +
      path('M30 72h40l-4 24H34z', p.main) +
      path('M50 4h16l4 24H50zM50 72h20l-4 24H50z', p.dark) +
      repeat(3, (i) => rect(46, 80 + i * 5, 8, 2, p.deep, 1)) +
      rect(22, 22, 56, 56, ink.iron, 14) +
      rect(25, 25, 50, 50, ink.black, 12) +
      rect(78, 40, 5, 12, ink.steel, 2) +
      textAt('8', 34, 34, 12, ink.white, plainLettering) +
      textAt('30', 46, 34, 12, ink.white, plainLettering) +
      line('M32 62h8l4-7 5 12 5-8h14', '#ff5b5b', 2.2),
  },
  'smartwatch-round': {
    box: [18, 2, 68, 96],
    close: [50, 50, 44],
    draw: (p) =>
      path('M36 2h28l4 24H32z', p.main) +
      path('M32 74h36l-4 24H36z', p.main) +
      path('M50 2h14l4 24H50zM50 74h18l-4 24H50z', p.dark) +
      circle(50, 50, 32, ink.iron) +
      circle(50, 50, 29, ink.black) +
      rect(80, 46, 6, 8, ink.steel, 2) +
      repeat(12, (i) => turned(i * 30, 50, 50, rect(49.2, 23, 1.6, 5, ink.silver))) +
      line('M50 50V34M50 50l12 8', ink.white, 2.5) +
      circle(50, 50, 2.5, p.light) +
      `<circle cx="50" cy="50" r="20" fill="none" stroke="${mix(p.main, '#ffffff', 0.3)}" stroke-width="2.5" stroke-dasharray="70 60"/>`,
  },
  'band-fitness': {
    box: [22, -2, 57.5, 105.5],
    close: [50, 46, 40],
    draw: (p) =>
      turned(
        20,
        50,
        50,
        rect(36, -4, 28, 108, p.main, 13),
        rect(50, -4, 14, 108, p.dark, 10),
        rect(34, 26, 32, 48, ink.black, 10),
        textAt('8', 43, 34, 8, ink.white, plainLettering),
        textAt('30', 51, 34, 8, ink.white, plainLettering),
        textAt('8214', 50, 56, 5, '#7be36d', plainLettering, 'middle'),
        repeat(5, (i) => circle(50, 80 + i * 4.5, 1.2, p.deep)),
      ),
  },
  'watch-strap': {
    box: [20, 4, 63, 92],
    close: [34, 40, 44],
    draw: (p) =>
      rect(20, 4, 22, 92, p.main, 9) +
      rect(31, 4, 11, 92, p.dark, 8) +
      repeat(7, (i) => circle(31, 40 + i * 7, 1.8, p.deep)) +
      rect(58, 20, 22, 76, p.main, 9) +
      rect(69, 20, 11, 76, p.dark, 8) +
      rect(55, 8, 28, 18, ink.silver, 4) +
      rect(60, 13, 18, 8, ink.ground, 2) +
      rect(58, 40, 22, 5, p.deep, 2),
  },
};
