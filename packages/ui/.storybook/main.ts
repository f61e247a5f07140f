import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The introduction comes first, then each component's page with its stories, then the screens.
  stories: ['../src/docs/*.mdx', '../src/!(docs)/*.{mdx,stories.tsx}', '../screens/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Apart from preview.tsx, which the tests of the stories use too.
  previewAnnotations: [`${import.meta.dirname}/docs.tsx`],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The compiler's own types, so that the tables show what comes through Pick and Omit as well.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: './tsconfig.json',
      include: ['src/**/*.tsx'],
      exclude: ['src/**/*.stories.tsx', 'src/**/*.test.tsx', 'src/test/**'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The DOM's own attributes are not repeated in every table.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    // Found when the first modal opens, they would have the page load anew.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@radix-ui/react-dialog',
        '@radix-ui/react-dropdown-menu',
      ],
    },
    resolve: {
      ...vite.resolve,
      // The workspace packages are read from their sources.
      conditions: ['@ponte/source', ...defaultClientConditions],
    },
  }),
};

export default config;
