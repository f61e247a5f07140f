import { expect, test } from 'vitest';
import { criticalStyles as prepare } from './critical-styles.ts';
import { hashSource } from './security-headers.ts';

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

test('keeps what @property and @keyframes say of names that are used', () => {
  const styles = criticalStyles(
    '.a{animation:spin 1s;border-style:var(--tw-style);--tw-style:dashed}@property --tw-style{initial-value:solid}@property --tw-other{initial-value:0}@keyframes spin{to{rotate:1turn}}@keyframes fade{to{opacity:0}}',
  );

  expect(styles(page('a'))).toBe(
    '.a{animation:spin 1s;border-style:var(--tw-style);--tw-style:dashed}@property --tw-style{initial-value:solid}@keyframes spin{to{rotate:1turn}}',
  );
});

test('writes out what a variable is where none of the rules that stay gives it a value', () => {
  const styles = criticalStyles(
    [
      '*,:before{--tw-style:solid;--tw-leading:initial}',
      '.a{border-style:var(--tw-style);line-height:var(--tw-leading,var(--own,2))}',
      '.b{--tw-style:dashed;--tw-leading:1}',
      '@property --tw-style{initial-value:solid}@property --tw-leading{inherits:false}',
    ].join(''),
  );

  expect(styles(page('a'))).toBe('.a{border-style:solid;line-height:var(--own,2)}');
  expect(styles(page('a b'))).toContain('.a{border-style:var(--tw-style);line-height:var(');
});

test('leaves out how things change, and values that no rule uses', () => {
  const styles = criticalStyles(
    '.a{--tw-weight:650;transition:color .2s;font-weight:650;cursor:pointer}.b{cursor:pointer}@property --tw-weight{inherits:false}',
  );

  expect(styles(page('a b'))).toBe('.a{font-weight:650}');
});

test('leaves out what a closed menu holds, and variables that no rule uses', () => {
  const styles = criticalStyles(
    '.list{top:0}.button{top:1px}.open{top:2px}:root{--unused:0;color-scheme:light}',
  );
  const menu = (attributes: string, inner: string) =>
    `<details${attributes}><summary class="button">Menu</summary><ul class="${inner}"></ul></details>`;

  expect(styles(menu(' class="menu"', 'list') + menu(' open=""', 'open'))).toBe(
    '.button{top:1px}.open{top:2px}:root{color-scheme:light}',
  );
});

test('says what the policy of the page calls them', () => {
  const { text, source } = prepare('.a{top:0}')(page('a'));

  expect(source).toBe(hashSource(text));
});

test('leaves out what stands in for a variable that the whole page has', () => {
  const styles = criticalStyles(
    ':root,:host{--font:Archivo}.a{font:var(--font,Arial);left:var(--bar,0)}',
  );

  expect(styles(page('a'))).toBe(
    ':root,:host{--font:Archivo}.a{font:var(--font);left:var(--bar,0)}',
  );
});

test('says once what a rule says again', () => {
  const styles = criticalStyles('.a{top:0;left:1px;top:0;left:2px}');

  expect(styles(page('a'))).toBe('.a{left:1px;top:0;left:2px}');
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
