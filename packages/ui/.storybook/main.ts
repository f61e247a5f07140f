import { basename, dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, type Plugin } from 'vite';
import { markdownPages } from '../scripts/markdown.ts';
import { stylingContracts } from '../scripts/styling-contracts.ts';
import { componentPages } from '../src/docs/page.ts';

/** What each component's page shows; its other stories are for tests and pictures, and in no navigation. */
const shown = new Map(componentPages().map((page) => [page.folder, new Set(page.shown)]));

const isForTests = (file: string, story: string) =>
  shown.get(basename(dirname(file)))?.has(story) === false;

/** What pages show that only Node can read: the text of all pages, for the search, and what may be styled. */
const written: Readonly<Record<string, () => unknown>> = {
  'virtual:pages': markdownPages,
  'virtual:styling-contracts': stylingContracts,
};

const writtenModules: Plugin = {
  name: 'written-modules',
  resolveId: (id) => (id in written ? `\0${id}` : null),
  load(id) {
    const write = written[id.slice(1)];
    return id.startsWith('\0') && write
      ? `export default JSON.parse(${JSON.stringify(JSON.stringify(write()))});`
      : null;
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Their order is in preview.tsx.
  stories: ['../src/docs/*.mdx', '../src/!(docs)/*.{mdx,stories.tsx}', '../screens/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Separate from preview.tsx, which story tests use too.
  previewAnnotations: [`${import.meta.dirname}/docs.tsx`],
  // What each component is and takes, for programs that write code with the kit.
  features: { componentsManifest: true },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => {
        const entries = await indexer.createIndex(file, options);
        return entries.map((entry) =>
          isForTests(file, entry.exportName)
            ? { ...entry, tags: [...(entry.tags ?? []), '!dev'] }
            : entry,
        );
      },
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Uses the compiler, so that tables include what comes through Pick and Omit.
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
    plugins: [...(vite.plugins ?? []), tailwindcss(), writtenModules],
    build: { ...vite.build, sourcemap: false },
    // Discovered later, at the first modal, they would reload the page.
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
      conditions: ['@ponte/source', ...defaultClientConditions],
    },
  }),
};

export default config;
