import { expect, type Page } from '@playwright/test';
import { answering, failing } from './faults.ts';
import type { Shot } from './shot.ts';

/** Sends the form of the page, or of the dialog over it, as it stands. */
async function send(page: Page): Promise<void> {
  await page.locator('button[type=submit]:visible').last().click();
}

/** Sends it until what is wrong is said: the code of a form may come after the form. */
async function sendWrong(page: Page): Promise<void> {
  await expect(async () => {
    await send(page);
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Fills in every field that has the type. */
async function fill(page: Page, type: string, text: string): Promise<void> {
  const fields = page.locator(`main input[type=${type}]:visible`);
  await fields.first().waitFor();
  for (const field of await fields.all()) await field.fill(text);
}

const reset =
  '/app/reset-password/3f2c9f6e-6a3e-4e5a-9a57-7d6c0b0f5f10/link-of-a-mail?email=ana%40example.com&code=123456';
const confirmation = '/app/confirmation-email/uid-of-a-mail/link-of-a-mail';

const states: readonly Shot[] = [
  { name: 'registration-errors', route: 'registration', path: '/cadastro', after: sendWrong },
  {
    name: 'login-refused',
    route: 'login',
    path: '/login?redirect=%2Fpedidos',
    before: (page) => failing(page, /\/ecom\/login/, 401),
    async after(page) {
      await fill(page, 'email', 'ana@example.com');
      await fill(page, 'password', 'not the password');
      await send(page);
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'password-recovery-sent',
    route: 'passwordRecovery',
    path: '/recuperar-senha',
    before: (page) => answering(page, /\/ecom\/cliente\/recuperar-senha/, { message: '' }),
    async after(page) {
      await fill(page, 'email', 'ana@example.com');
      await send(page);
    },
  },
  {
    name: 'password-reset-done',
    route: 'passwordReset',
    path: reset,
    before: (page) => answering(page, /\/ecom\/cliente\/trocar-senha/, { message: '' }),
    async after(page) {
      await fill(page, 'password', 'chave de fenda 7');
      await send(page);
    },
  },
  { name: 'password-reset-cut', route: 'passwordReset', path: '/app/reset-password/abc' },
  {
    name: 'email-confirmation-spent',
    route: 'emailConfirmation',
    path: confirmation,
    before: (page) => failing(page, /\/ecom\/cliente\/confirmar-email/, 404),
  },
  {
    name: 'email-confirmation-failed',
    route: 'emailConfirmation',
    path: confirmation,
    before: (page) => failing(page, /\/ecom\/cliente\/confirmar-email/),
  },
  {
    name: 'addresses-errors',
    route: 'addresses',
    path: '/perfil/endereco',
    who: 'customer',
    of: 'window',
    async after(page) {
      await page.getByRole('button', { name: /^(?:Novo endereço|Nueva dirección)$/ }).click();
      await sendWrong(page);
    },
  },
];

/** The account's screens in every other state, as Paraguayans see them. */
export const accountStates: readonly Shot[] = states.map((shot) => ({ ...shot, region: 'py' }));
