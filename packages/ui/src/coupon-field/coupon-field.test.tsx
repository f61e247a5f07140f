import { money } from '@ponte/regional/money';
import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { CouponField } from './coupon-field.tsx';

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}[^>]*>`, 'g')) ?? [];
const applied = { code: 'OFICINA10', discount: money(649, 'USD') };

test('is a form that sends the code without JavaScript', () => {
  const html = renderHtml(<CouponField action="/carrinho/cupom" defaultValue="OFICINA10" />);
  expect(tags(html, 'form')[0]).toMatch(/action="\/carrinho\/cupom"/);
  expect(tags(html, 'form')[0]).toMatch(/method="post"/);
  expect(tags(html, 'input')[0]).toMatch(/name="coupon"/);
  expect(tags(html, 'input')[0]).toMatch(/value="OFICINA10"/);
  expect(tags(html, 'button')[0]).toMatch(/type="submit"/);
});

test('sends the code to remove by its button', () => {
  const [button] = tags(renderHtml(<CouponField applied={applied} />), 'button');
  expect(button).toMatch(/name="removeCoupon"/);
  expect(button).toMatch(/value="OFICINA10"/);
  expect(button).toContain('aria-label="Remover o cupom OFICINA10"');
});

test('says what a coupon takes off, and no longer why another was refused', () => {
  const html = renderHtml(<CouponField applied={applied} error="Este cupom não existe." />);
  expect(html).toContain('Cupom aplicado: desconto de U$\u00A06,49');
  expect(html).not.toContain('não existe');
  expect(tags(html, 'input')[0]).toMatch(/readonly/i);
});

test('shows a refusal at its field', () => {
  const html = renderHtml(<CouponField error="Este cupom não existe." />);
  expect(tags(html, 'input')[0]).toContain('aria-invalid="true"');
  expect(html).toMatch(/role="alert"[^]*Este cupom não existe\./);
});
