import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromium, patience } from '../../packages/ui/vitest.shared.ts';

/** Forms and panels of the back office, with answers of a shop that the tests write. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['@ponte/source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom'],
  },
  test: {
    ...patience,
    maxWorkers: '100%',
    name: 'browser of staff',
    include: ['src/**/*.browser.test.tsx'],
    browser: { ...chromium(), viewport: { width: 1024, height: 768 } },
  },
});
