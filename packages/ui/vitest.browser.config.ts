import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { docExamples } from './doc-examples.ts';
import { chromium, patience } from './vitest.shared.ts';

/** What only a browser does: focus, caret, scrolling, layout. */
export default defineConfig({
  plugins: [docExamples(), react(), tailwindcss()],
  resolve: { conditions: ['@ponte/source', ...defaultClientConditions] },
  // Found too late, they would restart the tests.
  optimizeDeps: {
    include: [
      '@storybook/react-vite',
      '@radix-ui/react-dialog',
      '@radix-ui/react-dropdown-menu',
      '@tanstack/react-form',
      'react-hook-form',
    ],
  },
  test: {
    ...patience,
    // A project with its own file does not take this from vitest.config.ts.
    maxWorkers: '100%',
    name: 'browser',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/test/styles.ts'],
    browser: { ...chromium(), viewport: { width: 1024, height: 768 } },
  },
});
