import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 itens no carrinho' },
  argTypes: {
    children: {
      description: 'What a screen reader reads.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { decorators: [(Story) => <p>3{Story()}</p>] };
