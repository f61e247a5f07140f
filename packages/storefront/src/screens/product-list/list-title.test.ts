import { allProducts, type ListQuery } from '@ponte/domain/product-list';
import { expect, it } from 'vitest';
import { intlIn, locales } from '../../testing/markup.tsx';
import { listTitle } from './list-title.ts';

const nowhere = { brand: null, category: null, department: null };

it.each<[string, Partial<ListQuery>, Record<(typeof locales)[number], string>]>([
  ['nothing', {}, { 'pt-BR': 'Todos os produtos', 'es-PY': 'Todos los productos' }],
  ['a category', { category: 'furadeiras' }, { 'pt-BR': 'Produtos', 'es-PY': 'Productos' }],
  [
    'a department',
    { category: 'ferramentas', department: 'serras' },
    { 'pt-BR': 'Produtos', 'es-PY': 'Productos' },
  ],
  ['a brand', { list: 'brand', brand: 'makro' }, { 'pt-BR': 'Produtos', 'es-PY': 'Productos' }],
])('says what it knows while %s is being found', (_, query, titles) => {
  for (const locale of locales) {
    expect(listTitle(intlIn(locale), { ...allProducts, ...query }, nowhere, [])).toBe(
      titles[locale],
    );
  }
});
