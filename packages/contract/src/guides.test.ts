import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import committed from '../openapi.json' with { type: 'json' };
import { withCallList } from '../scripts/backend-page.ts';
import { endpoints } from './endpoints.ts';
import { guideAreas } from './guides.ts';
import { buildOpenApi } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly 'x-optional'?: boolean;
  readonly responses: object;
}

const operations = Object.values<Readonly<Record<string, Operation>>>(committed.paths).flatMap(
  (path) => Object.values(path),
);

const page = readFileSync(`${import.meta.dirname}/../BACKEND.md`, 'utf8');

describe('the OpenAPI document', () => {
  test.each(operations)('$operationId has a description and one area', (operation) => {
    expect(operation.description).toMatch(/^[A-Z].{20,}\.$/s);
    expect(Object.keys(guideAreas)).toEqual(expect.arrayContaining([...(operation.tags ?? [])]));
    expect(operation.tags).toHaveLength(1);
  });

  test('marks what a backend may leave out, and says what the shop does without it', () => {
    const optional = operations.filter((one) => one['x-optional']);

    expect(optional.length).toBeGreaterThan(10);
    for (const { description } of optional) expect(description).toMatch(/\n\nOptional, .+\.$/);
  });

  test('describes its areas', () => {
    expect(committed.tags.map(({ name }) => name)).toEqual(Object.keys(guideAreas));
  });

  test('spells a path parameter in one way', () => {
    const names = Object.values(endpoints).flatMap(({ path }) => path.match(/\{\w+\}/g) ?? []);
    const spellings = new Map(
      names.map((name) => [name.replaceAll('_', '').toLowerCase(), new Set<string>()]),
    );
    for (const name of names) spellings.get(name.replaceAll('_', '').toLowerCase())?.add(name);

    expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([]);
  });

  test('says nothing of the calls of another table', () => {
    const table = { listBooks: endpoints.listTeam };

    expect(buildOpenApi(table).paths[endpoints.listTeam.path]?.['get']).not.toHaveProperty('tags');
  });
});

describe('BACKEND.md', () => {
  test('lists all calls in the order in which they are built', () => {
    expect(withCallList(page)).toBe(page);
    for (const { method, path } of Object.values(endpoints)) {
      expect(page).toContain(`\`${method} ${path}\``);
    }
  });

  test('has a section for each area', () => {
    for (const area of Object.keys(guideAreas)) {
      expect(page.toLowerCase()).toContain(`\n## ${area}\n`);
    }
  });
});
