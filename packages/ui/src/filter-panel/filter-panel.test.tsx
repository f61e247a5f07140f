import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { brandChoices } from '../test/samples.ts';
import { FilterPanel, type FilterGroup, type FilterPanelProps } from './filter-panel.tsx';

const boxes: FilterGroup = {
  kind: 'boxes',
  id: 'brands',
  name: 'brandSlug',
  label: 'Marcas',
  choices: brandChoices,
};
const noop = () => undefined;

const html = (props: Partial<FilterPanelProps>) =>
  renderHtml(<FilterPanel groups={[boxes]} values={{}} onValuesChange={noop} {...props} />);

const boxesIn = (markup: string) =>
  [...markup.matchAll(/type="checkbox"[^>]*value="(\d+)"/g)].map(([, value]) => value);

// Spec: storefront 2.42
test('counts are grouped by thousands', () => {
  const items = [{ href: '/fixacao', label: 'Fixação', count: 12_345 }];
  const links: FilterGroup = { kind: 'links', id: 'places', label: 'Departamentos', items };
  expect(html({ groups: [links] })).toContain('>12.345<');
});

// Spec: storefront 2.46
test('a group shows its first six values and what is chosen, and says how many more there are', () => {
  const markup = html({ values: { brandSlug: ['14'] }, allHref: '/produtos?valores=todos' });
  expect(boxesIn(markup)).toEqual(['1', '2', '3', '4', '5', '6', '14']);
  expect(markup).toContain('href="/produtos?valores=todos"');
  expect(markup).toContain('Ver mais 7');
});

test('values that are left out count among the others', () => {
  const short = { ...boxes, choices: brandChoices.slice(0, 6), leftOut: 8 };
  expect(html({ groups: [short] })).toContain('Ver mais 8');
});

test('a whole group shows all of its values', () => {
  const markup = html({ groups: [{ ...boxes, whole: true }] });
  expect(boxesIn(markup)).toHaveLength(brandChoices.length);
  expect(markup).not.toContain('Ver mais');
});

test('a group without values does not show', () => {
  expect(html({ groups: [{ ...boxes, choices: [] }] })).not.toContain('Marcas');
});
