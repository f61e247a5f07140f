import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chromium } from './vitest.shared.ts';

/** Every story renders, and axe finds nothing in it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: { name: 'stories', browser: chromium() },
});
