import { expect, it } from 'vitest';
import { families, shell } from './chunk-families.ts';
import { entriesOf, isOf, isSmall } from './split-chunks.ts';

type Context = Parameters<typeof entriesOf>[1];

const screen = (name: string) => `/shop/packages/storefront/src/screens/${name}/index.ts`;
const client = '/shop/apps/br/src/client.ts';

function familyOf(...entries: readonly string[]) {
  return [...shell, ...families].find((family) => isOf(family, entries))?.name;
}

it('knows a module’s entries through those who import it, however far, and not beyond', () => {
  const modules: Record<string, { importers: string[]; dynamicImporters: string[] }> = {
    leaf: { importers: ['part', 'other'], dynamicImporters: [] },
    part: { importers: ['page'], dynamicImporters: [] },
    other: { importers: ['part', 'leaf'], dynamicImporters: [] },
    page: { importers: [], dynamicImporters: ['entry'] },
    entry: { importers: [], dynamicImporters: [] },
  };
  const getModuleInfo: Context['getModuleInfo'] = (id) =>
    Object.assign(Object.create(null), { isEntry: id === 'entry' }, modules[id]);

  expect(entriesOf('leaf', { getModuleInfo })).toEqual(['page']);
  expect(entriesOf('entry', { getModuleInfo })).toEqual(['entry']);
});

it('keeps together what every page loads, what product pages share, and what forms share', () => {
  expect(familyOf(client, screen('home'))).toBe('shell');
  const shops = ['home', 'product-list', 'product-page'].map(screen);
  expect(familyOf(...shops)).toBe('products');
  expect(familyOf(...shops.slice(0, 2))).toBe('cards');
  const forms = ['login', 'password-reset', 'password-recovery', 'change-password', 'registration'];
  const parts = ['account/sign-in.tsx', 'home/offers-form.tsx'].map((part) => `/shop/${part}`);
  expect(familyOf(...forms.map(screen), ...parts)).toBe('forms');
});

it('puts a small piece that many need, and that stands on the shell alone, into the shell', () => {
  const many = ['home', 'about', 'cart', 'order', 'login'].map(screen);
  const icon = { code: 'x'.repeat(300), importers: many, importedIds: [client] };
  const modules: Record<string, object> = {
    icon,
    large: { ...icon, code: 'x'.repeat(3000) },
    rare: { ...icon, importers: many.slice(1) },
    standing: { ...icon, importedIds: ['icon', 'large'] },
    ...Object.fromEntries(many.map((id) => [id, { dynamicImporters: [client] }])),
    [client]: { isEntry: true },
  };
  const nothing = {
    code: '',
    isEntry: false,
    importers: [],
    dynamicImporters: [],
    importedIds: [],
  };
  const getModuleInfo: Context['getModuleInfo'] = (id) =>
    Object.assign(Object.create(null), nothing, modules[id]);

  const small = ['icon', 'large', 'rare', 'standing'].filter((id) =>
    isSmall(id, { getModuleInfo }),
  );
  expect(small).toEqual(['icon']);
});

it('keeps out of a family what a page needs that is none of it', () => {
  expect(familyOf(screen('home'), screen('product-page'), screen('about'))).toBeUndefined();
  expect(familyOf(screen('home'))).toBeUndefined();
});

it('puts what more entries need into an earlier family or into none', () => {
  const ends = new Set(families.flatMap(({ every }) => every.flatMap(({ of }) => of)));
  const entries = [...ends].map((end) => `/shop${end}`);
  const places = entries.flatMap((_, start) =>
    entries.slice(start).map((__, size) => {
      const few = entries.slice(start, start + size + 1);
      const many = [...few, ...entries.slice(0, 1 + (size % 3))];
      return [few, many].map((each) => families.findIndex((family) => isOf(family, each)));
    }),
  );

  expect(places.filter(([few = 0, many = 0]) => few >= 0 && many > few)).toEqual([]);
});
