import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { chromium, patience } from './vitest.shared.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Storybook addon looks for a run's globals; its own option gives one set a server. */
    'storybook/test-initial-globals': Readonly<Record<string, string>>;
  }
}

/**
 * The toolbar's choices that stories are tested with: every language and both themes, in three runs and
 * not six, because texts and colours fail axe independently. One server and browser for all. Every
 * story runs in the first, one of each component in the others (`first-story.ts`).
 */
const runs = [
  { name: 'stories pt-BR light', locale: 'pt-BR', theme: 'light' },
  { name: 'stories es-PY dark', locale: 'es-PY', theme: 'dark' },
  { name: 'stories en-US light', locale: 'en-US', theme: 'light' },
];

/** Every story renders, and axe finds nothing in it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    ...patience,
    // A project with its own file does not take this from vitest.config.ts.
    maxWorkers: '100%',
    name: 'stories',
    setupFiles: ['src/test/first-story.ts'],
    // One page for all files, as Storybook has one: a page each takes twice the time.
    isolate: false,
    browser: {
      // A colour on its way to another one has no contrast to judge.
      ...chromium({ reducedMotion: 'reduce' }),
      instances: runs.map(({ name, ...globals }) => ({
        browser: 'chromium' as const,
        name,
        provide: { 'storybook/test-initial-globals': globals },
      })),
    },
  },
});
