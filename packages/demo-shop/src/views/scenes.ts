import type { Drawing } from '../drawing.ts';
import type { Paint } from '../makers.ts';
import { circle, ellipse, group, line, path, rect, repeat, veil, type Markup } from '../shapes.ts';
import { place, shadow, side } from './place.ts';

const plank = (y: number, height: number, colour: string, seed: number): Markup =>
  rect(0, y, side, height - 5, colour) +
  line(`M0 ${y + height * 0.3}c200 ${10 + seed} 500-${14 + seed} 960 ${6 - seed}`, '#b98555', 2.5) +
  line(`M0 ${y + height * 0.66}c320-${16 - seed} 560 ${20 + seed} 960-8`, '#c08c5c', 2);

const planks: Markup =
  rect(0, 0, side, side, '#8f6238') +
  repeat(6, (i) => plank(i * 160, 160, i % 2 ? '#cf9c69' : '#d6a673', i * 3)) +
  [
    [300, 0],
    [640, 160],
    [180, 320],
    [760, 480],
    [420, 640],
    [120, 800],
  ]
    .map(([x = 0, y = 0]) => rect(x, y, 5, 155, '#8f6238'))
    .join('');

const pegs: Markup =
  rect(0, 0, side, 700, '#dfe5df') +
  repeat(96, (i) => circle(40 + (i % 12) * 80, 46 + Math.floor(i / 12) * 80, 7, '#c6cec7'));

const benchTop: Markup =
  rect(0, 696, side, 264, '#a9763f') +
  rect(0, 696, side, 46, '#d8a873') +
  rect(0, 736, side, 10, '#8f6238') +
  line('M0 712h960', '#e4bd90', 3);

/** Tools that hang on the wall behind, as shapes only. */
const silhouettes: Markup = veil(
  0.75,
  group('translate(96 90) scale(2.1)', path('M0 0h44v16H28v86c0 10-14 10-14 0V16H0z', '#bcc6be')),
  group(
    'translate(770 96) scale(2.2)',
    circle(20, 18, 18, '#bcc6be') + circle(20, 18, 8, '#dfe5df') + rect(14, 32, 12, 76, '#bcc6be'),
  ),
);

/** In use: on a workbench when it stands, on planks seen from above when it lies. */
export function benchView(drawing: Drawing, paint: Paint): Markup {
  if (!drawing.stands) {
    const area = [190, 190, 580, 580] as const;
    const fallen = veil(
      0.2,
      group(
        'translate(14 18)',
        place({ ...drawing, draw: () => drawing.draw(paint) }, paint, area),
      ),
    );
    return (
      planks +
      veil(
        1,
        fallen
          .replace(/fill="#[0-9a-f]{6}"/g, 'fill="#3d2a17"')
          .replace(/stroke="#[0-9a-f]{6}"/g, 'stroke="#3d2a17"'),
      ) +
      place(drawing, paint, area)
    );
  }
  const area = [200, 190, 560, 550] as const;
  return (
    pegs +
    silhouettes +
    benchTop +
    shadow(drawing, area, '#8f6238') +
    place(drawing, paint, area, true)
  );
}

/** On a shelf of a home, for goods that no workshop has. */
export function homeView(drawing: Drawing, paint: Paint): Markup {
  const area = [230, 180, 500, 540] as const;
  return (
    rect(0, 0, side, side, '#e9e4da') +
    circle(300, 330, 210, '#f3efe7') +
    rect(0, 716, side, 244, '#d9d1c3') +
    rect(0, 716, side, 36, '#c79a6b') +
    rect(0, 748, side, 8, '#a87c4c') +
    group(
      'translate(742 430)',
      path('M40 210h96l-14 78H54z', '#c9643f') +
        path('M34 196h108v22H34z', '#b55532') +
        path(
          'M88 196C60 150 20 140 0 90c50 0 80 40 88 106zM88 196c10-70 40-110 90-120-6 60-40 100-90 120zM88 196C78 120 84 60 100 20c30 50 20 120-12 176z',
          '#5d8f5a',
        ),
    ) +
    ellipse(480, 720, 250, 16, '#b08658') +
    place(drawing, paint, area, true)
  );
}
