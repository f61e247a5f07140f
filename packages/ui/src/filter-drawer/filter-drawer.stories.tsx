import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { filterGroups } from '../test/samples.ts';
import { FilterDrawer } from './filter-drawer.tsx';

const meta = {
  title: 'Catalogue/FilterDrawer',
  component: FilterDrawer,
  args: {
    groups: filterGroups,
    values: {},
    onApply: fn(),
    previewFor: () => Promise.resolve({ count: 34 }),
  },
} satisfies Meta<typeof FilterDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithChoices: Story = { args: { values: { brandSlug: ['2', '5'], estoque: ['1'] } } };

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  args: { values: { brandSlug: ['2'] } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dorsal' }));
    await screen.findByRole('button', { name: 'Mostrar 34 produtos' });
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const OpenOnPhone: Story = {
  tags: ['visual'],
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
