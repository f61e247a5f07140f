import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ButtonLink } from '../src/button/button.tsx';
import { EmptyState } from '../src/empty-state/empty-state.tsx';
import { ErrorState } from '../src/error-state/error-state.tsx';
import { Package } from '../src/icons/icons.tsx';
import { OrderCard, type OrderView } from '../src/order-card/order-card.tsx';
import { SectionHeading } from '../src/section-heading/section-heading.tsx';
import { Skeleton } from '../src/skeleton/skeleton.tsx';
import { usePriced } from '../src/test/currency.tsx';
import { pictures } from '../src/test/samples.ts';
import { Account } from './account.tsx';
import { useWords } from './words.ts';

const meta = {
  title: 'Screens/OrderList',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const orders: readonly OrderView[] = [
  {
    number: '10431',
    date: '2026-11-20T18:30:00Z',
    total: money(12130, 'USD'),
    status: 'awaitingPayment',
    href: '/pedido/10431',
    productCount: 3,
    images: [pictures.drill, pictures.wrench, pictures.toolbox],
  },
  {
    number: '10428',
    date: '2026-11-14T13:05:00Z',
    total: money(1695, 'USD'),
    status: 'paid',
    href: '/pedido/10428',
    productCount: 5,
    images: [pictures.saw, pictures.helmet, null, pictures.bolt, pictures.hammer],
  },
  {
    number: '10377',
    date: '2026-09-02T20:45:00Z',
    total: money(310, 'USD'),
    status: 'finished',
    href: '/pedido/10377',
    productCount: 1,
    images: [pictures.screwdriver],
  },
];

function List({ children }: { children?: ReactNode }) {
  const { orders: words } = useWords();
  const shown = usePriced(orders);
  return (
    <Account>
      <SectionHeading headingLevel={1}>{words.title}</SectionHeading>
      {children ??
        shown.map((order) => (
          <OrderCard
            key={order.number}
            order={order}
            headingLevel={2}
            action={
              order.status === 'awaitingPayment' ? (
                <ButtonLink href="/pagar" variant="action">
                  {words.payNow}
                </ButtonLink>
              ) : null
            }
          />
        ))}
    </Account>
  );
}

function NoOrders() {
  const { orders: words } = useWords();
  return (
    <List>
      <EmptyState
        icon={<Package />}
        title={words.emptyTitle}
        action={
          <ButtonLink href="/produtos" variant="brand">
            {words.emptyButton}
          </ButtonLink>
        }
      >
        {words.emptyText}
      </EmptyState>
    </List>
  );
}

function OrdersFailed() {
  const { orders: words } = useWords();
  return (
    <List>
      <ErrorState title={words.failed} onRetry={() => undefined} />
    </List>
  );
}

function Awaited() {
  return (
    <List>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-36" />
      ))}
    </List>
  );
}

// Spec: accounts 2.40
export const Shown: Story = { render: () => <List /> };
export const Phone: Story = {
  ...Shown,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Empty: Story = { render: () => <NoOrders /> };
export const Loading: Story = { render: () => <Awaited /> };
export const Failed: Story = { render: () => <OrdersFailed /> };
