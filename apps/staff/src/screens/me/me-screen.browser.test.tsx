import { changeStaffPassword, renewRecoveryCodes, updateStaffMe } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { MeScreen } from './me-screen.tsx';

type Answers = Parameters<typeof openOffice>[1]['answers'];

const open = (...answers: Answers) => openOffice(<MeScreen />, { answers });

test('name, language and mails of the own profile are saved, and the session shows the name', async () => {
  const { office, callsOf } = await open(
    on(updateStaffMe, ({ body }) => ({ ...Object(office.session.me), ...Object(body) })),
  );
  const name = page.getByLabelText('Nome');

  await expect.element(name).toHaveValue('Rosa');
  await name.fill('Rosa Díaz');
  await page.getByLabelText('Idioma dos e-mails').selectOptions('Espanhol');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  expect(callsOf(updateStaffMe).map(({ body }) => body)).toEqual([
    { name: 'Rosa Díaz', language: 'es', mailPaidOrders: true },
  ]);
  expect(office.session.me?.name).toBe('Rosa Díaz');
});

test('a profile without a name is not sent', async () => {
  const { callsOf } = await open();

  await page.getByLabelText('Nome').fill('');
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect.element(page.getByText('Preencha este campo.')).toBeVisible();
  expect(callsOf(updateStaffMe)).toEqual([]);
});

// The form of recovery codes asks for the same two.
const current = page.getByLabelText('Senha atual');
const next = page.getByLabelText('Nova senha');
const code = page.getByLabelText('Código de 6 dígitos');
const change = page.getByRole('button', { name: 'Trocar a senha' });

async function typePassword(password: string) {
  await current.first().fill('correct horse battery');
  await next.fill(password);
  await code.first().fill('123456');
}

test('the password is changed with the present one and a code, and nothing of it stays', async () => {
  const { callsOf } = await open(on(changeStaffPassword, () => ({ message: 'Feito' })));

  await typePassword('another horse battery');
  await change.click();

  await expect
    .element(page.getByText('Senha trocada. As outras sessões terminaram.'))
    .toBeVisible();
  for (const field of [current.first(), next, code.first()]) {
    await expect.element(field).toHaveValue('');
  }
  expect(callsOf(changeStaffPassword).map(({ body }) => body)).toEqual([
    {
      currentPassword: 'correct horse battery',
      password: 'another horse battery',
      code: '123456',
    },
  ]);
});

test('a short password is said before it is sent', async () => {
  const { callsOf } = await open();

  await typePassword('short');
  await change.click();

  await expect.element(next).toHaveAttribute('aria-invalid', 'true');
  expect(callsOf(changeStaffPassword)).toEqual([]);
});

test('a wrong present password is said at its field, and the new one stays', async () => {
  const sentence = 'A senha atual não confere.';
  const errors = { currentPassword: [sentence] };
  await open(on(changeStaffPassword, () => refused(422, { message: 'Não', errors })));

  await typePassword('another horse battery');
  await change.click();

  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(current.first()).toHaveFocus();
  await expect.element(next).toHaveValue('another horse battery');
});

test('new recovery codes are shown once, and are counted', async () => {
  const recoveryCodes = ['aaaa-1111', 'bbbb-2222'];
  const { office, callsOf } = await open(on(renewRecoveryCodes, () => ({ recoveryCodes })));

  await expect.element(page.getByText(/^Restam 10 códigos/)).toBeVisible();
  await current.last().fill('correct horse battery');
  await code.last().fill('123456');
  await page.getByRole('button', { name: 'Criar códigos novos' }).click();

  for (const shown of recoveryCodes) await expect.element(page.getByText(shown)).toBeVisible();
  expect(office.session.me?.recoveryCodesLeft).toBe(2);
  expect(callsOf(renewRecoveryCodes).map(({ body }) => body)).toEqual([
    { currentPassword: 'correct horse battery', code: '123456' },
  ]);
  await expect.element(page.getByText(/^Você só tem 2 códigos de recuperação/)).toBeVisible();
});
