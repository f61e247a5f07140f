import { defineConfig } from 'tsup';

/** One file per area, so that bundlers take only imported ones. */
export default defineConfig({
  entry: {
    money: 'src/money/index.ts',
    documents: 'src/documents/index.ts',
    email: 'src/email/index.ts',
    masks: 'src/masks/index.ts',
    phones: 'src/phones/index.ts',
    postal: 'src/postal/index.ts',
    places: 'src/places/index.ts',
    delivery: 'src/delivery/index.ts',
    'opening-hours': 'src/opening-hours/index.ts',
  },
  format: ['esm'],
  target: 'es2023',
  clean: true,
  sourcemap: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
  },
});
