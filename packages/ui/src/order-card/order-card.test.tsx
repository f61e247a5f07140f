import { money } from '@ponte/regional/money';
import { describe, expect, test } from 'vitest';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { OrderCard, type OrderView } from './order-card.tsx';

const order: OrderView = {
  number: '10428',
  date: '2026-11-21T02:30:00Z',
  total: money(481558, 'PYG'),
  status: 'awaitingPayment',
  href: '/pedido/10428',
};

describe('OrderCard', () => {
  // Spec: accounts 2.40
  test('shows number, status and total in the kit’s language', () => {
    const html = renderHtml(<OrderCard order={order} />, esPY);
    expect(html).toContain('Pedido 10428');
    expect(html).toContain('Pago pendiente');
    expect(html).toMatch(/G\$.481\.558/);
  });

  test("shows the day of the shop's counter, not of London", () => {
    expect(renderHtml(<OrderCard order={order} />)).toContain(
      '<time data-slot="date" dateTime="2026-11-21T02:30:00Z">20/11/2026</time>',
    );
  });

  test('shows a date that is none as it came, instead of failing', () => {
    expect(renderHtml(<OrderCard order={{ ...order, date: 'ontem' }} />)).toContain('ontem');
  });

  test('names its goods', () => {
    const html = renderHtml(<OrderCard order={{ ...order, goods: 'Furadeira e mais 2' }} />);
    expect(html).toContain('>Furadeira e mais 2</p>');
  });

  test('shows four pictures and counts the products beyond them', () => {
    const images = [null, null, null, null, null, null];
    const html = renderHtml(<OrderCard order={{ ...order, images, productCount: 9 }} />);
    expect(html.match(/data-slot="picture"/g)).toHaveLength(4);
    expect(html).toContain('+5');
  });
});
