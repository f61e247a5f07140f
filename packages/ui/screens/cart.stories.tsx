import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '../src/button/button.tsx';
import { CartDrawer } from '../src/cart-drawer/cart-drawer.tsx';
import { Notice } from '../src/notice/notice.tsx';
import { useCartLines, useCartTotals } from './goods.ts';
import { Home } from './home.tsx';
import { useWords } from './words.ts';

const meta = {
  title: 'Screens/Cart',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawer over the home page. */
function OverHome({ empty = false, notice }: { empty?: boolean; notice?: ReactNode }) {
  const { pickupLine } = useWords();
  const lines = useCartLines();
  return (
    <>
      <Home />
      <CartDrawer
        open
        onOpenChange={() => undefined}
        lines={empty ? [] : lines}
        {...useCartTotals('collected')}
        shippingLabel={pickupLine}
        onQuantityChange={() => undefined}
        onRemove={() => undefined}
        onClear={() => undefined}
        checkoutHref="/checkout"
        notice={notice}
      />
    </>
  );
}

function NotSaved() {
  const words = useWords();
  return (
    <OverHome
      notice={
        <Notice
          tone="danger"
          role="alert"
          title={words.saveFailedTitle}
          action={<Button size="sm">{words.retry}</Button>}
        >
          {words.saveFailedText}
        </Notice>
      }
    />
  );
}

export const Open: Story = { render: () => <OverHome /> };
export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Empty: Story = { render: () => <OverHome empty /> };
export const SaveFailed: Story = { render: () => <NotSaved /> };
