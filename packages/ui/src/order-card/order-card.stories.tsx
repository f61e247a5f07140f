import { money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button.tsx';
import { pictures } from '../test/samples.ts';
import { OrderCard } from './order-card.tsx';

const meta = {
  title: 'Orders/OrderCard',
  component: OrderCard,
  args: {
    order: {
      number: '10428',
      date: '2026-11-20T18:30:00Z',
      total: money(12130, 'USD'),
      status: 'paid',
      href: '/pedido/10428',
      productCount: 3,
      images: [pictures.drill, pictures.wrench, pictures.toolbox],
      goods: 'Furadeira de impacto 650 W, chave combinada 13 mm, caixa de ferramentas',
    },
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const ToBePaid: Story = {
  globals: { currency: 'PYG' },
  args: {
    order: {
      ...meta.args.order,
      status: 'awaitingPayment',
      total: money(123_456_789, 'PYG'),
      productCount: 12,
      images: [pictures.drill, pictures.saw, null, pictures.helmet, pictures.bolt],
    },
    action: (
      <ButtonLink href="https://pay.example/1" variant="action">
        Pagar agora
      </ButtonLink>
    ),
  },
};

/** Only what every order has. */
export const Bare: Story = {
  args: {
    order: {
      number: '10429',
      date: '2026-11-20T18:30:00Z',
      total: money(435, 'USD'),
      status: 'refunded',
      href: '/pedido/10429',
    },
  },
};

export const FailedPictures: Story = {
  args: { order: { ...meta.args.order, images: [pictures.broken, null] } },
};

/** As narrow as it gets: a 320 px phone. */
export const Narrow: Story = {
  globals: { currency: 'PYG' },
  args: { ...ToBePaid.args },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
