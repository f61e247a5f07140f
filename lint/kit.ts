import type { OxlintOverride } from 'oxlint';
import { noCircles, only, overridesOf, restrict } from './borders.ts';

const kitKnowsRegional = only(
  ['regional'],
  'The kit knows regional and no other workspace package.',
);

const layers = overridesOf({
  folder: 'packages/ui/src',
  // Components are above these.
  layers: ['locales', 'internal', 'icons', 'kit'],
  borders: [
    kitKnowsRegional,
    {
      group: ['mobx', 'mobx-*', 'react-intl', 'react-router', 'react-router-dom'],
      message: 'The kit knows no state, router or translation library.',
    },
    {
      group: ['lucide-react'],
      message:
        "Icons come from ../icons: the same drawings without Lucide's component. Add one in scripts/icons.ts.",
    },
    {
      group: ['@radix-ui/*'],
      message:
        "Radix is for the kit's layers (`*-layer.tsx`), which lazyPart imports when a modal or menu first opens.",
    },
  ],
  free: ['**/*.{stories,test}.tsx', '**/*.test.ts', 'test/**', 'docs/**'],
});

/** The design system: its layers, and what their files may not import or write. */
export const kit: readonly OxlintOverride[] = [
  ...layers,
  noCircles('packages/ui/src'),
  {
    // The one way in for Radix, but for what injects a <style> element.
    files: ['packages/ui/src/**/*-layer.tsx'],
    rules: restrict(
      [kitKnowsRegional],
      [
        {
          name: '@radix-ui/react-dialog',
          importNames: ['Overlay', 'DialogOverlay'],
          message:
            "Dialog's Overlay injects a <style> element, which the pages' Content-Security-Policy refuses. Use the kit's backdrop (.ui-backdrop).",
        },
      ],
    ),
  },
  {
    files: ['packages/ui/src/icons/*.browser.test.tsx'],
    rules: { 'eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['packages/ui/src/**/*.{stories,test}.tsx', 'packages/ui/src/test/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'off' },
  },
  {
    // What Storybook's pages are drawn with: English only, and not shipped.
    files: ['packages/ui/src/docs/**'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'off', 'react/forbid-dom-props': 'off' },
  },
];
