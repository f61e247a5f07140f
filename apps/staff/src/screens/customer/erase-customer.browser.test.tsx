import { eraseCustomer, getStaffCustomer, type StaffCustomer } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { CustomerScreen } from './customer-screen.tsx';

const ana: StaffCustomer = {
  id: 3,
  name: 'Ana Souza',
  email: 'ana@example.com',
  phone: '+5545999990000',
  foreign: true,
  createdAt: '2026-11-27T12:00:00.000Z',
  erased: false,
  companyName: null,
  emailVerifiedAt: null,
  lastSignInAt: null,
  documentType: 'CPF',
  document: '52998224725',
  cpf: null,
  identity: '1234567',
  identityIssuer: 'SSP',
  addresses: [{ name: 'Casa', lines: ['Rua A, 10'], main: true }],
  documents: [],
  orders: [],
  version: '4',
};

async function open(answer: Parameters<typeof on<typeof eraseCustomer>>[1]) {
  let customer = ana;
  const opened = await openOffice(<CustomerScreen />, {
    path: '/customers/:id',
    address: '/customers/3',
    answers: [
      on(getStaffCustomer, () => customer),
      on(eraseCustomer, (call) => {
        const answered = answer(call);
        if (!(answered instanceof Response)) {
          customer = { ...ana, erased: true, name: '', addresses: [] };
        }
        return answered;
      }),
    ],
  });
  await page.getByRole('button', { name: 'Apagar os dados' }).click();
  return opened;
}

const dialog = page.getByRole('dialog', { name: 'Apagar os dados de Ana Souza?' });
const email = dialog.getByLabelText('E-mail');
const erase = dialog.getByRole('button', { name: 'Apagar os dados' });

test('a customer is erased once their address is typed, and the page lists what remains', async () => {
  const { callsOf } = await open(() => ({ message: 'Feito' }));

  await email.fill(' ana@example.com ');
  await erase.click();

  await expect.element(page.getByText(/^Os dados deste cliente foram apagados/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Rua A, 10')).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Apagar os dados' }).elements()).toEqual([]);
  expect(callsOf(eraseCustomer)).toMatchObject([
    { path: '/back-office/customers/3/erase', body: { email: 'ana@example.com', version: '4' } },
  ]);
});

test('nothing is erased without an address, nor by going back', async () => {
  const { callsOf } = await open(() => ({ message: 'Feito' }));

  await erase.click();
  await expect.element(email).toHaveFocus();
  await dialog.getByRole('button', { name: 'Não, voltar' }).click();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(eraseCustomer)).toEqual([]);
});

const elsewhere = 'Não é o e-mail deste cliente.';
const underWay = 'Há um pedido em andamento.';

test.each([
  [elsewhere, refused(422, { message: 'Não', errors: { email: [elsewhere] } })],
  [underWay, refused(409, { message: underWay })],
])('a refusal says why, and erases nothing: %s', async (sentence, answer) => {
  await open(() => answer.clone());

  await email.fill('eva@example.com');
  await erase.click();

  await expect.element(dialog.getByText(sentence)).toBeVisible();
  await expect.element(email).toHaveValue('eva@example.com');
});
