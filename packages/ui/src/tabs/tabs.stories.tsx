import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceTag } from '../price-tag/price-tag.tsx';
import { InWords } from '../test/in-words.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Sobre o produto',
    tabs: [
      { value: 'details', label: 'Descrição', content: 'Motor de 750 W com impacto.' },
      { value: 'specs', label: 'Ficha técnica', content: 'Mandril de 13 mm.' },
      { value: 'delivery', label: 'Retirada e entrega', content: 'Retire na loja.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const ArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Descri/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Ficha técnica' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Mandril de 13 mm.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/^Retire/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Descri/ })).toHaveFocus();
  },
};

/** More than fit: the row scrolls. */
export const Many: Story = {
  args: {
    defaultValue: '4',
    tabs: [
      'Descrição do fabricante',
      'Ficha técnica',
      'Peças de reposição',
      'Garantia e assistência',
      'Retirada e entrega',
    ].map((label, at) => ({ value: String(at), label, content: label })),
  },
  decorators: [(Story) => <div className="w-82">{Story()}</div>],
};

/** Put together by hand: a price stands between the row and the panels, and one tab is not for now. */
export const Parts: Story = {
  render: () => (
    <InWords>
      <Tabs.Root defaultValue="details">
        <Tabs.List label="Sobre o produto">
          <Tabs.Trigger value="details">Descrição</Tabs.Trigger>
          <Tabs.Trigger value="specs">Ficha técnica</Tabs.Trigger>
          <Tabs.Trigger value="delivery" disabled>
            Retirada e entrega
          </Tabs.Trigger>
        </Tabs.List>
        <PriceTag price={money(6490, 'USD')} className="pt-4" />
        <Tabs.Panel value="details">Motor de 750 W com impacto.</Tabs.Panel>
        <Tabs.Panel value="specs">Mandril de 13 mm.</Tabs.Panel>
      </Tabs.Root>
    </InWords>
  ),
};

export const One: Story = { args: { tabs: meta.args.tabs.slice(0, 1) } };
