import { hashSource } from '@ponte/web-server';
import { expect, test } from 'vitest';
import { criticalStyles as prepare } from './critical-styles.ts';

const criticalStyles = (css: string) => {
  const styles = prepare(css);
  return (html: string) => styles(html).text;
};

const page = (...classes: string[]) =>
  `<body>${classes.map((name) => `<p class="${name}">x</p>`).join('')}</body>`;

test('keeps the rules whose classes stand in the page, in their order and their groups', () => {
  const styles = criticalStyles(
    'p{margin:0}.a{color:red}.b{color:blue}@media (width>=48rem){.a{top:0}.b{top:1px}}.c .a{left:0}',
  );

  expect(styles(page('a'))).toBe('p{margin:0}.a{color:red}@media (width>=48rem){.a{top:0}}');
  expect(styles(page('c a'))).toContain('.c .a{left:0}');
});

test('says the order of layers first, of which some may be left out', () => {
  const styles = criticalStyles('@layer theme{.x{top:0}}@layer utilities{.a{top:1px}}');

  expect(styles(page('a'))).toBe('@layer theme,utilities;@layer utilities{.a{top:1px}}');
});

test('keeps the variables that are used, and those that they use in turn', () => {
  const styles = criticalStyles(
    ':root,:host{--ink:var(--dark);--dark:#111;--line:#ddd}.a{color:var(--ink)}.b{color:var(--line)}',
  );

  expect(styles(page('a'))).toBe(':root,:host{--ink:var(--dark);--dark:#111}.a{color:var(--ink)}');
});

test('keeps what @property says of names that are used, and animations', () => {
  const styles = criticalStyles(
    '.a{animation:spin 1s;border-style:var(--tw-style)}@property --tw-style{initial-value:solid}@property --tw-other{initial-value:0}@keyframes spin{to{rotate:1turn}}',
  );

  expect(styles(page('a'))).toBe(
    '.a{animation:spin 1s;border-style:var(--tw-style)}@property --tw-style{initial-value:solid}@keyframes spin{to{rotate:1turn}}',
  );
});

test('leaves out states that a page is not in when it comes', () => {
  const styles = criticalStyles(
    '.a:hover,.a{top:0}.a:focus-visible{top:1px}.a:not(:hover){left:0}.a::selection{top:2px}[data-theme=dark] .a{top:3px}@media (hover:hover){.a{top:4px}}',
  );

  expect(styles(page('a'))).toBe('.a{top:0}.a:not(:hover){left:0}');
});

test('takes a selector with alternatives or exceptions to need less than it does', () => {
  const styles = criticalStyles(
    ':is(.a,.b) .c{top:0}.c:not(.d){left:0}.c:has(.e:not(.f)){right:0}.c:is(.d) .g{bottom:0}',
  );

  expect(styles(page('c'))).toBe(
    ':is(.a,.b) .c{top:0}.c:not(.d){left:0}.c:has(.e:not(.f)){right:0}',
  );
});

test('leaves out what a closed menu holds, and variables that no rule uses', () => {
  const styles = criticalStyles(
    '.list{top:0}.button{top:1px}.open{top:2px}:root,:host{--unused:0}',
  );
  const menu = (attributes: string, inner: string) =>
    `<details${attributes}><summary class="button">Menu</summary><ul class="${inner}"></ul></details>`;

  expect(styles(menu(' class="menu"', 'list') + menu(' open=""', 'open'))).toBe(
    '.button{top:1px}.open{top:2px}',
  );
});

test('says what the policy of the page calls them', () => {
  const { text, source } = prepare('.a{top:0}')(page('a'));

  expect(source).toBe(hashSource(text));
});

test('leaves out elements that are not in the page, also of a list', () => {
  const styles = criticalStyles('table,p,.a p{top:0}table{left:0}html,body{margin:0}');

  expect(styles(page('b'))).toBe('p{top:0}html,body{margin:0}');
});

test('understands classes as HTML writes them, strings and comments', () => {
  const styles = criticalStyles(
    String.raw`/* {not a rule} */.\[\&\>svg\]\:x>svg{top:0}.a:before{content:"}"}.b{top:1px}`,
  );

  expect(styles(`${page('[&amp;&gt;svg]:x', 'a')}<svg></svg>`)).toBe(
    String.raw`.\[\&\>svg\]\:x>svg{top:0}.a:before{content:"}"}`,
  );
});

test('leaves fonts where they are named, and print for later', () => {
  const styles = criticalStyles('@font-face{font-family:A}@media print{.a{top:0}}.a{left:0}');

  expect(styles(page('a'))).toBe('@font-face{font-family:A}.a{left:0}');
});
