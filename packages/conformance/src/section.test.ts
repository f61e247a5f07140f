import { readFileSync } from 'node:fs';
import { endpoints } from '@ponte/contract/endpoints';
import { expect, test } from 'vitest';
import { areas } from './checks/index.ts';
import { sectionOf } from './section.ts';

const page = readFileSync(`${import.meta.dirname}/../../contract/BACKEND.md`, 'utf8');

test('BACKEND.md names each area as --only takes it', () => {
  const named = [...page.matchAll(/`(?:--only )?(\w+):`/g)].map(([, name]) => name);

  expect(named).toEqual(areas.map(({ name }) => name));
});

test('each call and each area lead to a section that BACKEND.md has', () => {
  const sections = [
    ...Object.values(endpoints).map(sectionOf),
    ...areas.flatMap(({ section }) => (section === undefined ? [] : [section])),
  ];

  for (const section of new Set(sections)) expect(page).toContain(`\n## ${section}\n`);
});
