import { join } from 'node:path';
import { browserTargets, precompress } from '@ponte/web-server/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfigFnObject } from 'vite';
import { defaultClientConditions, defaultExternalConditions, defaultServerConditions } from 'vite';
import type { RegionCode } from '../src/region/region.ts';
import { keepAssets } from '../src/server/kept-assets.ts';
import { buildYear } from './build-year.ts';
import { chunkGroups } from './chunk-groups.ts';
import { messages, type MessagesOptions } from './messages.ts';
import { renderInDevelopment } from './render-in-development.ts';

/** The export condition of workspace packages' sources. */
const sourceCondition = '@ponte/source';

/**
 * The Vite configuration that both storefronts share: two environments (`client` from
 * `src/client.ts`, `ssr` from `src/server.ts`), workspace packages from their sources, texts
 * compiled ahead of time, assets compressed ahead of time, pages rendered by the real server
 * code in development too. With `KEPT_ASSETS` in its environment a build puts its assets into that
 * folder, where a server finds those of the builds before: for images, whose servers share none.
 *
 * @param region of which the locale is baked in
 * @example
 * ```ts
 * // apps/br/vite.config.ts
 * export default storefrontConfig(region);
 * ```
 */
export function storefrontConfig({
  code,
  locale,
}: MessagesOptions & { readonly code: RegionCode }): UserConfigFnObject {
  const { groups, check } = chunkGroups();
  return ({ command }) => ({
    appType: 'custom',
    define: buildYear,
    plugins: [
      react(),
      tailwindcss(),
      messages({ locale }),
      check,
      renderInDevelopment(),
      precompress(),
    ],
    resolve: {
      conditions: [sourceCondition, ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
      alias: [
        {
          // Messages are compiled, so the parser (7 kB) is not shipped.
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
    server: { host: '127.0.0.1', allowedHosts: ['.localhost'] },
    optimizeDeps: {
      // Without the workspace's sources, a cold start discovers dependencies one by one and fails
      // with "Outdated Optimize Dep".
      entries: [
        'src/client.ts',
        '../../packages/{storefront,ui,domain}/src/**/*.{ts,tsx}',
        '!../../packages/**/*.{test,stories,browser.test,ssr.test}.{ts,tsx}',
        '!../../packages/storefront/src/server/**',
        '!../../packages/{ui,domain}/src/{docs,test,testing}/**',
      ],
    },
    environments: {
      client: {
        build: {
          outDir: 'build/client',
          target: browserTargets,
          manifest: true,
          rollupOptions: {
            input: { client: 'src/client.ts', styles: 'src/app.css' },
            output: { codeSplitting: { groups } },
          },
        },
      },
      ssr: {
        resolve: {
          // A build bundles everything. In development Node loads dependencies: Vite's module
          // runner can't run CommonJS such as react-dom.
          ...(command === 'build' ? { noExternal: true } : {}),
          conditions: [sourceCondition, ...defaultServerConditions],
          externalConditions: [sourceCondition, ...defaultExternalConditions],
        },
        build: {
          outDir: 'build/server',
          copyPublicDir: false,
          target: 'node24',
          minify: false,
          rollupOptions: { input: { server: 'src/server.ts' } },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (!environment) throw new Error(`The Vite environment "${name}" is not configured.`);
          await builder.build(environment);
        }
        const kept = process.env['KEPT_ASSETS'];
        if (!kept) return;
        const [clientFolder, keptFolder] = ['build/client', join(kept, code.toLowerCase())];
        keepAssets({ clientFolder, keptFolder, now: Date.now() });
      },
    },
  });
}
