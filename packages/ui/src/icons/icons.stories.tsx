import type { Meta, StoryObj } from '@storybook/react-vite';
import { InWords } from '../test/in-words.tsx';
import * as drawings from './lucide/index.ts';
import { ShoppingCart } from './lucide/index.ts';

const meta = {
  title: 'Basics/Icons',
  component: ShoppingCart,
  argTypes: {
    className: {
      description: 'Sizes and colours it; 24 px wide and high without.',
      table: { type: { summary: 'string' } },
    },
    strokeWidth: {
      description: 'In units of the ground of 24 × 24.',
      table: { type: { summary: 'number' }, defaultValue: { summary: '2' } },
    },
    'aria-label': {
      description: 'Makes it a picture of that name; decoration without.',
      table: { type: { summary: 'string' } },
    },
  },
} satisfies Meta<typeof ShoppingCart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: (args) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <li key={name} className="grid justify-items-center gap-2 text-sm wrap-anywhere">
          <Drawing {...args} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** By a class: in px, or in the size of the text around it. */
export const Sizes: Story = {
  render: () => (
    <p className="flex items-center gap-4 text-xl">
      <ShoppingCart className="size-4" />
      <ShoppingCart />
      <ShoppingCart className="size-10" strokeWidth={1.5} />
      <ShoppingCart className="size-[1em]" />
      <InWords>Carrinho</InWords>
    </p>
  ),
};

/** In the colour of the text around it. */
export const Colours: Story = {
  render: () => (
    <div className="flex gap-4">
      <ShoppingCart className="text-brand-ink" />
      <ShoppingCart className="text-muted" />
      <ShoppingCart className="text-danger" />
    </div>
  ),
};

/** Alone, with no text that says the same. */
export const Named: Story = { args: { 'aria-label': 'Carrinho' } };
