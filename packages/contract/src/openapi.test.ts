import { describe, expect, test } from 'vitest';
import examples from '../examples.json' with { type: 'json' };
import committed from '../openapi.json' with { type: 'json' };
import { endpoints } from './endpoints.ts';
import { buildOpenApi } from './openapi.ts';

describe('the OpenAPI document', () => {
  test('is the committed one, so that a change of the contract can not leave it behind', () => {
    expect(JSON.parse(JSON.stringify(buildOpenApi(endpoints, examples)))).toEqual(committed);
  });

  test('has one operation for each call of the table', () => {
    const operations = Object.values(buildOpenApi().paths).flatMap((path) => Object.values(path));

    expect(operations).toHaveLength(Object.keys(endpoints).length);
  });

  test('declares every parameter that a path names in braces', () => {
    for (const { path, params } of Object.values(endpoints) as readonly {
      path: string;
      params?: { entries: object };
    }[]) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.entries ?? {})).toEqual(named);
    }
  });

  test('refers only to components that it has', () => {
    const document = buildOpenApi();
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];

    expect(names.length).toBeGreaterThan(20);
    for (const [, name] of names) expect(document.components.schemas).toHaveProperty(`${name}`);
  });
});
