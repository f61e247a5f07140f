import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InWords } from '../test/in-words.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Basics/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        value: 'pickup',
        title: 'Até quando posso retirar o pedido?',
        content: 'O pedido fica separado por quinze dias corridos depois do pagamento.',
      },
      {
        value: 'documents',
        title: 'Que documento levo para a retirada?',
        content: 'O mesmo do cadastro: CPF, RG ou cédula.',
      },
      {
        value: 'warranty',
        title: 'Como funciona a garantia das ferramentas elétricas?',
        content: 'A garantia é do fabricante e começa na data da nota.',
      },
    ],
    defaultValue: 'pickup',
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = {};
export const AllClosed: Story = { args: { defaultValue: undefined } };

/** Opening one closes the one that was open. */
export const Single: Story = {
  args: { single: true },
  play: async ({ canvasElement, userEvent }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    const summary = second?.querySelector('summary');
    if (!summary) throw new Error('The second item has no summary.');
    await userEvent.click(summary);
    await expect(second?.open).toBe(true);
    await expect(first?.open).toBe(false);
  },
};

/** Put together by hand: a heading stands between the items. */
export const Parts: Story = {
  render: () => (
    <InWords>
      <Accordion.Root>
        <Accordion.Item title="Até quando posso retirar o pedido?" open>
          O pedido fica separado por quinze dias corridos depois do pagamento.
        </Accordion.Item>
        <p className="py-3 text-sm text-muted">Sobre os produtos</p>
        <Accordion.Item title="Como funciona a garantia das ferramentas elétricas?">
          A garantia é do fabricante e começa na data da nota.
        </Accordion.Item>
      </Accordion.Root>
    </InWords>
  ),
};
