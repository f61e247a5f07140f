import { expectNoAxeViolations } from '../harness/axe.ts';
import type { RegionCode } from '../harness/region.ts';
import type { Shop } from '../harness/shop.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';
import {
  isSignedIn,
  newEmail,
  registerPath,
  RegistrationForm,
} from '../pages/registration-form.ts';

/** Registering: the form (accounts.md §2, §4 and §5, decisions 3 and 26 to 28). */

interface Words {
  readonly wrongTitle: RegExp;
  readonly required: string;
  readonly next: string;
  readonly mismatch: string;
  readonly taken: RegExp;
}

const words: Readonly<Record<RegionCode, Words>> = {
  br: {
    wrongTitle: /^Erro: /,
    required: 'Digite o nome.',
    next: 'Ir para o próximo',
    mismatch: 'Os e-mails devem ser iguais.',
    taken: /já/i,
  },
  py: {
    wrongTitle: /^Error: /,
    required: 'Escriba el nombre.',
    next: 'Ir al siguiente',
    mismatch: 'Los correos electrónicos deben ser iguales.',
    taken: /ya/i,
  },
};

/** The subjects of a customer's mails. */
async function mailsTo(shop: Shop, recipient: string): Promise<readonly unknown[]> {
  const asked = new URLSearchParams({ recipient }).toString();
  const response = await fetch(`${shop.api.origin}/mailbox.json?${asked}`);
  const list: unknown = await response.json();
  return Array.isArray(list) ? list : [];
}

// Spec: accounts 2.18, 5.1
test(
  'a form that is wrong says so in a list with the focus, and leads from one error to the next',
  inParaguayAlone,
  async ({ page, store, region }) => {
    // Field by field, with all of the form looked at by axe.
    test.slow();
    const { required, wrongTitle, next, mismatch } = words[region];
    const form = new RegistrationForm(page, region);
    await store.open('/cadastro');
    await form.field('firstName').focus();
    await expect(page.getByText(required)).toHaveCount(0);

    await form.field('firstName').press('Enter');

    await expect(form.list).toBeFocused();
    await expect(page).toHaveTitle(wrongTitle);
    await expectNoAxeViolations(page);
    await form.list.getByRole('link', { name: required }).click();
    await expect(form.field('firstName')).toBeFocused();
    await page.keyboard.type('Ana');
    await expect(page.getByText(required)).toHaveCount(0);
    await page.getByRole('button', { name: next }).click();
    await expect(form.field('lastName')).toBeFocused();
    await page.getByRole('button', { name: next }).click();
    await expect(form.field('email')).toBeFocused();

    const [right, wrong] = [newEmail(), newEmail()];
    await form.field('email').fill(wrong);
    await form.field('emailConfirmation').fill(right);
    await form.field('emailConfirmation').blur();
    await expect(form.field('emailConfirmation')).toHaveAccessibleDescription(mismatch);
    await form.field('email').fill(right);
    await expect(form.field('emailConfirmation')).not.toHaveAccessibleDescription(mismatch);
  },
);

// Spec: accounts 2.1, 4.1
test(
  'who fills it in, reloads and goes on has an account, a session and a mail',
  inBrazilAlone,
  async ({ page, store, region, shop }) => {
    // The whole form twice, with all of it looked at by axe.
    test.slow();
    const form = new RegistrationForm(page, region);
    const email = newEmail();
    await store.open('/cadastro');
    await form.fillOpen(email);
    await form.field('phone').clear();
    await form.field('phone').pressSequentially(region === 'br' ? '45999887766' : '0981123456');
    await form.fillSecret();
    const phone = region === 'br' ? '+55 (45) 99988-7766' : '+595 981 123 456';
    await expect(form.field('phone')).toHaveValue(phone);

    await page.reload();
    await expect(form.field('firstName')).toHaveValue('Ana');
    await expect(form.field('phone')).toHaveValue(phone);
    await expect(form.field('cityId')).toHaveValue(region === 'br' ? 'Foz do Iguaçu' : /^\d+$/);
    for (const secret of ['password', 'passwordConfirmation', 'identity', 'document', 'front']) {
      await expect(form.field(secret)).toHaveValue('');
    }
    await form.fillSecret();
    await expect(page.getByText('frente.png')).toBeVisible();
    await expectNoAxeViolations(page);
    await form.submit.click();

    await expect(page).toHaveURL(/\/perfil$/);
    expect(await isSignedIn(page)).toBe(true);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email);
    await expect.poll(() => mailsTo(shop, email)).toHaveLength(1);

    await page.goto('/cadastro?redirect=/checkout');
    await expect(page).toHaveURL('/checkout');
  },
);

// Spec: accounts 5.4, 8.2
test(
  'an address that has an account is said when it is left, and by the store after all',
  inParaguayAlone,
  async ({ page, store, region, troubles }) => {
    // The whole form twice.
    test.slow();
    troubles.expect(/422/);
    const { taken } = words[region];
    const form = new RegistrationForm(page, region);
    const email = newEmail();
    await store.open('/cadastro?redirect=/checkout');
    await form.fillOpen(email);
    await form.fillSecret();
    await form.submit.click();
    await expect(page).toHaveURL('/checkout');
    // From outside of the shop, whose open page would keep the session on.
    await page.goto('about:blank');
    await page.context().setStorageState({ cookies: [], origins: [] });

    await store.open('/cadastro');
    await form.field('email').fill(email);
    await form.field('email').blur();
    await expect(form.field('email')).toHaveAccessibleDescription(taken);

    await page.route(`**${registerPath}/check-email*`, (route) =>
      route.fulfill({ json: { message: '' } }),
    );
    await store.open('/cadastro');
    await form.fillOpen(email);
    await form.fillSecret();
    await form.submit.click();
    await expect(form.list).toBeFocused();
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.list.getByRole('link')).toHaveCount(1);
    await form.field('email').fill(newEmail());
    await expect(form.field('email')).not.toHaveAttribute('aria-invalid', 'true');
  },
);

// Spec: accounts 2.19, 2.20, 8.2
test('a nationality brings its language, documents and places along, and leaves the rest', async ({
  page,
  store,
  region,
  here,
}) => {
  const form = new RegistrationForm(page, region);
  const choose = (kind: string) => page.locator(`input[name=kind][value=${kind}]`).check();
  const other = region === 'br' ? 'resident' : 'foreign';
  const own = region === 'br' ? 'foreign' : 'resident';
  await store.open('/cadastro');
  await expect(page.locator('input[name=kind]:checked')).toHaveValue(own);
  await form.field('firstName').fill('Ana');
  await form.field('phone').fill(region === 'br' ? '45999887766' : '981123456');
  const phone = region === 'br' ? '+55 (45) 99988-7766' : '+595 981 123 456';
  await expect(form.field('phone')).toHaveValue(phone);

  await choose(other);
  await expect(page.locator('html')).toHaveAttribute('lang', here.otherLocale);
  await expect(form.field('firstName')).toHaveValue('Ana');
  await expect(form.field('phone')).toHaveValue('');
  await expect(form.field('postalCode')).toHaveCount(other === 'foreign' ? 1 : 0);
  await expect(form.field('directions')).toHaveCount(other === 'resident' ? 1 : 0);
  await choose(own);
  await expect(page.locator('html')).toHaveAttribute('lang', here.locale);
  await expect(form.field('phone')).toHaveValue(phone);

  await choose('foreign');
  await form.field('postalCode').fill('99999999');
  await expect(form.field('stateId')).toHaveRole('combobox');
  await form.field('stateId').selectOption({ label: 'Paraná' });
  await form.field('cityId').selectOption({ label: 'Cascavel' });
  await form.field('postalCode').fill('01001000');
  await expect(form.field('street')).toHaveValue('Praça da Sé');
  await expect(form.field('cityId')).toHaveValue('São Paulo');
  await form.field('street').fill('Praça da Sé, 111');
  await form.field('postalCode').fill('85851000');
  await expect(form.field('cityId')).toHaveValue('Foz do Iguaçu');
  await expect(form.field('street')).toHaveValue('Praça da Sé, 111');

  await choose('resident');
  await page.locator('input[name=documentType][value=CEDULA]').check();
  await expect(form.field('document')).toHaveCount(0);
});
