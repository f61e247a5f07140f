import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from './filter-chips.tsx';

const meta = {
  title: 'Catalogue/FilterChips',
  component: FilterChips,
  args: {
    items: [
      { href: '/a', label: 'Makro' },
      { href: '/b', label: 'Tensão: 220 V' },
      { href: '/c', label: 'De U$ 50,00 a U$ 900,00' },
    ],
    clearHref: '/',
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { tags: ['visual'] };
export const One: Story = { args: { items: meta.args.items.slice(0, 1) } };
export const LongNames: Story = {
  args: {
    items: [
      { href: '/a', label: 'Ferramentas Industriais do Alto Paraná S.A.E.C.A.' },
      { href: '/b', label: 'Aplicação: concreto armado, alvenaria e revestimentos cerâmicos' },
    ],
  },
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
};
