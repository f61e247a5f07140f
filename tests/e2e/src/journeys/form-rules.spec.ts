import type { Locator, Page } from '@playwright/test';
import { expect, inBrazilAlone, test } from '../harness/test.ts';
import { formWords } from '../pages/form-words.ts';
import { RegistrationForm } from '../pages/registration-form.ts';

/**
 * Each form of accounts.md §5 says at its fields what is wrong there: that they are missing. (A city is asked for
 * once its state is chosen: `registration-form.test.ts`.) The other
 * rules and their sentences are held by unit tests: `rules.test.ts`, `refusals.test.ts`, `error-texts.ssr.test.tsx`.
 */

/** What a field says is part of its description, beside its hint. */
function expectSaid(field: Locator, sentence: string): Promise<void> {
  const literal = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return expect(field).toHaveAccessibleDescription(new RegExp(literal));
}

/** Sends it as it is: each of these fields says that it is missing. */
async function expectMissing(
  press: Locator,
  fieldOf: (name: string) => Locator,
  missing: Readonly<Record<string, string>>,
): Promise<void> {
  await press.click();
  for (const [name, sentence] of Object.entries(missing)) {
    await expectSaid(fieldOf(name), sentence);
  }
}

const fieldsOf = (page: Page, form: string) => (name: string) => page.locator(`#${form}-${name}`);

// Spec: accounts 5.1, 5.7
test('each field of the registration says that it is missing', async ({ page, store, region }) => {
  const form = new RegistrationForm(page, region);
  await store.open('/cadastro');

  const field = fieldsOf(page, 'registration');
  await expectMissing(form.submit, field, formWords[region].registration);
});

// Spec: accounts 5.8, 5.9, 5.10
test(
  'each field of login, recovery, reset and the offers says that it is missing',
  inBrazilAlone,
  async ({ page, store, region }) => {
    const t = formWords[region];
    const forms = [
      ['sign-in', '/login'],
      ['password-recovery', '/recuperar-senha'],
      [
        'password-reset',
        `/app/reset-password/${crypto.randomUUID()}/token?email=a%40b.example&code=123456`,
      ],
      ['offers', '/'],
    ] as const;

    // This link is invented: the store would say so before the form is shown.
    await page.route('**/ecom/cliente/trocar-senha/verificar*', (route) =>
      route.fulfill({ json: { message: '' } }),
    );
    for (const [name, path] of forms) {
      const field = fieldsOf(page, name);
      await store.open(path);
      const [first = ''] = Object.keys(t[name]);
      // It loads when it comes near the viewport.
      if (name === 'offers') await page.locator('#offers').scrollIntoViewIfNeeded();
      const shown = page.locator('form').filter({ has: field(first) });
      await expectMissing(
        shown.getByRole('button', { name: t.submit[name], exact: true }),
        field,
        t[name],
      );
    }
  },
);

// Spec: accounts 5.12, 5.13, 5.14
test('each field of the password, the personal data and an address says that it is missing', async ({
  page,
  store,
  region,
  customer,
}) => {
  const t = formWords[region];
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  await customer.signInTo(page);

  await store.open('/perfil/alterar-senha');
  const password = fieldsOf(page, 'change-password');
  await expectMissing(press(t.submit['change-password']), password, t['change-password']);

  await store.open('/perfil/dados-pessoais');
  await press(t.edit).click();
  const profile = fieldsOf(page, 'profile');
  for (const [name, sentence] of Object.entries(t.profile)) {
    await profile(name).fill('');
    await profile(name).blur();
    await expectSaid(profile(name), sentence);
  }

  await store.open('/perfil/endereco');
  await press(t.newAddress).click();
  const address = (name: string) => page.getByRole('dialog').locator(`[name="${name}"]`);
  await expectMissing(press(t.saveAddress), address, t.address);
});
