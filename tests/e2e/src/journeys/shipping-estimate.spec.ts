import { isZero } from '@ponte/regional/money';
import { expectNoAxeViolations } from '../harness/axe.ts';
import { shown } from '../harness/money.ts';
import { expect, test } from '../harness/test.ts';

/** The shipping cost on a product's page: for residents only, since foreigners collect. */

const words = {
  question: 'Calcular envío a mi ciudad',
  department: 'Departamento',
  city: 'Ciudad',
  free: 'Gratis',
  note: /se cobra una sola vez por pedido/,
} as const;

/** Cities of the journey, with their ids in the store's numbering. */
const este = { department: 'Alto Paraná', name: 'Ciudad del Este', id: 5737 };
const asuncion = { department: 'Asunción', name: 'Asunción', id: 5571 };

test.use({ viewport: { width: 360, height: 740 } });

test('delivery to a city is calculated on the page of a product, and the city remembered', async ({
  page,
  store,
  catalogue,
  customer,
}) => {
  // Four estimates on three pages, with one of them looked at by axe.
  test.slow();
  const [first, second] = [await catalogue.buyable(0), await catalogue.buyable(1)];
  const question = store.main.locator('summary', { hasText: words.question });
  const ways = store.main.getByRole('list').filter({ hasText: words.free });
  const department = store.main.getByLabel(words.department);
  const city = store.main.getByLabel(words.city);
  const expectWaysTo = async (product: typeof first, cityId: number) => {
    const expected = await catalogue.deliveries(product, cityId);
    expect(expected.length).toBeGreaterThan(2);
    for (const { name, price, points } of expected) {
      const row = ways.getByRole('listitem').filter({ hasText: name }).first();
      await expect(row).toContainText(isZero(price) ? words.free : shown(price));
      if (!isZero(price)) for (const point of points) await expect(row).toContainText(point);
    }
  };

  await store.open(`/produto/${first.slug}`);
  await question.focus();
  await page.keyboard.press('Enter');
  await department.selectOption(este.department);
  await city.selectOption(este.name);
  await expectWaysTo(first, este.id);
  await expect(store.main.getByText(words.note)).toBeVisible();
  await expectNoAxeViolations(page);

  await city.selectOption('');
  await expect(ways).toHaveCount(0);
  await department.selectOption(asuncion.department);
  await city.selectOption(asuncion.name);
  await expectWaysTo(first, asuncion.id);

  await store.open(`/produto/${second.slug}`);
  await question.click();
  await expect(city).toHaveValue(String(asuncion.id));
  await expectWaysTo(second, asuncion.id);

  await customer.signInTo(page);
  await page.evaluate(() => localStorage.removeItem('ponte.shipping-place'));
  await store.open(`/produto/${first.slug}`);
  await question.click();
  await expect(city).toHaveValue(String(este.id));
  await expectWaysTo(first, este.id);
});
