import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlagMenu } from './flag-menu.tsx';

const meta = {
  title: 'Navigation/FlagMenu',
  component: FlagMenu,
  argTypes: {
    open: {
      description: 'Open at first; the browser opens and closes it.',
      table: { type: { summary: 'boolean' } },
    },
  },
  args: {
    current: 'pt-BR',
    items: [
      { locale: 'pt-BR', href: 'https://br.example/produtos' },
      { locale: 'es-PY', href: 'https://py.example/produtos' },
    ],
  },
  decorators: [(Story) => <div className="flex min-h-40 justify-end">{Story()}</div>],
} satisfies Meta<typeof FlagMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { tags: ['visual'], args: { open: true } };
/** Below 768 px the button is the flag alone. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
