import { browserTargets, compiledTexts, precompress } from '@ponte/web-server/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/** The export condition of workspace packages' sources. */
const sourceCondition = '@ponte/source';

/** Texts become syntax trees, so that the browser needs no parser. */
const texts: Plugin = {
  name: 'ponte:staff-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/apps\/staff\/messages\/[a-z]{2}-[A-Z]{2}\.json$/ },
    handler: (json) => ({ code: compiledTexts(JSON.parse(json)), map: null }),
  },
};

const api = process.env['API_ORIGIN'] || 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), texts, precompress()],
  resolve: {
    conditions: [sourceCondition, ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: {
    host: '127.0.0.1',
    allowedHosts: ['.localhost'],
    proxy: { '/back-office': api, '/media': api },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        target: browserTargets,
        manifest: true,
        modulePreload: { polyfill: false },
      },
    },
    ssr: {
      resolve: {
        ...(command === 'build' ? { noExternal: true } : {}),
        conditions: [sourceCondition, ...defaultServerConditions],
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
    },
  },
}));
