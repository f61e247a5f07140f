import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['@ponte/source', ...defaultClientConditions];

/** A factory, because Vitest changes the object that it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      {
        root: import.meta.dirname,
        plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: { name: 'stories', browser: browser() },
      },
      {
        root: import.meta.dirname,
        plugins: [react(), tailwindcss()],
        resolve: { conditions },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          browser: { ...browser(), viewport: { width: 1024, height: 768 } },
        },
      },
    ],
  },
});
