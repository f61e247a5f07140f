import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { demoSnapshot } from '../../testing/demo-snapshot.ts';
import { findProducts } from './find.ts';
import { plainText, tokensOf } from './tokens.ts';

/** `docs/search.md` says what the columns hold. */
const cases = v.parse(
  v.array(
    v.object({
      lang: v.picklist(['pt', 'es']),
      text: v.string(),
      expected: v.string(),
      forbidden: v.string(),
    }),
  ),
  parse(readFileSync(new URL('search-cases.csv', import.meta.url)), { columns: true }),
);
type Case = (typeof cases)[number];

let shop: Awaited<ReturnType<typeof demoSnapshot>>;
beforeAll(async () => {
  shop = await demoSnapshot();
});

/** All products that a text finds. */
async function foundBy(text: string) {
  const request = { filter: { text, inStockOnly: false }, order: [], page: 1, perPage: 5000 };
  const { ids } = await findProducts(shop.snapshot, request, { lang: 'pt', prices: 'kept' });
  const found = new Set(ids);
  return shop.products.filter(({ id }) => found.has(id));
}

/** The names of the first five products. */
async function firstFive({ lang, text }: Case): Promise<string[]> {
  const request = { filter: { text, inStockOnly: false }, order: [], page: 1, perPage: 5 };
  const { ids } = await findProducts(shop.snapshot, request, { lang, prices: 'kept' });
  return ids.map((id) => {
    const product = shop.products.find((one) => one.id === id);
    return plainText((lang === 'es' ? product?.name_es : product?.name_pt) ?? '');
  });
}

function hasPart(name: string, part: string): boolean {
  const plain = plainText(part);
  return plain.startsWith('^') ? name.startsWith(plain.slice(1)) : name.includes(plain);
}

/** A name that has all parts of one of the alternatives. */
function isAny(name: string, alternatives: string): boolean {
  return alternatives
    .split('|')
    .some((parts) => parts.split('&').every((part) => hasPart(name, part)));
}

test('there are at least 300 cases in both languages, none of them twice', () => {
  const texts = cases.map(({ lang, text }) => `${lang} ${text}`);

  expect(new Set(texts).size).toBe(cases.length);
  expect(cases.length).toBeGreaterThanOrEqual(300);
});

test('what is searched stands in the first five of at least 95 in 100 cases', async () => {
  const missed: string[] = [];
  for (const one of cases) {
    const names = await firstFive(one);
    if (!names.some((name) => isAny(name, one.expected))) {
      missed.push(`${one.lang} ${one.text}: ${names.join('; ')}`);
    }
  }

  expect(missed.slice(Math.floor(cases.length * 0.05))).toEqual([]);
});

test('what must not stand there never does', async () => {
  const wrong: string[] = [];
  for (const one of cases.filter(({ forbidden }) => forbidden !== '')) {
    for (const name of await firstFive(one)) {
      if (isAny(name, one.forbidden)) wrong.push(`${one.lang} ${one.text}: ${name}`);
    }
  }

  expect(wrong).toEqual([]);
});

test('two letters alone find names that begin with them', async () => {
  const found = await foundBy('se');

  expect(found.length).toBeGreaterThan(10);
  for (const { name_pt, name_es } of found) {
    const names = [name_pt, name_es].map(plainText);
    expect(names.some((name) => name.startsWith('se'))).toBe(true);
  }
});

test('a number alone is looked for in names and codes, and elsewhere when none has it', async () => {
  const has = (text: string, number: string) =>
    tokensOf(text).some(({ key }) => key === number || key.startsWith(`${number} `));
  const named = await foundBy('5');
  const specified = await foundBy('131');

  expect(named.length).toBeGreaterThan(10);
  for (const { name_pt, name_es, code } of named) {
    expect([name_pt, name_es, code].some((text) => has(text, '5'))).toBe(true);
  }
  expect(specified.length).toBeGreaterThan(0);
  for (const { specifications_pt } of specified) {
    expect(specifications_pt.some(({ value }) => has(value, '131'))).toBe(true);
  }
});
