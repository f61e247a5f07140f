import { expectNoAxeViolations } from '../harness/axe.ts';
import { expectFocusSeen } from '../harness/focus.ts';
import { test } from '../harness/staff-test.ts';
import { tabTo } from '../harness/tab-to.ts';
import { expect, onItsOwnShop, phoneWidth } from '../harness/test.ts';
import { pressAtProvider } from '../harness/work-in-shop.ts';

/** The back office without a pointer, and in one hand. */

test.use(onItsOwnShop);

test('an order is found, made ready and cancelled with the keyboard alone', async ({
  office,
  shop,
  customer,
  catalogue,
}) => {
  const { page, words } = office;
  const product = await catalogue.buyable(0);
  const paid = await customer.order(product);
  await pressAtProvider(shop, paid.paymentLink, 'approve');
  await customer.order(product);

  await office.open('/orders');
  await expect(office.title).toHaveText(words.orders);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByLabel(words.searchOrders));
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(3);

  // Newest first: unpaid orders, then paid ones.
  const links = page.getByRole('row').getByRole('link');
  await tabTo(page, links.nth(1));
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(office.title).toBeFocused();
  const ready = page.getByRole('button', { name: 'Listo para retirar' });
  await tabTo(page, ready);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Listo en mostrador', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(3);
  await tabTo(page, links.first());
  await page.keyboard.press('Enter');
  const cancel = page.getByRole('button', { name: 'Cancelar el pedido' });
  await tabTo(page, cancel);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Cancelar el pedido' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pedido cancelado', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: phoneWidth, height: 740 } });

  test('every section is reached from the menu, and no page is wider than the phone', async ({
    office,
    customer,
    catalogue,
  }) => {
    test.slow();
    const { page } = office;
    await customer.order(await catalogue.buyable(0));
    // Not the root, which leads on here: a menu closes with the navigation.
    await office.open('/orders');
    const menu = page.getByRole('button', { name: 'Abrir el menú' });
    await menu.click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    const names = await page.getByRole('dialog').getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    for (const name of names) {
      await menu.click();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, phoneWidth]);
      await expectNoAxeViolations(page);
    }
  });
});
