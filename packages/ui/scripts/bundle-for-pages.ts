import { globSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { build } from 'vite';
import { browserTargets } from '../../../scripts/browsers.ts';

/** What a page without tools imports: the kit with the React that it runs on, amounts, and a locale. */
const modules: Readonly<Record<string, string>> = {
  ui: `
    export { createElement, Fragment, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
    export { createRoot } from 'react-dom/client';
    export * from './index.js';`,
  functions: `export * from './functions.js';`,
  money: `export * from '@ponte/regional/money';`,
  'pt-BR': `export * from './locales/pt-BR.js';`,
  'es-PY': `export * from './locales/es-PY.js';`,
  'en-US': `export * from './locales/en-US.js';`,
};

const prefix = 'page:';

/** Bundles the built kit into `browser`, a folder of modules that any file server serves. */
export async function bundleForPages(dist: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: dist,
    // Modules find each other wherever the folder is.
    base: './',
    define: { 'process.env.NODE_ENV': "'production'" },
    plugins: [
      {
        name: 'modules-of-pages',
        resolveId: (id, from) => {
          if (id.startsWith(prefix)) return id;
          return from?.startsWith(prefix) && id.startsWith('./') ? `${dist}/${id}` : undefined;
        },
        load: (id) => (id.startsWith(prefix) ? modules[id.slice(prefix.length)] : undefined),
      },
    ],
    build: {
      outDir: `${dist}/browser`,
      target: browserTargets,
      modulePreload: false,
      rollupOptions: {
        input: Object.fromEntries(Object.keys(modules).map((name) => [name, prefix + name])),
        preserveEntrySignatures: 'strict',
        // Warns of each "use client", which a browser has no use for.
        onwarn: () => undefined,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });
  for (const sheet of globSync('*.css', { cwd: dist, exclude: ['theme.css'] })) {
    await copyFile(`${dist}/${sheet}`, `${dist}/browser/${sheet}`);
  }
}
