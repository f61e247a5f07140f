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
      { label: 'Inicio', href: '/' },
      { label: 'Compresores, generadores y equipos neumáticos', href: '/productos/compresores' },
      {
        label: 'Compresores de pistón trifásicos para taller',
        href: '/productos/compresores/trifasicos',
      },
      {
        label:
          'Compresor de aire industrial de dos pistones 300 litros 5 HP trifásico con tablero de arranque',
      },
    ],
  },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};
