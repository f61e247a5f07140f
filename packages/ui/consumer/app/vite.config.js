import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Writes down which files ended up in the bundle, for the test to read. */
const listModules = {
  name: 'list-modules',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      Object.entries(file.modules ?? {}).flatMap(([id, { renderedLength }]) =>
        renderedLength > 0 ? [id] : [],
      ),
    );
    this.emitFile({ type: 'asset', fileName: 'modules.json', source: JSON.stringify(modules) });
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), listModules],
  build: {
    rollupOptions: {
      input: [
        'index.html',
        'prebuilt.html',
        'overlays.html',
        'without-tailwind.html',
        'with-tailwind.html',
      ],
    },
  },
});
