import { ink, lightness, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { paintOf, type Maker, type Paint } from '../makers.ts';
import { circle, ellipse, group, path, rect, repeat, type Markup } from '../shapes.ts';
import { wordmarkAt } from '../wordmark.ts';
import { ground, place, shadow } from './place.ts';

/** What a maker prints on: yellow is printed on in black, everything else in white. */
const print = (maker: Maker): string => (lightness(maker.main) > 0.62 ? ink.black : ink.white);

/** A carton seen from a little to the right, its front 420 wide and 470 high. */
function carton(drawing: Drawing, paint: Paint): Markup {
  const { maker } = paint;
  const { main, dark, deep, light } = paintOf(maker);
  return (
    path('M96 260h420v500H96z', main) +
    path('M516 260l96-64v500l-96 64z', dark) +
    path('M96 260l96-64h420l-96 64z', light) +
    path('M290 260l96-64h40l-96 64z', mix(ink.cardLight, main, 0.25)) +
    rect(96, 360, 420, 300, ink.white) +
    rect(96, 640, 420, 20, paint.trim) +
    path('M516 360l96-64v300l-96 64z', ink.silver) +
    path('M516 640l96-64v20l-96 64z', deep) +
    wordmarkAt(maker, 306, 310, 50, print(maker), 340) +
    place(drawing, paint, [146, 380, 320, 240]) +
    repeat(3, (i) => rect(126, 688 + i * 20, 150 - i * 34, 9, print(maker), 4)) +
    repeat(9, (i) => rect(410 + i * 9, 684, i % 3 ? 4 : 6, 52, print(maker)))
  );
}

/** The goods in front of their carton. */
export function boxView(drawing: Drawing, paint: Paint): Markup {
  const stands = drawing.stands;
  const area = [470, 500, 400, 330] as const;
  return (
    ground +
    ellipse(350, 764, 320, 20, ink.shadow) +
    carton(drawing, paint) +
    (stands ? shadow(drawing, area, '#d5d9d1') : '') +
    place(drawing, paint, area, true)
  );
}

/** The goods on the card that they hang by in the shop. */
export function cardView(drawing: Drawing, paint: Paint): Markup {
  const { trim, maker } = paint;
  const { main, dark } = paintOf(maker);
  return (
    ground +
    rect(216, 96, 540, 788, '#dfe2db', 26) +
    rect(206, 84, 540, 788, main, 26) +
    path('M206 300h540v546a26 26 0 0 1-26 26H232a26 26 0 0 1-26-26z', ink.white) +
    rect(206, 292, 540, 14, trim) +
    rect(426, 112, 100, 26, ink.ground, 13) +
    circle(476, 116, 20, ink.ground) +
    wordmarkAt(maker, 476, 222, 66, print(maker), 440) +
    rect(250, 346, 452, 430, '#eef2f2', 34) +
    place(drawing, paint, [290, 380, 372, 362]) +
    path('M284 346h60l-94 160V380a34 34 0 0 1 34-34z', '#ffffff') +
    repeat(3, (i) => rect(252, 800 + i * 20, 190 - i * 40, 9, i === 0 ? dark : ink.silver, 4)) +
    repeat(11, (i) => rect(594 + i * 10, 798, i % 3 ? 4 : 7, 50, ink.coal))
  );
}

/** Small goods in the bag that they are sold in. */
export function bagView(drawing: Drawing, paint: Paint): Markup {
  const { trim, maker } = paint;
  const { main, dark } = paintOf(maker);
  const spots = [
    [250, 400, -20],
    [420, 380, 14],
    [560, 420, -34],
    [270, 560, 40],
    [430, 540, -8],
    [570, 580, 22],
    [330, 680, -30],
    [500, 690, 36],
  ] as const;
  return (
    ground +
    path('M216 250h528l24 590c1 22-10 34-30 34H222c-20 0-31-12-30-34z', '#e2eaec') +
    spots
      .map(([x, y, turn]) =>
        group(`rotate(${turn} ${x + 70} ${y + 70})`, place(drawing, paint, [x, y, 150, 150])),
      )
      .join('') +
    path('M240 250h70L250 874h-28c-20 0-31-12-30-34z', '#f4f8f9') +
    rect(196, 96, 568, 190, main, 10) +
    rect(196, 268, 568, 22, dark) +
    rect(196, 268, 568, 8, trim) +
    circle(480, 128, 16, ink.ground) +
    wordmarkAt(maker, 480, 206, 60, print(maker), 460)
  );
}
