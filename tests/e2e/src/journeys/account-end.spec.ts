import { expect, inBrazilAlone, test } from '../harness/test.ts';
import { pressAtProvider } from '../harness/work-in-shop.ts';

/** The end of an account by its button (decision 59). */

// Spec: decision 59
test(
  'an account with an open order stays, with a wrong password too, and says which order it is',
  inBrazilAlone,
  async ({ page, store, shop, customer, catalogue, troubles }) => {
    troubles.expect(/Failed to load resource: the server responded with a status of (?:409|422)/);
    await customer.signInTo(page);
    const order = await customer.order(await catalogue.buyable(0));
    await pressAtProvider(shop, order.paymentLink, 'approve');

    await store.open('/perfil/dados-pessoais');
    const open = store.main.getByRole('button', { name: 'Encerrar a conta', exact: true });
    const end = store.main.getByRole('button', { name: 'Encerrar a conta de vez' });
    const password = store.main.getByLabel(/^Sua senha/);
    await open.click();
    await expect(password).toBeFocused();

    await password.fill('errada 123');
    await end.click();
    const refusal = store.main.getByRole('alert').filter({ hasText: 'A conta não foi encerrada' });
    await expect(refusal).toBeVisible();

    await password.fill(customer.password);
    await end.click();
    await expect(refusal).toContainText(/O pedido \d{6} ainda está em andamento/);
  },
);

test(
  'an account that ends signs out, says so and writes a mail, and its password opens it no more',
  inBrazilAlone,
  async ({ page, store, shop, customer, troubles }) => {
    troubles.expect(/Failed to load resource: the server responded with a status of (?:401|422)/);
    await customer.signInTo(page);
    await store.open('/perfil/dados-pessoais');
    await store.main.getByRole('button', { name: 'Encerrar a conta', exact: true }).click();
    await store.main.getByLabel(/^Sua senha/).fill(customer.password);
    await store.main.getByRole('button', { name: 'Encerrar a conta de vez' }).click();

    await expect(page).toHaveURL('/login');
    await expect(store.main.getByText('Sua conta foi encerrada')).toBeVisible();
    const inbox = `${shop.api.origin}/mailbox.json?${new URLSearchParams({ recipient: customer.email })}`;
    await expect.poll(async () => (await fetch(inbox)).text()).toContain('Sua conta foi encerrada');

    await store.main.getByLabel('E-mail').fill(customer.email);
    await store.main.getByLabel('Senha', { exact: true }).fill(customer.password);
    await store.main.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(store.main.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);
