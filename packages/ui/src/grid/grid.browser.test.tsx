import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { Grid, type GridProps } from './grid.tsx';

/** How many cells stand in the first row of a grid of that width. */
function columnsAt(width: number, props: GridProps): number {
  const setWidth = (node: HTMLElement | null) => {
    node?.style.setProperty('width', `${width}px`);
  };
  const { container } = mount(
    <div ref={setWidth}>
      <Grid {...props}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <p key={key}>{key}</p>
        ))}
      </Grid>
    </div>,
  );
  const right = container.firstElementChild?.getBoundingClientRect().right ?? 0;
  const cells = [...container.querySelectorAll('p')].map((cell) => cell.getBoundingClientRect());
  expect(Math.max(...cells.map((cell) => cell.right))).toBeLessThanOrEqual(right + 0.5);
  return cells.filter(({ top }) => top === cells[0]?.top).length;
}

test.each<[width: number, props: GridProps, columns: number]>([
  [200, {}, 1],
  [360, {}, 1],
  [1120, {}, 4],
  [1440, { columns: 3 }, 3],
  [640, { columns: 3 }, 2],
  [800, { columns: 3 }, 3],
  [328, { columns: 4, minColumnWidth: 'xs' }, 2],
  [1440, { columns: 2, gap: 'xl' }, 2],
  [1440, { columns: 4, minColumnWidth: 'sm', gap: 'none' }, 4],
  [500, { minColumnWidth: 'sm' }, 2],
])('in %i px, %o has %i columns, none of them beyond its edge', async (width, props, columns) => {
  await page.viewport(1600, 900);
  expect(columnsAt(width, props)).toBe(columns);
});

test('a grid in a grid has its own columns and room', async () => {
  await page.viewport(1600, 900);
  const { container } = mount(
    <Grid columns={2} gap="xl">
      <Grid id="inner">
        <p>a</p>
      </Grid>
    </Grid>,
  );
  const inner = container.querySelector('#inner');
  if (!inner) throw new Error('There is no inner grid.');
  const { columnGap, gridTemplateColumns } = getComputedStyle(inner);
  expect(columnGap).toBe('16px');
  expect(gridTemplateColumns.split(' ').length).toBeGreaterThan(1);
});

test('one alone is as wide as a column, not as the grid', async () => {
  await page.viewport(1600, 900);
  const { container } = mount(
    <Grid style={{ width: 1120 }}>
      <p>a</p>
    </Grid>,
  );
  expect(container.querySelector('p')?.getBoundingClientRect().width).toBe((1120 - 3 * 16) / 4);
});

test('with asChild its child is the node, with the classes of both', () => {
  const { container } = mount(
    <Grid asChild className="outer">
      <ul className="inner">
        <li>a</li>
      </ul>
    </Grid>,
  );
  const list = container.firstElementChild;
  expect(list?.tagName).toBe('UL');
  expect(list?.className).toBe('stack-ui grid-ui outer inner');
});
