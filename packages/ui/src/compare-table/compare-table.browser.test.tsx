import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { CompareTable } from './compare-table.tsx';

const columns = Array.from({ length: 4 }, (_, at) => ({ id: at, head: `Furadeira ${at}` }));
const rows = Array.from({ length: 60 }, (_, at) => ({
  name: `Propriedade ${at}`,
  values: columns.map(({ id }) => `${id} mm`),
}));

const table = (
  <CompareTable
    label="Comparação"
    {...{ columns, rows }}
    differsLabel="difere"
    onlyDifferencesLabel="Só o que difere"
  />
);

test.each([360, 1280])(
  'has all rows on the page, however low the window, at %i px',
  async (width) => {
    await page.viewport(width, 400);
    mount(table);
    const region = page.getByRole('region', { name: 'Comparação' }).element();

    expect(region.scrollHeight).toBe(region.clientHeight);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('keeps the names in sight on a wide screen while the page scrolls', async () => {
  await page.viewport(1280, 400);
  mount(table);
  scrollTo(0, 1000);

  const name = page.getByRole('columnheader', { name: 'Furadeira 0' }).element();
  expect(name.getBoundingClientRect().top).toBe(0);
});
