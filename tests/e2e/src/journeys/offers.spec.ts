import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../harness/axe.ts';
import { keepNoTime } from '../harness/keep-no-time.ts';
import type { RegionCode } from '../harness/region.ts';
import { expect, inBrazilAlone, inParaguayAlone, test } from '../harness/test.ts';

/** The form that asks for a phone to send offers to (storefront.md §4 and §5, decision 20). */

interface Words {
  readonly phone: string;
  readonly send: string;
  readonly sent: string;
  readonly wrong: string;
  readonly title: RegExp;
  readonly typed: string;
}

const words: Readonly<Record<RegionCode, Words>> = {
  br: {
    phone: 'Seu WhatsApp',
    send: 'Quero receber',
    sent: 'Enviado!',
    wrong: 'Digite um número de telefone válido.',
    title: /^Erro: /,
    typed: '45999123456',
  },
  py: {
    phone: 'Su WhatsApp',
    send: 'Quiero recibir',
    sent: '¡Enviado!',
    wrong: 'Escriba un número de teléfono válido.',
    title: /^Error: /,
    typed: '0981123456',
  },
};

/** The form comes when a shopper is near it. */
const comeNear = (page: Page) =>
  page.getByRole('heading', { name: /ofertas/i }).scrollIntoViewIfNeeded();

const path = '**/api/public/contato-newsletter*';

test(
  'a phone that cannot be one is said where it stands and in a list that has the focus',
  inBrazilAlone,
  async ({ page, store, region }) => {
    // Axe reads the longest page of the shop.
    test.slow();
    const { phone, send, wrong, title } = words[region];
    await store.open('/');
    const field = page.getByRole('textbox', { name: phone });
    await comeNear(page);
    await field.fill('45');
    await expect(page.getByText(wrong)).toHaveCount(0);

    await page.getByRole('button', { name: send }).click();

    const list = page.getByRole('alert').filter({ has: page.getByRole('link', { name: wrong }) });
    await expect(list).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expectNoAxeViolations(page);
    await list.getByRole('link', { name: wrong }).click();
    await expect(field).toBeFocused();

    await field.fill(words[region].typed);
    await expect(page.getByText(wrong)).toHaveCount(0);
    await expect(page).not.toHaveTitle(title);
  },
);

// Spec: storefront 2.32, 4.31
test(
  'what was typed survives a reload, is sent once, and leaves an empty form',
  inBrazilAlone,
  async ({ page, store, region }) => {
    const { phone, send, sent, typed } = words[region];
    // It is said for two seconds, which a busy machine may miss.
    await page.addInitScript(keepNoTime);
    await store.open('/');
    const field = page.getByRole('textbox', { name: phone });
    await comeNear(page);
    await field.fill(typed);
    await page.reload();
    await comeNear(page);
    // Put back in full, it may have its country's code before it.
    const number = new RegExp(`${typed.replace(/^0/, '')}$`);
    await expect.poll(async () => (await field.inputValue()).replace(/\D+/g, '')).toMatch(number);

    const [request] = await Promise.all([
      page.waitForRequest(path),
      page.getByRole('button', { name: send }).click(),
    ]);

    expect(request.postDataJSON()).toEqual({ celular: expect.stringMatching(number) });
    await expect(page.getByRole('button', { name: sent })).toBeVisible();
    await expect(field).toHaveValue('');
  },
);

test(
  'a phone that the store refuses says so at its field and keeps what was typed',
  inParaguayAlone,
  async ({ page, store, region, troubles }) => {
    const { phone, send, typed } = words[region];
    troubles.expect(/422/);
    await page.route(path, (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Não.', errors: { celular: ['Este número não existe.'] } },
      }),
    );
    await store.open('/');
    const field = page.getByRole('textbox', { name: phone });
    await comeNear(page);
    await field.fill(typed);
    await page.getByRole('button', { name: send }).click();

    await expect(page.getByRole('link', { name: 'Este número não existe.' })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/Este número não existe/);
    await expect(field).not.toHaveValue('');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  // Spec: storefront 2.41, 5.8
  // Spec: decision 20
  test(
    'an empty field is let be, and no more than fifteen characters are taken',
    inParaguayAlone,
    async ({ page, store, region }) => {
      const { phone, send } = words[region];
      await store.open('/');
      const field = page.getByRole('textbox', { name: phone });
      await comeNear(page);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');

      await field.pressSequentially('123456789012345678');
      expect((await field.inputValue()).length).toBeLessThanOrEqual(15);
    },
  );
});
