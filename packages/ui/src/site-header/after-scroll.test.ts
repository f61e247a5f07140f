import { expect, it } from 'vitest';
import { afterScroll } from './use-hides-on-scroll.ts';

// Spec: storefront 9.4
it.each([
  { way: [50, 100], hidden: false, because: 'it stays within 100 px' },
  { way: [101], hidden: true, because: 'the page went down beyond 100 px' },
  { way: [400, 395], hidden: true, because: 'a trembling thumb means nothing' },
  { way: [400, 395, 390], hidden: false, because: 'small steps up add up' },
  { way: [400, 300], hidden: false, because: 'the page went up' },
  { way: [400, 300, 500], hidden: true, because: 'the page went down again' },
  { way: [400, -20], hidden: false, because: 'phones bounce beyond the top' },
])('after $way it is hidden: $hidden, as $because', ({ way, hidden }) => {
  expect(way.reduce(afterScroll, { hidden: false, top: 0 }).hidden).toBe(hidden);
});
