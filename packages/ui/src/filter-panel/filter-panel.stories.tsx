import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { brandChoices, filterGroups } from '../test/samples.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

/** Shows what is chosen, as a page whose address changes does. */
function Kept(props: FilterPanelProps) {
  const [values, setValues] = useState(props.values);
  return (
    <FilterPanel
      {...props}
      values={values}
      onValuesChange={(next) => {
        setValues(next);
        props.onValuesChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Catalogue/FilterPanel',
  component: FilterPanel,
  args: { groups: filterGroups, values: {}, onValuesChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div className="w-62">{Story()}</div>],
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['visual'],
  args: {
    values: { brandSlug: ['2'], f: ['tensao:bivolt'], preco_min: ['50'], preco_max: ['900'] },
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Brava' }));
    await expect(args.onValuesChange).toHaveBeenCalledWith({ brandSlug: ['2'] });
  },
};

export const ClosedGroups: Story = { args: { openGroups: 2, values: { f: ['tensao:220-v'] } } };

/** Seven figures, as in guaranis. */
export const Guaranis: Story = {
  args: {
    groups: [
      {
        kind: 'range',
        id: 'price',
        names: ['preco_min', 'preco_max'],
        label: 'Precio en G$',
        min: 74_000,
        max: 12_480_000,
        format: (amount) => `G$ ${amount}`,
      },
    ],
    values: { preco_min: ['1500000'], preco_max: ['9800000'] },
  },
};

export const LongNames: Story = {
  args: {
    groups: [
      {
        kind: 'links',
        id: 'places',
        label: 'Departamentos',
        items: [
          { href: '/a', label: 'Compresores, generadores y equipos neumáticos', count: 12_345 },
          { href: '/b', label: 'Esmeriladoras angulares', count: 8, current: true },
        ],
      },
      {
        kind: 'boxes',
        id: 'brands',
        name: 'brandSlug',
        label: 'Marcas',
        choices: [
          {
            value: '1',
            label: 'Herramientas Industriales del Alto Paraná S.A.E.C.A.',
            count: 1234,
          },
          ...brandChoices.slice(1, 3),
        ],
      },
    ],
    values: { brandSlug: ['1'] },
  },
};
