import { defineConfig } from 'oxlint';
import { api } from './lint/api.ts';
import type { Rules } from './lint/borders.ts';
import { kit } from './lint/kit.ts';
import { domain, ground, staff, storefront } from './lint/packages.ts';

const noTextAndNoStyle: Rules = {
  'formatjs/no-literal-string-in-jsx': 'error',
  'ponte/text-in-own-element': 'error',
  'react/forbid-dom-props': [
    'error',
    {
      forbid: [
        {
          propName: 'style',
          message:
            "Server-rendered style attributes are refused by the pages' Content-Security-Policy (style-src 'self'). Use a class, an HTML attribute, or set the property through the CSSOM (element.style) in a handler or effect.",
        },
      ],
    },
  ],
};

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'react',
    'jsx-a11y',
    'import',
    'promise',
    'vitest',
  ],
  jsPlugins: ['eslint-plugin-formatjs', './lint/plugin.ts'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/no-shadow': 'off',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-console': 'error',
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unsafe-type-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/unbound-method': 'off',
    // The compiler (noImplicitReturns) knows about exhaustive switches; this rule does not.
    'typescript/consistent-return': 'off',
    // role="status" on what holds a text is not an <output> of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-constructed-context-values': 'off',
    'react-perf/jsx-no-new-object-as-prop': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'promise/always-return': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  ignorePatterns: [
    '**/dist/**',
    '**/build/**',
    '**/reports/**',
    '**/storybook-static/**',
    '**/drizzle/**',
    '**/.data/**',
    'packages/ui/consumer/app/**',
  ],
  overrides: [
    {
      files: ['packages/{ui,storefront}/src/**', 'apps/staff/src/**'],
      rules: noTextAndNoStyle,
    },
    ...ground,
    ...kit,
    ...domain,
    ...storefront,
    ...staff,
    ...api,
    {
      files: [
        'lint/**',
        'scripts/**',
        '**/*.config.ts',
        '**/{examples,scripts}/**',
        'packages/*/src/**/*.test.{ts,tsx}',
        'tests/**',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // Playwright reads from the pattern which fixtures one needs; an empty one needs none.
      files: ['tests/e2e/**', 'packages/ui/visual/**'],
      rules: {
        'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      },
    },
  ],
});
