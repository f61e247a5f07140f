import { expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

const css =
  '@layer theme,components;@layer theme{:root{--a:1px}}' +
  '@layer components{.ui-card,.ui-dialog{border:0}.ui-dialog{width:1px}.ui-card .ui-dialog-foot:hover{top:0}' +
  '.ui-card:not(.ui-dialog){left:0}@media (width>=1px){.ui-dialog{top:1px}}' +
  '@media (width>=2px){.ui-dialog{top:2px}.ui-card{top:2px}}.ui-card-foot{color:red}}' +
  '@layer utilities{.flex{display:flex}}';
const code = 'jsx(`div`,{className:`ui-card flex`,children:jsx(`p`,{className:`ui-card-foot`})})';

it('takes out the looks of what the code does not show, and leaves the rest in its order', () => {
  const { first, later } = splitStyles(css, code);

  expect(later).toBe(
    '@layer components{.ui-dialog{width:1px}.ui-card .ui-dialog-foot:hover{top:0}' +
      '@media (width>=1px){.ui-dialog{top:1px}}}',
  );
  expect(first).toBe(
    '@layer theme,components;@layer theme{:root{--a:1px}}' +
      '@layer components{.ui-card,.ui-dialog{border:0}.ui-card:not(.ui-dialog){left:0}' +
      '@media (width>=2px){.ui-dialog{top:2px}.ui-card{top:2px}}.ui-card-foot{color:red}}' +
      '@layer utilities{.flex{display:flex}}',
  );
});

it('takes out fonts', () => {
  const font = '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}';

  expect(splitStyles(`${font}.flex{display:flex}${font}`, code)).toMatchObject({
    fonts: font + font,
    first: '.flex{display:flex}',
  });
});

it('knows the code that needs what was taken out, by whole words', () => {
  const { shows } = splitStyles(css, code);

  expect(shows('className:`ui-dialog flex`')).toBe(true);
  expect(shows('className:`ui-dialogs ui-card`')).toBe(false);
});

it('leaves a stylesheet without looks as it is', () => {
  expect(splitStyles('.flex{display:flex}', code)).toMatchObject({
    first: '.flex{display:flex}',
    later: '',
  });
});
