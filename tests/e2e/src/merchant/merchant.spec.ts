import type { Locator, Page } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';
import { BackOffice } from '../pages/back-office.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { RegistrationForm } from '../pages/registration-form.ts';
import type { Storefront } from '../pages/storefront.ts';
import { isSigned, readEvent, type OrderEvent } from './events.ts';
import { wanted, type Sold } from './goods.ts';
import type { ReceivedMail } from './mail-server.ts';
import { bannerTitle, counter, shopName, shopPhone } from './settings.ts';
import type { MerchantShop } from './shop.ts';
import { expect, test } from './test.ts';

/**
 * A merchant's own shop, from an empty database to goods that went over the counter, with nothing played
 * but what lies outside of it: docs/merchant.md makes it, buyers and staff use it.
 */

const words = {
  br: {
    register: 'Criar conta',
    viewOrder: 'Ver o pedido',
    paid: /^Pagamento recebido: pedido (\d{6})$/,
    code: /Código de (?:retirada|entrega): (\S+(?: \S+)?)\s*$/m,
    confirm: /^Confirme seu e-mail$/,
    confirmed: 'E-mail confirmado',
    handedOver: /^(?:Retirado|Entregue): pedido/,
    products: 'Produtos',
    searchProducts: 'Código ou nome',
    pieces: 'Peças na prateleira',
    ways: ['Cartão em até 6×', 'Pix'],
    collect: /^Quando: Retire .+ (?:até as|a partir das) \d+h(?:\d\d)?$/m,
  },
  py: {
    register: 'Crear cuenta',
    viewOrder: 'Ver el pedido',
    paid: /^Pago recibido: pedido (\d{6})$/,
    code: /Código de (?:retiro|entrega): (\S+(?: \S+)?)\s*$/m,
    confirm: /^Confirme su correo electrónico$/,
    confirmed: 'Correo confirmado',
    handedOver: /^(?:Retirado|Entregado): pedido/,
    products: 'Productos',
    searchProducts: 'Código o nombre',
    pieces: 'Piezas en el estante',
    ways: ['Tarjeta de crédito o débito', 'Pago con QR', 'Transferencia bancaria'],
    collect: /^Cuándo: Retire .+ (?:hasta|desde) las \d+(?::\d\d)? h$/m,
  },
} as const satisfies Record<RegionCode, unknown>;

/** A recipient's mail with a subject, once it has arrived. */
async function mailTo(
  { mails }: MerchantShop,
  recipient: string,
  about: RegExp,
  known: readonly ReceivedMail[] = [],
): Promise<ReceivedMail> {
  const find = () =>
    mails.received.find(
      (mail) => mail.to.includes(recipient) && about.test(mail.subject) && !known.includes(mail),
    );
  await expect.poll(() => find()?.subject, { timeout: 30_000 }).toBeDefined();
  const mail = find();
  if (!mail) throw new Error('The mail is gone.');
  expect(mail.secure).toBe(true);
  expect(mail.from).toBe('Your shop <sales@shop.test>');
  return mail;
}

/** The back office goes by the shop's name and mark too, in its header and tab. */
async function expectOwnOffice(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header).toContainText(shopName);
  await expect.poll(() => shownWidth(header.getByRole('presentation').first())).toBe(96);
  for (const icon of await page.locator('link[rel$=icon]').all()) {
    await expect(icon).toHaveAttribute('href', /^\/media\/picture\.[0-9a-f]{64}-icon\.png$/);
  }
  expect(await page.content()).not.toContain('Ponte');
}

const shownWidth = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.naturalWidth);

/** The shop's mark stands in its header and tab, and messengers have its picture. */
async function expectOwnPictures(page: Page): Promise<void> {
  const mark = page.getByRole('banner').locator('a[href="/"] img');
  await expect.poll(() => shownWidth(mark)).toBe(96);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  const sharing = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const [address, type] of [
    [icon, 'image/png'],
    [sharing, 'image/jpeg'],
  ] as const) {
    const kind = await page.evaluate(async (path) => {
      const answer = await fetch(path);
      return `${answer.status} ${answer.headers.get('content-type')}`;
    }, address ?? '');
    expect(kind).toBe(`200 ${type}`);
  }
}

/** Searches for a product as a shopper who knows its name, and puts a piece into the cart. */
async function find(store: Storefront, product: Sold): Promise<void> {
  const { page, main } = store;
  await store.open('/');
  await expect(store.categories.getByRole('link', { name: product.category })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(shopPhone);
  await expectOwnPictures(page);
  const banner = store.here.code === 'br' ? bannerTitle.pt : bannerTitle.es;
  await expect(main.getByText(banner)).toBeVisible();
  await store.search.fill(product.name);
  await store.search.press('Enter');
  await main.getByRole('link', { name: product.name }).first().click();
  await expect(store.title).toHaveText(product.name);
  await store.hydrated();
  // The settings leave a boleto out, and say how many instalments a card takes.
  const ways = main.locator('[data-slot=payment-methods] li');
  await expect(ways).toHaveText([...words[store.here.code].ways]);
  await expect(main.getByText(/^Retire .+ \d+(?:h\d*|(?::\d\d)? h)$/)).toBeVisible();
  const picture = main.getByRole('img', { name: product.name }).first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth > 0, img.currentSrc]))
    .toEqual([true, expect.stringContaining(`${new URL(page.url()).origin}/media/`)]);
  await store.addToCart.click();
}

/** From the checkout's first step to the page that says that it is paid. */
async function pay(page: Page, store: Storefront, delivery: 'counter' | 'home'): Promise<void> {
  const checkout = new CheckoutPage(page, store);
  if (delivery === 'home') await checkout.radio('home').check();
  await checkout.button('goOn').click();
  await checkout.radio('method').check();
  await checkout.button('pay').click();
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(store.title).toHaveText(checkout.text('paid'));
}

/** What the mail of a paid order says: its number and its pickup code. */
function paidOrder(region: RegionCode, { subject, text }: ReceivedMail) {
  const code = words[region].code.exec(text)?.[1] ?? '';
  expect(code, text).toMatch(/^[A-Z2-9]{4}[ -]?[A-Z2-9]{4}$/);
  return { code, number: Number(words[region].paid.exec(subject)?.[1]) };
}

/** The notices of an order that the merchant's system received, in order. */
async function eventsOf(shop: MerchantShop, number: number): Promise<OrderEvent[]> {
  const read = () =>
    shop.events.received
      .map((received) => ({ event: readEvent(received), received }))
      .filter(({ event }) => event.order.number === number)
      .map(({ event, received }) => {
        expect(isSigned(received, shop.eventsKey)).toBe(true);
        return event;
      })
      .toSorted((one, other) => one.sequence - other.sequence);
  await expect
    .poll(() => read().map(({ type }) => type), { timeout: 30_000 })
    .toEqual(['order.placed', 'order.paid']);
  return read();
}

/** How many pieces the back office says that stand on the shelf. */
async function piecesOf(office: BackOffice, region: RegionCode, { code }: Sold): Promise<number> {
  const t = words[region];
  await office.open('/products');
  await office.page.getByLabel(t.searchProducts).fill(code);
  await office.page.getByRole('button', { name: office.words.search }).click();
  await office.page.getByRole('row').filter({ hasText: code }).getByRole('link').click();
  return Number(await office.page.getByLabel(t.pieces).inputValue());
}

/** Finds an order by its code and hands it over. */
async function handOver(office: BackOffice, code: string): Promise<void> {
  const { page, words: text } = office;
  await office.searchOrders(code);
  await page.getByRole('row').nth(1).getByRole('link').click();
  const field = page.getByRole('textbox', { name: text.pickupCode, exact: true });
  await field.fill(code);
  await page.getByRole('button', { name: text.handOver, exact: true }).click();
  await expect(field).toHaveCount(0);
}

/** Sends a home delivery, and closes it with the name of who took it. */
async function bring(office: BackOffice, number: number): Promise<void> {
  const { page, words: text } = office;
  await office.searchOrders(String(number));
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('textbox', { name: text.trackingNumber }).fill('AA123456789PY');
  const ship = page.getByRole('button', { name: text.ship, exact: true });
  await ship.click();
  await expect(ship).toHaveCount(0);
  const field = page.getByRole('textbox', { name: text.deliveredTo });
  await field.fill('Rosa, la vecina');
  await page.getByRole('button', { name: text.deliver, exact: true }).click();
  await expect(field).toHaveCount(0);
}

test('the document’s commands make a shop of two countries’ spreadsheets, and say what is wrong with them', async ({
  shop,
}) => {
  expect(shop.refused.output).toContain('goods.csv is not UTF-8 and was read as Windows-1252.');
  expect(shop.refused.output).toContain('24 products saved, 1 lines skipped');
  expect(shop.refused.report).toContain('may be thousands or a fraction');
  expect(shop.imported[0]).toContain('25 products saved, 0 lines skipped');
  expect(shop.imported[1]).toContain('25 pictures are fetched');
  expect(shop.imported[1]).toContain('25 products saved, 0 lines skipped');
  // Those of goods, and a brand's logo.
  const kept = Array.from(shop.bucket.objects.values());
  expect(kept.filter(({ type }) => type === 'image/webp')).toHaveLength(51);
});

for (const region of ['br', 'py'] as const) {
  const product = wanted[region];
  const t = words[region];
  const foreign = region === 'br';

  test.describe(region, () => {
    test.use({ region, locale: foreign ? 'pt-BR' : 'es-PY' });

    test(`what its merchant imported is found, paid at the provider and handed over (${region})`, async ({
      page,
      context,
      shop,
      store,
      visitor,
      troubles,
    }) => {
      test.slow();
      const email = `cliente-${region}@shop.test`;
      const { main } = store;
      const checkout = new CheckoutPage(page, store);

      await test.step('the shopper finds the product and becomes a customer on the way', async () => {
        await find(store, product);
        await store.cart.root.getByRole('link', { name: checkout.text('buy') }).click();
        await main.getByRole('link', { name: t.register }).click();
        const form = new RegistrationForm(page, region);
        await form.fillOpen(email);
        await form.fillSecret();
        await form.submit.click();
        await expect(page).toHaveURL(/\/checkout$/);
        const link = /https:\S+\/app\/confirmation-email\/\S+/.exec(
          (await mailTo(shop, email, t.confirm)).text,
        )?.[0];
        const inMail = await context.newPage();
        await inMail.goto(link ?? '/no-link-in-the-mail');
        await expect(inMail.getByRole('heading', { name: t.confirmed })).toBeVisible();
        await inMail.close();
      });

      const mail = await test.step('pays, and has the code by mail', async () => {
        await pay(page, store, 'counter');
        return mailTo(shop, email, t.paid);
      });
      expect(mail.text).toContain(counter);
      expect(mail.text).toMatch(t.collect);
      expect(mail.text).toContain(shopName);
      const bought = paidOrder(region, mail);
      const first = await eventsOf(shop, bought.number);
      for (const { order, buyer } of first) {
        expect(buyer).toMatchObject({
          kind: foreign ? 'foreigner' : 'resident',
          firstName: 'Ana',
          lastName: 'Benítez',
          email,
          identity: '4567890',
          ...(!foreign && { document: { kind: 'RUC', number: '800280610' } }),
          address: { street: 'Avenida Brasil', country: foreign ? 'BR' : 'PY' },
        });
        expect(order).toMatchObject({
          currency: foreign ? 'USD' : 'PYG',
          lines: [
            {
              code: product.code,
              name: { [foreign ? 'pt' : 'es']: product.name },
              quantity: 1,
              short: 0,
              taxPercent: product.taxPercent,
            },
          ],
          delivery: { kind: 'counter', totalMinor: 0 },
        });
        const [line] = order.lines;
        expect(order.totalMinor).toBe(line?.totalMinor);
        expect((line?.taxBasisMinor ?? 0) + (line?.taxMinor ?? 0)).toBe(line?.totalMinor);
      }
      expect(first.at(-1)?.order.payments).toMatchObject([{ provider: 'http', paid: true }]);

      const office =
        await test.step('staff is invited, and signs in with a one-time code', async () => {
          // Who is not signed in yet is asked for nothing but that.
          troubles.expect(/status of 401/);
          const staff = `equipo-${region}@shop.test`;
          const accepting = new BackOffice(await (await visitor()).newPage(), shop.staff, region);
          const colleague = await accepting.accept(await shop.invite(staff), staff, 'Rosa Ayala');
          const desk = new BackOffice(await (await visitor()).newPage(), shop.staff, region);
          await desk.open('/');
          await expectOwnOffice(desk.page);
          await desk.signIn(colleague);
          await expect(desk.title).toHaveText(desk.words.orders);
          await expectOwnOffice(desk.page);
          return desk;
        });

      await test.step('who shows the code has the goods, and the stock knows', async () => {
        expect(await piecesOf(office, region, product)).toBe(product.pieces);
        await handOver(office, bought.code);
        expect(await piecesOf(office, region, product)).toBe(product.pieces - 1);
        await mailTo(shop, email, t.handedOver);
      });

      if (!foreign) {
        await test.step('and once more, brought home', async () => {
          await find(store, product);
          await store.cart.root.getByRole('link', { name: checkout.text('buy') }).click();
          await pay(page, store, 'home');
          const brought = paidOrder(region, await mailTo(shop, email, t.paid, [mail]));
          const [placed] = await eventsOf(shop, brought.number);
          const { lines, delivery, totalMinor } = placed?.order ?? {};
          expect(delivery).toMatchObject({ kind: 'home' });
          expect(delivery?.totalMinor).toBeGreaterThan(0);
          expect(totalMinor).toBe((lines?.[0]?.totalMinor ?? 0) + (delivery?.totalMinor ?? 0));
          await bring(office, brought.number);
          expect(await piecesOf(office, region, product)).toBe(product.pieces - 2);
        });
      }

      expect(await shop.alarms()).toEqual([]);
    });
  });
}
