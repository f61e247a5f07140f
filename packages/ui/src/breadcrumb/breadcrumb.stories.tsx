import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Início', href: '/' },
      { label: 'Elétricas', href: '/produtos/eletricas' },
      { label: 'Furadeira de impacto 13 mm 750 W 220 V' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToProduct: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The way wraps; the page's own name is cut off after a line. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Início', href: '/' },
      {
        label: 'Compressores, geradores e equipamentos pneumáticos',
        href: '/produtos/compressores',
      },
      {
        label: 'Compressores de pistão trifásicos para oficina',
        href: '/produtos/compressores/trifasicos',
      },
      {
        label:
          'Compressor de ar industrial de dois pistões 300 litros 5 HP trifásico com chave de partida',
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};
