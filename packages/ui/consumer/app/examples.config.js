import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The examples of the README and of the guides, apart from the other pages as well. */
export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/examples',
    emptyOutDir: false,
    rollupOptions: { input: ['examples.html', 'beside-pico.html'] },
  },
  base: '/examples/',
});
