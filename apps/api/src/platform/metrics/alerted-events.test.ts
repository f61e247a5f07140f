import { globSync, readFileSync } from 'node:fs';
import { alertRules } from '@ponte/telemetry/testing';
import { expect, test } from 'vitest';
import { alertedEvents } from './alerted-events.ts';

test('every line that an alert waits for is written somewhere', () => {
  const cwd = `${import.meta.dirname}/../..`;
  const sources = globSync('**/*.ts', { cwd })
    .filter((path) => !path.endsWith('alerted-events.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${cwd}/${path}`, 'utf8'))
    .join('\n');

  expect(alertedEvents.filter((event) => !sources.includes(`'${event}'`))).toEqual([]);
});

test('every line of level error is explained to who has to look', () => {
  const root = `${import.meta.dirname}/../../../../..`;
  const docs = ['deploy', 'observability'].map((name) =>
    readFileSync(`${root}/docs/${name}.md`, 'utf8'),
  );
  const sources = globSync('{apps,packages}/*/src/**/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
    .join('\n');
  const written = [...sources.matchAll(/log\.error\(\s*'([^']+)'/g)].map(([, event = '']) => event);
  const all = new Set([...written, ...alertedEvents]);

  expect(all.size).toBeGreaterThan(20);
  expect([...all].filter((event) => !docs.join('\n').includes(`\`${event}\``))).toEqual([]);
});

test('every line that the rules of alerts name is one that is counted from zero on', () => {
  const named = [...alertRules.values()]
    .filter((rule) => !rule.includes('job="ponte-pages"'))
    .flatMap((rule) => [...rule.matchAll(/event=~?"([^"]+)"/g)])
    .flatMap(([, events = '']) => events.split('|'));
  const isCounted = (event: string) =>
    alertedEvents.some((counted) => new RegExp(`^${event}$`).test(counted));

  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((event) => !isCounted(event))).toEqual([]);
});
