import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every component, apart from the other pages, whose bundle has what they name alone. */
export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist/hosts', emptyOutDir: false, rollupOptions: { input: 'hosts.html' } },
  base: '/hosts/',
});
