import { ink, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import { plainLettering, setText, textAt } from '../lettering.ts';
import type { Paint } from '../makers.ts';
import { group, line, path, rect, short, turned, type Markup } from '../shapes.ts';
import { fit, greyPaint, ground, place, shadow, side, unmarked, type Area } from './place.ts';

const middle: Area = [115, 115, 730, 730];
const floor: Area = [150, 140, 660, 680];

/** The goods by themselves. */
export function frontView(drawing: Drawing, paint: Paint): Markup {
  if (!drawing.stands) return ground + place(drawing, paint, middle);
  return ground + shadow(drawing, floor) + place(drawing, paint, floor, true);
}

/** The other side, which has no wordmark. */
export function sideView(drawing: Drawing, paint: Paint): Markup {
  const stands = drawing.stands;
  const area = stands ? floor : ([180, 180, 600, 600] as const);
  const drawn = place(drawing, unmarked(paint), area, stands);
  const flipped = group(`matrix(-1 0 0 1 ${side} 0)`, drawn);
  return ground + (stands ? shadow(drawing, area) + flipped : turned(-9, 480, 480, flipped));
}

/** A part of the goods, large enough to fill the picture. */
export function closeView(drawing: Drawing, paint: Paint): Markup {
  const [x, y, size] = drawing.close;
  const scale = side / size;
  const move = `translate(${short(480 - x * scale)} ${short(480 - y * scale)}) scale(${short(scale)})`;
  return (
    rect(0, 0, side, side, mix(ink.ground, paint.main, 0.1)) + group(move, drawing.draw(paint))
  );
}

/** Three of them, for goods that are sold by the piece. */
export function manyView(drawing: Drawing, paint: Paint): Markup {
  return (
    ground +
    turned(-16, 300, 330, place(drawing, paint, [110, 120, 400, 400])) +
    turned(14, 660, 380, place(drawing, paint, [460, 190, 400, 400])) +
    turned(-4, 440, 660, place(drawing, paint, [250, 460, 400, 400]))
  );
}

/** The goods with what belongs to them: up to three more things. */
export function kitView(drawing: Drawing, paint: Paint, others: readonly Drawing[]): Markup {
  const spots: readonly Area[] = [
    [560, 590, 270, 250],
    [120, 600, 250, 240],
    [372, 640, 180, 190],
  ];
  const main: Area = others.length > 2 ? [200, 90, 560, 480] : [130, 90, 580, 500];
  return (
    ground +
    place(drawing, paint, main) +
    others
      .slice(0, 3)
      .map((other, index) => {
        const spot = spots[index];
        return spot === undefined ? '' : place(other, paint, spot, true);
      })
      .join('')
  );
}

/** A drawing in grey with its width and height in millimetres. */
export function sizeView(drawing: Drawing, width: number, height: number): Markup {
  const area: Area = [120, 110, 620, 620];
  const box = fit(drawing, area, false);
  const left = area[0] + (area[2] - box.width) / 2;
  const top = area[1] + (area[3] - box.height) / 2;
  const [right, bottom] = [left + box.width, top + box.height];
  const level = bottom + 62;
  const upright = right + 62;
  return (
    rect(0, 0, side, side, '#fbfbf9') +
    place(drawing, greyPaint, area) +
    arrow(left, level, right, level) +
    arrow(upright, top, upright, bottom) +
    line(
      `M${short(left)} ${short(bottom + 12)}V${short(level + 20)}M${short(right)} ${short(bottom + 12)}V${short(level + 20)}`,
      '#8b9396',
      2,
      'butt',
    ) +
    line(
      `M${short(right + 12)} ${short(top)}H${short(upright + 20)}M${short(right + 12)} ${short(bottom)}H${short(upright + 20)}`,
      '#8b9396',
      2,
      'butt',
    ) +
    textAt(`${width} mm`, (left + right) / 2, level + 28, 34, ink.coal, plainLettering, 'middle') +
    uprightText(`${height} mm`, upright + 28, (top + bottom) / 2)
  );
}

function arrow(x1: number, y1: number, x2: number, y2: number): Markup {
  const level = y1 === y2;
  const head = (x: number, y: number, way: number): Markup =>
    level
      ? path(`M${short(x)} ${short(y)}l${way * 18}-8v16z`, ink.iron)
      : path(`M${short(x)} ${short(y)}l-8 ${way * 18}h16z`, ink.iron);
  return (
    line(`M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`, ink.iron, 3, 'butt') +
    head(x1, y1, 1) +
    head(x2, y2, -1)
  );
}

function uprightText(text: string, x: number, y: number): Markup {
  const set = setText(text, 34, ink.coal, plainLettering);
  return group(`translate(${short(x)} ${short(y + set.width / 2)}) rotate(-90)`, set.markup);
}
