import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from '../sort-select/sort-select.tsx';
import { sortOptions } from '../test/samples.ts';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Basics/SectionHeading',
  component: SectionHeading,
  args: { children: 'Novidades em Ferramentas manuais' },
  argTypes: { children: { description: 'The title.', table: { type: { summary: 'ReactNode' } } } },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const WithMore: Story = { args: { more: { href: '/produtos', label: 'Ver todas' } } };
export const WithSort: Story = {
  args: { headingLevel: 1, aside: <SortSelect options={sortOptions} /> },
};

export const LongTitle: Story = {
  args: {
    children: 'Equipamentos de proteção individual para construção civil e serralheria',
    more: { href: '/produtos', label: 'Ver todos os 1.248 produtos' },
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
