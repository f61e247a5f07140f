import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage, environmentExample } from './document.ts';

const root = `${import.meta.dirname}/../../..`;

test('docs/configuration.md has the tables of the description', () => {
  const page = readFileSync(`${root}/docs/configuration.md`, 'utf8');

  expect(page).toBe(configurationPage(page));
});

test('.env.example has every setting of the description', () => {
  expect(readFileSync(`${root}/.env.example`, 'utf8')).toBe(environmentExample());
});
