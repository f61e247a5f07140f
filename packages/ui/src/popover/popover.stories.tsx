import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Basics/Popover',
  component: Popover,
  args: {
    label: 'Sobre a cota',
    trigger: <Button>O que é a cota?</Button>,
    children: (
      <p>
        Quem volta por terra pode trazer até U$ 500 por mês sem imposto.{' '}
        <a href="/cota" className="underline">
          Ver as regras
        </a>
      </p>
    ),
  },
  decorators: [(Story) => <div className="min-h-60">{Story()}</div>],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { defaultOpen: true } };
export const Closed: Story = {};

/** Escape closes it and gives the focus back; Tab leaves through its content. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
