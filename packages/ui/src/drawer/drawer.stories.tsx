import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  argTypes: {
    children: {
      description: 'What scrolls between title and foot; it brings its own padding.',
      table: { type: { summary: 'ReactNode' } },
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Categorias',
    children: <p className="p-5">Ferramentas manuais</p>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { side: 'start' } };
export const Closed: Story = { args: { open: false } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The content scrolls between the title and what stays at the foot. */
export const LongContent: Story = {
  args: {
    title: 'Categorías y departamentos de la tienda',
    aside: <span className="text-muted">40</span>,
    footer: (
      <div className="border-t border-line p-5">
        <Button variant="action" block>
          Ver todos os produtos
        </Button>
      </div>
    ),
    children: (
      <ul className="grid gap-3 p-5">
        {Array.from({ length: 40 }, (_, line) => (
          <li key={line}>
            <a href={`/produtos/${line}`}>Compressores, geradores e equipamentos pneumáticos</a>
          </li>
        ))}
      </ul>
    ),
  },
};
