import { ink } from '../colour.ts';
import { circle, group, path, rect, type Markup } from '../shapes.ts';
import { side } from './place.ts';

/** What stands where a product has no picture: a parcel of which nothing is known yet. */
export function placeholder(): Markup {
  const box =
    path('M0-150 150-84v176L0 160-150 92V-84z', '#dcdfd8') +
    path('M0-150 150-84 0-16-150-84z', '#e6e9e2') +
    path('M0-16 150-84v176L0 160z', '#cfd3cb') +
    path('M-96-108 54-40v48l22-10v-48L-74-118z', '#c4c9c0');
  const lens =
    circle(0, 0, 74, '#b7beb5') +
    circle(0, 0, 54, ink.ground) +
    group('rotate(45)', rect(70, -14, 84, 28, '#b7beb5', 14));
  return (
    rect(0, 0, side, side, ink.ground) +
    group('translate(460 470) scale(1.5)', box) +
    group('translate(600 600)', lens)
  );
}
