import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const sources = globSync('**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] });

/** Classes of a node, if they are in one string. */
const classTexts = /(["'`])[^"'`\n]*\bbg-[^"'`\n]*\1/g;
/** In the dark scheme these are light. */
const turnsLight = /(?:^|[\s"'`])bg-(?:success|danger|action|ink)(?![-\w])/;
/** White in both schemes. */
const staysWhite = /\btext-on-brand(?![-\w])/;

test('nothing white stands on a ground that is light in the dark scheme', () => {
  const wrong = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(classTexts)].flatMap(([text]) =>
      turnsLight.test(text) && staysWhite.test(text) ? [`${file}: ${text}`] : [],
    ),
  );

  expect(sources.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
