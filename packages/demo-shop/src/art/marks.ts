import { circle, group, line, path, repeat, ring, type Markup } from './shapes.ts';

type Mark = (main: string, trim: string) => Markup;

/** The signs that stand beside wordmarks, each drawn in a square of 100. */
const marks = {
  bolt: (main) => path('M58 2 14 58h30l-8 40 50-58H54z', main),
  hexagon: (main, trim) =>
    path('M50 3 91 26.500v47L50 97 9 73.500v-47z', main) +
    path('M50 26 71 38v24L50 74 29 62V38z', '#ffffff') +
    circle(50, 50, 9, trim),
  flame: (main, trim) =>
    path(
      'M52 2c6 22 32 34 32 62a34 34 0 0 1-68 0c0-16 9-24 14-36 5 6 8 10 9 16C47 34 52 20 52 2z',
      main,
    ) + path('M51 48c3 12 15 16 15 30a16 16 0 0 1-32 0c0-12 12-16 17-30z', trim),
  drop: (main) =>
    path('M50 3C66 28 82 44 82 64a32 32 0 0 1-64 0C18 44 34 28 50 3z', main) +
    line('M34 66a17 17 0 0 0 13 15', '#ffffff', 7),
  anvil: (main) =>
    path(
      'M4 22h92v10c-14 2-24 10-26 22-1 8 2 14 10 18v12H24V72c8-4 11-10 10-18C22 54 8 46 4 32z',
      main,
    ),
  nut: (main, trim) =>
    path('M27 10h46l23 40-23 40H27L4 50z', main) +
    circle(50, 50, 21, '#ffffff') +
    ring(50, 50, 21, trim, 6),
  diamond: (main, trim) =>
    path('M50 4 96 50H50z', main) +
    path('M50 96 4 50h46z', main) +
    path('M50 4v46H4z', trim) +
    path('M50 96V50h46z', trim),
  saw: (main) =>
    group(
      'translate(50 50)',
      repeat(10, (index) => group(`rotate(${index * 36})`, path('M-12-34 4-48 14-34z', main))) +
        circle(0, 0, 37, main) +
        circle(0, 0, 12, '#ffffff'),
    ),
  target: (main, trim) =>
    ring(50, 50, 38, main, 11) +
    circle(50, 50, 11, trim) +
    path('M45 0h10v24H45zM45 76h10v24H45zM0 45h24v10H0zM76 45h24v10H76z', main),
  cross: (main, trim) =>
    path('M14 26 26 14l24 24 24-24 12 12-24 24 24 24-12 12-24-24-24 24-12-12 24-24z', main) +
    circle(50, 50, 10, trim),
  shield: (main) =>
    path('M50 3c14 9 28 12 42 12v32c0 26-16 42-42 50C24 89 8 73 8 47V15c14 0 28-3 42-12z', main) +
    line('M30 49 45 64 71 36', '#ffffff', 10),
  wave: (main, trim) =>
    line('M6 38c15-20 29-20 44 0s29 20 44 0', main, 14) +
    line('M6 68c15-20 29-20 44 0s29 20 44 0', trim, 14),
  sun: (main, trim) =>
    group(
      'translate(50 50)',
      repeat(8, (index) => group(`rotate(${index * 45})`, line('M0-34v-11', main, 9))) +
        circle(0, 0, 24, main) +
        circle(0, 0, 9, trim),
    ),
  arch: (main, trim) =>
    path('M6 84a44 44 0 0 1 88 0H74a24 24 0 0 0-48 0z', main) + path('M6 88h88v10H6z', trim),
  steps: (main, trim) =>
    path('M6 70h26V46h26V22h36v20H78v24H52v24H6z', main) + circle(20, 24, 12, trim),
  leaf: (main, trim) =>
    path('M12 88C6 40 34 10 90 8c4 56-24 86-66 72z', trim) +
    line('M10 94C28 66 44 50 66 34', main, 7),
  petals: (main, trim) =>
    group(
      'translate(50 50)',
      repeat(5, (index) =>
        group(`rotate(${index * 72})`, path('M0-8C-20-20-16-46 0-48 16-46 20-20 0-8z', main)),
      ) + circle(0, 0, 9, trim),
    ),
} as const satisfies Record<string, Mark>;

/** The name of a sign. */
export type MarkName = keyof typeof marks;

/** Draws a sign of a size with its top left corner at a place. */
export function markAt(
  name: MarkName,
  x: number,
  y: number,
  size: number,
  main: string,
  trim: string,
): Markup {
  const draw: Mark = marks[name];
  return group(`translate(${x} ${y}) scale(${size / 100})`, draw(main, trim));
}
