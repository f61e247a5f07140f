import { money, multiply, sum } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { InWords } from '../test/in-words.tsx';
import { cartLines, cartTotals } from '../test/samples.ts';
import { CartDrawer, type CartDrawerProps, type CartLineView } from './cart-drawer.tsx';

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    lines: cartLines,
    ...cartTotals,
    shippingLabel: 'Retirada na loja',
    onQuantityChange: fn(),
    onRemove: fn(),
    onClear: fn(),
    checkoutHref: '/checkout',
  },
  decorators: [(Story) => <div className="min-h-svh">{Story()}</div>],
} satisfies Meta<typeof CartDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Empty: Story = { tags: ['visual'], args: { lines: [] } };
export const Saving: Story = { args: { pending: true } };
export const WithoutCheckout: Story = { args: { checkoutHref: undefined, shipping: undefined } };

export const SaveFailed: Story = {
  args: {
    notice: (
      <Notice
        tone="danger"
        role="alert"
        title="O carrinho não foi salvo"
        action={<Button size="sm">Tentar novamente</Button>}
      >
        Ele está guardado neste aparelho.
      </Notice>
    ),
  },
};

export const InGuaranis: Story = {
  tags: ['visual'],
  globals: { currency: 'PYG' },
  args: {
    lines: cartLines.map(({ id, name, code, image }) => ({
      id,
      name,
      code,
      image,
      unitPrice: money(1234567, 'PYG'),
      quantity: 12,
      total: money(14814804, 'PYG'),
    })),
    subtotal: money(44444412, 'PYG'),
    shipping: money(45000, 'PYG'),
    shippingLabel: undefined,
    total: money(44489412, 'PYG'),
    others: [money(599588, 'USD'), money(3249767, 'BRL'), money(830429380, 'ARS')],
  },
};

/** The first press asks; for 3 s a second one clears. */
export const ConfirmingClear: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Limpar|Vaciar)/ }));
    await expect(screen.getByRole('button', { name: /^Confirmar/ })).toBeVisible();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

/** A cart that can be changed, as a shopper would. */
export const Interactive: Story = {
  args: { open: false },
  render: (args) => <InteractiveCart {...args} />,
};

function withQuantity(line: CartLineView, quantity: number): CartLineView {
  return { ...line, quantity, total: multiply(line.unitPrice, quantity) };
}

function InteractiveCart(props: CartDrawerProps) {
  const [open, setOpen] = useState(props.open);
  const [lines, setLines] = useState(props.lines);
  const total = sum(
    lines.map((line) => line.total),
    props.total.currency,
  );
  return (
    <div className="p-4">
      <Button variant="brand" onClick={() => setOpen(true)}>
        <InWords>Abrir carrinho</InWords>
      </Button>
      <CartDrawer
        {...props}
        open={open}
        onOpenChange={setOpen}
        lines={lines}
        subtotal={total}
        total={total}
        others={[]}
        onQuantityChange={(id, quantity) =>
          setLines(lines.map((line) => (line.id === id ? withQuantity(line, quantity) : line)))
        }
        onRemove={(id) => setLines(lines.filter((line) => line.id !== id))}
        onClear={() => setLines([])}
      />
    </div>
  );
}
