import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../harness/axe.ts';
import { shown } from '../harness/money.ts';
import type { RegionCode } from '../harness/region.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** What a customer sees of an order: from the payment to the code at the counter (accounts.md §2). */

const words: Readonly<Record<RegionCode, Readonly<Record<string, string>>>> = {
  br: {
    none: 'Você ainda não fez pedidos',
    viewOrder: 'Ver o pedido',
    payNow: 'Pagar agora',
    approve: 'Aprovar o pagamento',
    decline: 'Recusar o pagamento',
    paid: 'Pagamento confirmado',
    declined: 'O pagamento não foi feito',
    code: 'Código de retirada',
    qr: 'QR code com o código',
    again: 'Comprar de novo',
    inCart: 'está no carrinho',
    missing: 'Pedido não encontrado',
    nothing: 'Nenhum pagamento para acompanhar',
    success: 'Compra concluída',
    ticket: 'Baixar comprovante (PDF)',
    downloaded: 'Comprovante baixado.',
  },
  py: {
    none: 'Todavía no hizo pedidos',
    viewOrder: 'Ver el pedido',
    payNow: 'Pagar ahora',
    approve: 'Aprobar el pago',
    decline: 'Rechazar el pago',
    paid: 'Pago confirmado',
    declined: 'El pago no se realizó',
    code: 'Código de retiro',
    qr: 'Código QR con el código',
    again: 'Comprar de nuevo',
    inCart: 'está en el carrito',
    missing: 'Pedido no encontrado',
    nothing: 'Ningún pago para seguir',
    success: 'Compra concluida',
    ticket: 'Descargar comprobante (PDF)',
    downloaded: 'Comprobante descargado.',
  },
};

/** CSS holds an inch to be 96 pixels. */
const pixelsPerMm = 96 / 25.4;

// Spec: storefront 2.11, 2.14, 6.2
// Spec: accounts 2.15, 6.2
test(
  'a visitor who asks for orders is sent to sign in and back',
  inBrazilAlone,
  async ({ page }) => {
    await page.goto('/pedidos?situacao=pago');
    await expect(page).toHaveURL('/login?redirect=%2Fpedidos%3Fsituacao%3Dpago');
  },
);

// Spec: accounts 2.13, 2.14, 2.15, 2.16, 2.40, 2.41, 2.42, 4.11, 9.10
test(
  'an order is paid, followed, and collected with its code; a declined payment is paid again',
  inBrazilAlone,
  async ({ page, store, catalogue, customer, region, here }) => {
    test.slow();
    const text = (key: string) => words[region][key] ?? '';
    const product = await catalogue.buyable(0);
    await customer.signInTo(page);

    await store.open('/pedidos');
    await expect(page.getByText(text('none'))).toBeVisible();
    await expectNoAxeViolations(page);

    const order = await customer.order(product, 2);
    // Who comes back without having paid finds the way to pay at the order.
    await store.open(`/checkout/payment?external_id=${order.externalId}`);
    await store.main.getByRole('link', { name: text('viewOrder') }).click();
    await expect(page).toHaveURL(`/pedido/${order.externalId}`);
    await expect(store.main.getByRole('link', { name: text('payNow') })).toBeVisible();

    await store.open('/pedidos');
    await expect(store.cards).toHaveCount(1);
    await expectNoAxeViolations(page);

    await store.cards.getByRole('link', { name: text('payNow') }).click();
    await page.getByRole('button', { name: text('decline') }).click();
    await expect(page).toHaveURL(`${here.origin}/checkout/payment?external_id=${order.externalId}`);
    await expect(store.title).toHaveText(text('declined'));
    await expectNoAxeViolations(page);

    await store.main.getByRole('link', { name: text('payNow') }).click();
    await page.getByRole('button', { name: text('approve') }).click();
    await expect(store.title).toHaveText(text('paid'));
    await expect(store.main.getByRole('heading', { name: text('code') })).toBeVisible();
    await expectNoAxeViolations(page);

    await store.reload();
    await expect(store.title).toHaveText(text('paid'));

    await store.open(`/pedido/${order.externalId}`);
    await expect(store.main.getByRole('heading', { name: text('code') })).toBeVisible();
    await expect(store.main.getByRole('link', { name: text('payNow') })).toHaveCount(0);
    const total = { ...product.price, minor: product.price.minor * 2 };
    await expect(store.main.getByText(shown(total)).first()).toBeVisible();
    await expectNoAxeViolations(page);

    // In print, the order has a QR code that a camera reads, and the amount paid.
    await page.emulateMedia({ media: 'print' });
    const qr = await store.main.getByRole('img', { name: text('qr') }).boundingBox();
    expect(qr?.width).toBeGreaterThan(30 * pixelsPerMm);
    expect(qr?.height).toBe(qr?.width);
    await expect(store.main.getByText(shown(total)).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await downloadTicket(page, text('ticket'));
    await expect(store.main.getByText(text('downloaded'))).toBeVisible();

    await store.main.getByRole('button', { name: text('again') }).click();
    await expect(store.main.getByText(text('inCart'))).toBeVisible();
    await store.cartSaved();

    await store.open('/success');
    await expect(store.title).toHaveText(text('success'));
    await expectNoAxeViolations(page);
    await downloadTicket(page, text('ticket'));
  },
);

/** Presses the button and finds a PDF among what the browser saved. */
async function downloadTicket(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pedido-\d{6}\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

// Spec: accounts 2.13, 2.16, 8.10
test(
  'an order of nobody, and a payment without an order, say so',
  inParaguayAlone,
  async ({ page, store, customer, region, troubles }) => {
    troubles.expect(/Failed to load resource: the server responded with a status of 404/);
    await customer.signInTo(page);

    await store.open('/pedido/there-is-no-such-order');
    await expect(store.title).toHaveText(words[region]['missing'] ?? '');

    await store.open('/checkout/payment');
    await expect(store.title).toHaveText(words[region]['nothing'] ?? '');
  },
);
