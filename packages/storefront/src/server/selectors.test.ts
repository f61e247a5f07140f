import { expect, test } from 'vitest';
import { needsOf } from './selectors.ts';

test.each([
  ['*', [[]]],
  ['h1', [['h1']]],
  ['.card', [['.card']]],
  ['.card .title,h2', [['.card', '.title'], ['h2']]],
  ['ul.list>li+li', [['.list', 'ul', 'li', 'li']]],
  [String.raw`.md\:flex`, [['.md:flex']]],
  [String.raw`.mt-0\.5>li`, [['.mt-0.5', 'li']]],
  [String.raw`.\[\&\>svg\]\:size-5>svg`, [['.[&>svg]:size-5', 'svg']]],
  ['.card:not(.flat)', [['.card']]],
  ['.link:not(:hover)', [['.link']]],
  ['.search::-webkit-search-cancel-button', [['.search']]],
  ['.card:has(.open) p', [['.card', '.open', 'p']]],
  ['.card:has(.open,.shut) p', [['.card', 'p']]],
  [':is(.a,.b) .c', [['.c']]],
  [':is(:where(.group) .item)', [['.group', '.item']]],
  ['[data-state=open].card::before', [['.card']]],
  ['input:where([type=button],[type=reset])', [['input']]],
  ['#page li:nth-child(n+4)', [['li']]],
])('%s needs %j', (selector, classes) => {
  expect(needsOf(selector).map(({ needs }) => needs)).toEqual(classes);
});

test('what answers to a pointer or the focus, or is a part of a control, is not needed at first', () => {
  expect(needsOf('.a:hover,.b:active,.c::backdrop,::-webkit-datetime-edit')).toEqual([]);
  expect(needsOf('.a:focus-visible,.b:focus-within .c,:is(.d,.e):focus')).toEqual([]);
  expect(needsOf('[data-theme=dark],.a[data-state=closing],.b[data-hidden]')).toEqual([]);
});
