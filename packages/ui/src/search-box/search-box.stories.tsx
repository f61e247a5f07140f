import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { compressorProduct, products } from '../test/samples.ts';
import { SearchBox, type SearchGroup, type SearchSuggestion } from './search-box.tsx';

const items: readonly SearchSuggestion[] = products.slice(3, 8).map((product) => ({
  id: product.code,
  href: product.href,
  name: product.name,
  image: product.image,
  price: product.price,
  code: product.code,
}));

const groups: readonly SearchGroup[] = [
  {
    kind: 'searches',
    items: ['chave de fenda', 'chave combinada', 'chave inglesa'].map((name) => ({
      name,
      href: `/produtos?text=${encodeURIComponent(name)}`,
    })),
  },
  {
    kind: 'categories',
    items: [
      { name: 'Chaves', within: 'Ferramentas manuais', href: '/produtos/manuais/chaves' },
      { name: 'Chaves de impacto', within: 'Ferramentas elétricas', href: '/produtos/e/chaves' },
    ],
  },
  { kind: 'brands', items: [{ name: 'Chavetti', href: '/marca/chavetti' }] },
];

const meta = {
  title: 'Navigation/SearchBox',
  component: SearchBox,
  args: {
    action: '/produtos',
    defaultValue: 'chave',
    suggestions: { status: 'results', groups: [{ kind: 'products', items }] },
    onValueChange: fn(),
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

export const Groups: Story = {
  tags: ['visual'],
  args: {
    suggestions: {
      status: 'results',
      groups: [...groups, { kind: 'products', items: items.slice(0, 3) }],
    },
  },
  decorators: [(Story) => <div className="min-h-180 max-w-160">{Story()}</div>],
};

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

/** What others look for stands under one's own searches. */
export const Popular: Story = {
  args: { ...Recent.args, suggestions: { status: 'results', groups: groups.slice(0, 1) } },
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
      groups: [
        {
          kind: 'products',
          items: [
            { ...compressorProduct, id: '1', price: money(9876543, 'PYG') },
            { ...compressorProduct, id: '2', href: '/produto/2', image: null, price: null },
          ],
        },
      ],
    },
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
