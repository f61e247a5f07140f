import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShoppingCart } from '../icons/icons.tsx';
import { InWords } from '../test/in-words.tsx';
import { Button, ButtonLink } from './button.tsx';

const meta = {
  title: 'Basics/Button',
  component: Button,
  argTypes: {
    onClick: { description: 'What a press does.', table: { type: { summary: '() => void' } } },
    children: {
      description: 'What it says, with an icon before it where one helps.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  args: { onClick: fn(), children: 'Ver produtos' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} variant="action" />
      <Button {...args} variant="brand" />
      <Button {...args} variant="soft" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" />
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} variant="action" size="sm" />
      <Button {...args} variant="action" size="md" />
      <Button {...args} variant="action" size="lg" />
    </div>
  ),
};

export const WithIcon: Story = {
  args: {
    variant: 'action',
    children: (
      <>
        <ShoppingCart aria-hidden />
        Adicionar
      </>
    ),
  },
};

export const Pending: Story = { args: { pending: true, variant: 'action', children: 'Enviando…' } };

export const Disabled: Story = { args: { disabled: true } };

export const Block: Story = { args: { block: true, variant: 'brand' } };

export const AsLink: Story = {
  render: () => (
    <InWords>
      <ButtonLink href="/produtos" variant="brand">
        Ver produtos
      </ButtonLink>
    </InWords>
  ),
};

/** A small step beside others. */
export const Plain: Story = { args: { variant: 'plain', size: 'sm', children: 'Editar' } };

/** The text wraps where the place is narrow; the button grows. */
export const LongLabel: Story = {
  args: {
    variant: 'brand',
    block: true,
    children: 'Consultar disponibilidad en la sucursal de San Juan Bautista de las Misiones',
  },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
};
