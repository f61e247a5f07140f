import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { compressorProduct, products } from '../test/samples.ts';
import { SearchBox, type SearchSuggestion } from './search-box.tsx';

const items: readonly SearchSuggestion[] = products.slice(3, 8).map((product) => ({
  id: product.code,
  href: product.href,
  name: product.name,
  image: product.image,
  price: product.price,
}));

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: {
    action: '/produtos',
    defaultValue: 'chave',
    suggestions: { status: 'results', items },
    onTextChange: fn(),
    seeAllHref: (text) => `/produtos?text=${encodeURIComponent(text)}`,
  },
  decorators: [(Story) => <div className="min-h-110 max-w-160">{Story()}</div>],
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
  },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const Loading: Story = { tags: ['visual'], args: { suggestions: { status: 'loading' } } };
export const Nothing: Story = { args: { suggestions: { status: 'empty' } } };
export const Idle: Story = { args: { suggestions: { status: 'idle' } } };

export const Recent: Story = {
  args: {
    defaultValue: '',
    suggestions: { status: 'idle' },
    recent: ['furadeira de impacto', 'disco de corte 4½"'].map((text) => ({
      text,
      href: `/produtos?text=${encodeURIComponent(text)}`,
    })),
    onForgetRecent: fn(),
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [(Story) => <div className="bg-brand p-3">{Story()}</div>],
};

export const LongNamesInGuaranis: Story = {
  globals: { currency: 'PYG' },
  args: {
    defaultValue: 'compresor',
    suggestions: {
      status: 'results',
      items: [
        { ...compressorProduct, id: '1', price: money(9876543, 'PYG') },
        { ...compressorProduct, id: '2', href: '/produto/2', image: null, price: null },
      ],
    },
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
