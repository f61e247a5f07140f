import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Notice } from '../notice/notice.tsx';
import { CheckoutBar } from './checkout-bar.tsx';

const meta = {
  title: 'Checkout/CheckoutBar',
  component: CheckoutBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { children: 'Finalizar · U$\u00A064,90', onContinue: fn() },
  argTypes: { children: { table: { type: { summary: 'ReactNode' } } } },
} satisfies Meta<typeof CheckoutBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const SomethingMissing: Story = {
  args: {
    note: (
      <Notice tone="danger" role="alert">
        CPF / CNPJ
      </Notice>
    ),
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };
