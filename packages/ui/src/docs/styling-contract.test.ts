import { expect, test } from 'vitest';
import { stylingContracts } from '../../scripts/styling-contracts.ts';
import { componentPages, entryFolders } from './page.ts';
import { partsIn, stylingContractOf } from './styling-contract.ts';

const roles = new Set(['ground', 'ink', 'line', 'muted']);

test('parts are those of the markup, with their states', () => {
  expect(
    partsIn(`
      <div data-slot="lamp" data-state={isOn ? 'on' : 'off'} onClick={() => { go(1 > 0); }} {...props}>
        <Glow data-slot="glow" data-level={level} />
        <p data-other="not its own">text</p>
      </div>`),
  ).toEqual([
    { slot: 'lamp', element: 'div', states: ['data-state'] },
    { slot: 'glow', element: 'Glow', states: ['data-level'] },
  ]);
});

test('what a component is made of brings its slots and colours', () => {
  const sources = new Map([
    [
      'lamp/lamp.tsx',
      `import { Glow } from '../glow/glow.tsx';\n<i data-slot="lamp" className="text-ink" />`,
    ],
    ['glow/glow.tsx', `<b data-slot="glow" className="ui-glow text-sm border-line" />`],
    ['glow/glow.css', '.ui-glow { color: var(--ui-color-muted); }'],
    ['table/table.tsx', '<i data-slot="table" />'],
    ['table/table.css', '.ui-table { color: var(--ui-color-ground); }'],
  ]);

  expect(stylingContractOf('lamp', sources, roles)).toEqual({
    parts: [{ slot: 'lamp', element: 'i', states: [] }],
    inner: ['glow'],
    roles: ['ink', 'line', 'muted'],
  });
});

const contracts = stylingContracts();

/** Folders that draw nothing of their own: a frame of texts, drawings, and what is only heard. */
const withoutParts = new Set(['icons', 'kit', 'visually-hidden']);

test.each(entryFolders().filter((folder) => !withoutParts.has(folder)))(
  'the page of %s names its parts, and its root is called after it',
  (folder) => {
    const page = componentPages().find((one) => one.folder === folder);
    const { parts = [], inner = [] } = contracts[page?.title ?? ''] ?? {};

    expect([...parts.map(({ slot }) => slot), ...inner]).not.toEqual([]);
    for (const { slot, element } of parts) expect(`${slot} ${element}`).toMatch(/^[\w-]+ \w/);
  },
);

test('a modal of a modal has its state, which an app may style', () => {
  expect(contracts['Cart/CartDrawer']?.parts[0]).toEqual({
    slot: 'cart-drawer',
    element: 'Drawer',
    states: ['data-side', 'data-state'],
  });
});

test('every page says which colours it is drawn with, but those that have none', () => {
  const without = Object.entries(contracts)
    .filter(([, contract]) => contract.roles.length === 0)
    .map(([title]) => title);

  expect(without.toSorted()).toEqual([
    'Basics/Flag',
    'Basics/Grid',
    'Basics/Icons',
    'Basics/KitProvider',
    'Basics/Stack',
    'Basics/VisuallyHidden',
    'Feedback/Spinner',
  ]);
});
