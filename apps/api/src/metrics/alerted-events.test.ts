import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { alertedEvents } from './alerted-events.ts';

test('every line that an alert waits for is written somewhere', () => {
  const cwd = `${import.meta.dirname}/..`;
  const sources = globSync('**/*.ts', { cwd })
    .filter((path) => !path.endsWith('alerted-events.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${cwd}/${path}`, 'utf8'))
    .join('\n');

  expect(alertedEvents.filter((event) => !sources.includes(`'${event}'`))).toEqual([]);
});
