import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OverflowMenu } from './overflow-menu.tsx';

const links = ['Novidades', 'Kits completos', 'Jogos de chaves', 'Makro', 'Toral', 'Ferrum'];

const meta = {
  title: 'Navigation/OverflowMenu',
  component: OverflowMenu,
  argTypes: {
    children: {
      description: 'The links, each child one.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  args: {
    children: links.map((label) => (
      <a
        key={label}
        href={`#${label}`}
        className="flex min-h-11 items-center px-3 whitespace-nowrap"
      >
        {label}
      </a>
    )),
  },
  decorators: [(Story) => <div className="flex min-h-50 items-start bg-surface">{Story()}</div>],
} satisfies Meta<typeof OverflowMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {};
export const Overflows: Story = {
  decorators: [(Story) => <div className="flex w-100">{Story()}</div>],
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Open: Story = {
  ...Overflows,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText(/^(Mais|Más)$/));
    await expect(canvas.getAllByRole('link', { name: 'Ferrum' }).at(-1)).toBeVisible();
  },
};
