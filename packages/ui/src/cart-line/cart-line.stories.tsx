import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { pictures } from '../test/samples.ts';
import { CartLine } from './cart-line.tsx';

const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  args: {
    line: {
      id: '1',
      name: 'Furadeira de impacto 13 mm 750 W 220 V',
      code: 'FUR-7513',
      href: '/produto/furadeira',
      image: pictures.drill,
      unitPrice: money(6490, 'USD'),
      quantity: 2,
      total: money(12980, 'USD'),
    },
    onQuantityChange: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InDollars: Story = {};

/** The narrowest phone, a long name, nine figures. */
export const LongInGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    line: {
      id: '2',
      name: 'Compresor de aire industrial de dos pistones 300 litros 5 HP trifásico con tablero',
      code: 'COM-300-5HP-TRI-0042',
      image: pictures.battery,
      unitPrice: money(12345678, 'PYG'),
      quantity: 12,
      total: money(148148136, 'PYG'),
      notice: 'El precio cambió desde que lo agregó.',
    },
  },
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
};

/** No more than five can be ordered. */
export const Limited: Story = {
  args: {
    line: {
      id: '3',
      name: 'Serrote profissional 22" dente temperado',
      code: 'SER-2200',
      href: '/produto/serrote',
      image: pictures.saw,
      unitPrice: money(970, 'USD'),
      quantity: 5,
      total: money(4850, 'USD'),
      maxQuantity: 5,
      notice: 'Restam 5 unidades.',
    },
  },
};

export const WithoutPicture: Story = {
  args: {
    line: {
      id: '4',
      name: 'Parafuso sextavado M10 x 60',
      code: 'PAR-1060',
      image: null,
      unitPrice: money(1840, 'USD'),
      quantity: 1,
      total: money(1840, 'USD'),
    },
  },
};
