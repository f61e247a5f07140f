import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../src/breadcrumb/breadcrumb.tsx';
import { Button, ButtonLink } from '../src/button/button.tsx';
import { CartSummary } from '../src/cart-summary/cart-summary.tsx';
import { Printer } from '../src/icons/icons.tsx';
import { Money } from '../src/money/money.tsx';
import { Notice } from '../src/notice/notice.tsx';
import { OrderTimeline } from '../src/order-timeline/order-timeline.tsx';
import { PickupCode } from '../src/pickup-code/pickup-code.tsx';
import { Picture } from '../src/picture/picture.tsx';
import { StatusBadge, type OrderStatus } from '../src/status-badge/status-badge.tsx';
import { Account } from './account.tsx';
import { useCartLines, useCartTotals } from './goods.ts';
import { Panel } from './panel.tsx';
import { useIsParaguay, useWords } from './words.ts';

const meta = {
  title: 'Screens/Order',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Detail({ status }: { status: Extract<OrderStatus, 'paid' | 'awaitingPayment'> }) {
  const { account, orders: words } = useWords();
  const paid = status === 'paid';
  return (
    <Account>
      <Breadcrumb
        items={[
          { label: account, href: '/perfil' },
          { label: words.title, href: '/pedidos' },
          { label: words.order('10431') },
        ]}
      />
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl font-bold tracking-tight">{words.order('10431')}</h1>
        <StatusBadge status={status} />
        <p className="basis-full text-muted">{words.placed}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid grid-cols-1 gap-5">
          {paid ? <Collect /> : <Pay />}
          <Progress status={status} />
        </div>
        <Bought />
      </div>
    </Account>
  );
}

function Collect() {
  const { orders: words } = useWords();
  return (
    <PickupCode
      code="4817-22"
      headingLevel={2}
      action={
        <Button size="sm">
          <Printer />
          {words.print}
        </Button>
      }
    >
      {words.where}
    </PickupCode>
  );
}

function Pay() {
  const { orders: words } = useWords();
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink href="/pagar" variant="action">
          {words.payNow}
        </ButtonLink>
      }
    >
      {words.unpaid}
    </Notice>
  );
}

function Progress({ status }: { status: OrderStatus }) {
  const { orders: words } = useWords();
  const means = useIsParaguay() ? 'QR' : 'Pix';
  const paid = status === 'paid';
  return (
    <Panel title={words.progress}>
      <OrderTimeline
        steps={[
          { status: 'awaiting', date: '2026-11-20T18:30:00Z' },
          { status: 'awaitingPayment', date: '2026-11-20T18:30:10Z' },
          paid ? { status: 'paid', date: '2026-11-20T18:41:00Z', note: means } : { status: 'paid' },
          { status: 'finished' },
        ]}
        current={paid ? 2 : 1}
      />
    </Panel>
  );
}

function Bought() {
  const { orders: words, pickupLine } = useWords();
  return (
    <Panel title={words.products}>
      <ul className="mb-4 grid gap-4 border-b border-line pb-4">
        {useCartLines().map(({ id, name, image, quantity, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Picture image={image} className="size-16 rounded-md" />
            <span className="min-w-0 flex-[1_1_6rem] text-sm">
              <span className="font-medium">{name}</span>
              <span className="block text-muted tabular-nums">{quantity} ×</span>
            </span>
            <Money amount={total} className="ml-auto font-semibold" />
          </li>
        ))}
      </ul>
      <CartSummary {...useCartTotals('collected')} shippingLabel={pickupLine} />
    </Panel>
  );
}

// Spec: accounts 2.41
export const WithPickupCode: Story = { render: () => <Detail status="paid" /> };
export const Phone: Story = {
  ...WithPickupCode,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
// Spec: accounts 2.41
export const ToBePaid: Story = {
  render: () => <Detail status="awaitingPayment" />,
};
