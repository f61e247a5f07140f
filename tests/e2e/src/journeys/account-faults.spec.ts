import type { Locator, Page, Route } from '@playwright/test';
import type { RegionCode } from '../harness/region.ts';
import { expect, test } from '../harness/test.ts';
import { RegistrationForm } from '../pages/registration-form.ts';

/** What an account's forms say on screen when the store does not take them (accounts.md §8). */

const words = {
  br: {
    signIn: 'Entrar',
    send: 'Enviar link',
    save: 'Salvar nova senha',
    change: 'Alterar senha',
    offline: 'Sem conexão com a loja.',
    conflict: 'Algo mudou desde que a página foi aberta.',
    tooLarge: 'O que foi enviado é grande demais para a loja.',
    tooMany: 'Foram muitas tentativas.',
    broken: 'A loja não conseguiu responder.',
    ended: 'Sua sessão terminou',
    edit: 'Editar dados',
    saveData: 'Salvar dados',
    register: 'Criar conta',
    newAddress: 'Novo endereço',
    signOut: 'Sair',
    stillIn: 'Você continua na conta',
    addressName: /^Nome do endereço/,
    saveAddress: 'Salvar endereço',
  },
  py: {
    signIn: 'Ingresar',
    send: 'Enviar enlace',
    save: 'Guardar contraseña nueva',
    change: 'Cambiar contraseña',
    offline: 'Sin conexión con la tienda.',
    conflict: 'Algo cambió desde que se abrió la página.',
    tooLarge: 'Lo que se envió es demasiado grande para la tienda.',
    tooMany: 'Fueron demasiados intentos.',
    broken: 'La tienda no pudo responder.',
    ended: 'Su sesión terminó',
    edit: 'Editar datos',
    saveData: 'Guardar datos',
    register: 'Crear cuenta',
    newAddress: 'Nueva dirección',
    signOut: 'Cerrar sesión',
    stillIn: 'Usted sigue en su cuenta',
    addressName: /^Nombre de la dirección/,
    saveAddress: 'Guardar dirección',
  },
} as const satisfies Record<RegionCode, unknown>;

type Words = (typeof words)[RegionCode];

interface Fault {
  /** Undefined: no answer at all. */
  readonly status: number | undefined;
  readonly said: (text: Words) => string;
}

const faults: readonly Fault[] = [
  { status: undefined, said: ({ offline }) => offline },
  { status: 409, said: ({ conflict }) => conflict },
  { status: 413, said: ({ tooLarge }) => tooLarge },
  { status: 422, said: () => 'Um campo. Un campo.' },
  { status: 429, said: ({ tooMany }) => tooMany },
  { status: 500, said: ({ broken }) => broken },
];

function answer(route: Route, status: number | undefined): Promise<void> {
  if (status === undefined) return route.abort('internetdisconnected');
  const errors = status === 422 ? { errors: { other: ['Um campo. Un campo.'] } } : {};
  return route.fulfill({ status, json: { message: '', ...errors } });
}

interface Endured {
  /** Of the call. */
  readonly path: string;
  readonly button: string;
  readonly text: Words;
  /** What the form is in: the page’s own part when left out. */
  readonly form?: Locator;
}

/** Presses a form's button under each fault: it says so, keeps what was typed, and can be pressed again. */
async function endure(
  page: Page,
  { path, button, text, form = page.getByRole('main') }: Endured,
): Promise<void> {
  const press = form.getByRole('button', { name: button, exact: true });
  // A password's hidden e-mail is the shop's own, and may come later.
  const typed = () =>
    form
      .locator('form input:not([readonly])')
      .evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
  await expect(press).toBeEnabled();
  const before = await typed();
  // One route for all of them: while one ends and the next begins, a call would reach the store.
  let present: Fault | undefined;
  await page.route(`**${path}*`, (route) =>
    present ? answer(route, present.status) : route.fallback(),
  );
  for (const fault of faults) {
    present = fault;
    await press.click();
    await expect(form.getByRole('alert').filter({ hasText: fault.said(text) })).toBeVisible();
    expect(await typed()).toEqual(before);
    await expect(press).toBeEnabled();
  }
  present = undefined;
}

/** Types the same into these fields of a form, each as soon as it is there. */
async function fillPasswords(page: Page, form: string, names: readonly string[]): Promise<void> {
  for (const name of names) await page.locator(`#${form}-${name}`).fill('chave de fenda 7');
}

test.beforeEach(({ troubles }) => {
  troubles.expect(/Failed to load resource/);
});

// Spec: accounts 8.3
test('signing in reports why it failed, keeps what was typed, and waits for a slow store once', async ({
  page,
  store,
  region,
}) => {
  const text = words[region];
  await store.open('/login');
  const [email, password] = [page.locator('#sign-in-email'), page.locator('#sign-in-password')];
  await email.fill('ana@example.com');
  await password.fill('uma senha qualquer');
  await endure(page, { path: '/ecom/login', button: text.signIn, text });

  const held: Route[] = [];
  await page.route('**/ecom/login*', (route) => void held.push(route));
  await password.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await password.press('Enter');
  await expect(
    page.getByRole('main').locator('form [aria-busy=true], form [aria-disabled=true]'),
  ).not.toHaveCount(0);
  const [slow] = held;
  if (slow) await answer(slow, 500);
  await expect(page.getByRole('alert').filter({ hasText: text.broken })).toBeVisible();
  expect(held).toHaveLength(1);
});

// Spec: accounts 8.4
test('asking for a link and choosing a password say why they failed', async ({
  page,
  store,
  region,
}) => {
  const text = words[region];
  await store.open('/recuperar-senha');
  await page.getByRole('main').getByRole('textbox').fill('ana@example.com');
  await endure(page, { path: '/ecom/cliente/recuperar-senha', button: text.send, text });

  // This link is invented: the store would say so before the form is shown.
  await page.route('**/ecom/cliente/trocar-senha/verificar*', (route) =>
    route.fulfill({ json: { message: '' } }),
  );
  await store.open(
    `/app/reset-password/${crypto.randomUUID()}/token-of-a-mail?email=a%40b.example&code=123456`,
  );
  await fillPasswords(page, 'password-reset', ['password', 'passwordConfirmation']);
  await endure(page, { path: '/ecom/cliente/trocar-senha', button: text.save, text });
});

// Spec: accounts 8.8
test('changing the password says why it failed, and leads to the login when the session is over', async ({
  page,
  store,
  region,
  customer,
}) => {
  const text = words[region];
  await customer.signInTo(page);
  await store.open('/perfil/alterar-senha');
  await fillPasswords(page, 'change-password', [
    'currentPassword',
    'password',
    'passwordConfirmation',
  ]);
  await endure(page, { path: '/ecom/cliente/trocar-senha-l', button: text.change, text });

  await page.route('**/ecom/cliente/trocar-senha-l*', (route) => answer(route, 401));
  await page.getByRole('main').getByRole('button', { name: text.change, exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fperfil%2Falterar-senha$/);
  await expect(page.getByText(text.ended)).toBeVisible();
});

// Spec: accounts 8.1
test('a sentence about a field stands beside it without its name, and whole in the list', async ({
  page,
  store,
  region,
  customer,
}) => {
  await customer.signInTo(page);
  await store.open('/perfil/alterar-senha');
  await fillPasswords(page, 'change-password', [
    'currentPassword',
    'password',
    'passwordConfirmation',
  ]);
  const sentence = 'Campo: senha - O valor informado não é válido.';
  await page.route('**/ecom/cliente/trocar-senha-l*', (route) =>
    route.fulfill({ status: 422, json: { message: '', errors: { password: [sentence] } } }),
  );
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words[region].change, exact: true }).click();

  await expect(main.getByText(sentence, { exact: true })).toBeVisible();
  const field = page.locator('#change-password-password');
  await expect(field).toHaveAccessibleDescription(/(?<!- )O valor informado não é válido\./);
});

// Spec: accounts 8.9
test('personal data say why they were not changed', async ({ page, store, region, customer }) => {
  const text = words[region];
  await customer.signInTo(page);
  await store.open('/perfil/dados-pessoais');
  await page.getByRole('main').getByRole('button', { name: text.edit }).click();
  const form = page.getByRole('dialog');

  await endure(page, { path: '/ecom/cliente/update-profile', button: text.saveData, text, form });
});

// Spec: accounts 8.2
test('a registration says why it was not made, and is made in the end', async ({
  page,
  store,
  region,
}) => {
  test.slow();
  const text = words[region];
  const form = new RegistrationForm(page, region);
  await store.open('/cadastro');
  await form.fillOpen(`faults-${region}-${process.pid}@example.com`);
  await form.fillSecret();
  await endure(page, { path: '/ecom/cliente/cadastrar', button: text.register, text });

  await form.submit.click();
  await expect(page).toHaveURL(/\/perfil$/);
});

test('the form for a new address says that it did not come, and comes when it is asked for again', async ({
  page,
  store,
  region,
  customer,
}) => {
  const text = words[region];
  await customer.signInTo(page);
  await store.open('/perfil/endereco');
  await page.route(/new-address-dialog/, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: text.newAddress }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

  await page.unroute(/new-address-dialog/);
  await page.getByRole('main').getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('dialog').getByLabel(text.addressName)).toBeVisible();
});

test('signing out says that it did not work where the question does not come, and asks it the next time', async ({
  page,
  store,
  region,
  customer,
}) => {
  const { signOut, stillIn } = words[region];
  const button = page.getByRole('main').getByRole('button', { name: signOut });
  await customer.signInTo(page);
  await store.open('/perfil');
  await page.route(/sign-out-dialog/, (route) => route.abort('internetdisconnected'));
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: stillIn })).toBeVisible();

  await page.unroute(/sign-out-dialog/);
  await button.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: stillIn })).toBeHidden();
});

// Spec: accounts 8.7
test('a new address says why it was not saved', async ({ page, store, region, customer }) => {
  const text = words[region];
  await customer.signInTo(page);
  await store.open('/perfil/endereco');
  await page.getByRole('button', { name: text.newAddress }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(text.addressName).fill('Oficina');
  if (region === 'br') {
    await form.getByLabel(/^CEP/).fill('85851000');
    await expect(form.getByLabel(/^Cidade/)).toHaveValue('Foz do Iguaçu');
  } else {
    await form.getByLabel(/^Departamento/).selectOption({ label: 'Alto Paraná' });
    await form.getByLabel(/^Ciudad/).selectOption({ label: 'Ciudad del Este' });
  }
  await form.getByLabel(/^Rua|^Calle/).fill('Avenida das Cataratas');
  await form.getByLabel(/^Número/).fill('2000');
  await form.getByLabel(/^Bairro|^Barrio/).fill('Centro');

  await endure(page, { path: '/ecom/cliente/address', button: text.saveAddress, text, form });
});
