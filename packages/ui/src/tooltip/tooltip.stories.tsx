import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Basics/Tooltip',
  component: Tooltip,
  args: { text: 'Inclui os impostos de importação', children: <Button>Ver preço</Button> },
  decorators: [(Story) => <div className="grid min-h-30 place-items-center">{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard's focus shows it at once. */
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
  },
};
export const Hidden: Story = {};

/** Escape hides it, and the focus stays. */
export const Escaped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeVisible());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
