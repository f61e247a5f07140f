import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from '../notice/notice.tsx';
import { Grid } from './grid.tsx';

const goods = [
  'Martelo',
  'Capacete',
  'Serrote',
  'Parafuso',
  'Chave combinada',
  'Chave de fenda',
].map((name) => <Notice key={name}>{name}</Notice>);

const meta = {
  title: 'Basics/Grid',
  component: Grid,
  args: { children: goods },
  argTypes: {
    children: { description: 'What is laid out.', table: { type: { summary: 'ReactNode' } } },
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As many columns as fit. */
export const AsManyAsFit: Story = {};

/** Three where there is room for three of them, fewer on a phone. */
export const ThreeColumns: Story = { args: { columns: 3 } };

/** Two beside each other on a phone too. */
export const NarrowColumns: Story = {
  tags: ['visual'],
  args: { columns: 4, minColumnWidth: 'xs', gap: 'sm' },
};
