import { money } from '@ponte/regional/money';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { CartSummary } from './cart-summary.tsx';

const read = (html: string) => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
const guaranis = money(481558, 'PYG');

describe('CartSummary', () => {
  // Spec: storefront 9.18
  test('says that a total in guaranis includes the tax', () => {
    const text = read(renderHtml(<CartSummary subtotal={guaranis} total={guaranis} />));
    expect(text).toContain('|Total|I.V.A. incluído|G$\u00A0481.558|');
  });

  // Spec: decision 43
  test('says how much of a total in guaranis is tax', () => {
    const tax = money(43778, 'PYG');
    const text = read(renderHtml(<CartSummary subtotal={guaranis} total={guaranis} tax={tax} />));
    expect(text).toContain('|Total|G$\u00A0481.558|I.V.A. incluído|G$\u00A043.778|');
  });

  // Spec: storefront 9.18
  test('says that a total in dollars is without tax', () => {
    const dollars = money(6490, 'USD');
    const tax = money(0, 'USD');
    const text = read(renderHtml(<CartSummary subtotal={dollars} total={dollars} tax={tax} />));
    expect(text).toContain('|Total|sem I.V.A.|U$\u00A064,90|');
  });

  test('calls a shipping of zero free, under its own name', () => {
    const text = read(
      renderHtml(
        <CartSummary
          subtotal={guaranis}
          shipping={money(0, 'PYG')}
          shippingLabel="Retirada na loja"
          total={guaranis}
        />,
      ),
    );
    expect(text).toContain('|Retirada na loja|Grátis|');
  });

  test('leaves out a shipping that is not known yet', () => {
    expect(renderHtml(<CartSummary subtotal={guaranis} total={guaranis} />)).not.toContain('Frete');
  });
});
