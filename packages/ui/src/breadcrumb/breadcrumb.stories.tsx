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
