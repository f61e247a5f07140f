import {
  inviteStaff,
  listStaff,
  resetStaff,
  updateStaff,
  withdrawInvitation,
  type StaffInvitation,
  type StaffMember,
} from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { StaffScreen } from './staff-screen.tsx';

const at = '2026-11-27T12:00:00.000Z';

const rosa: StaffMember = {
  id: 1,
  email: 'rosa@example.com',
  name: 'Rosa',
  role: 'owner',
  active: true,
  createdAt: at,
  lastSeenAt: at,
  version: '1',
};

const eva: StaffMember = { ...rosa, id: 2, email: 'eva@example.com', name: 'Eva', role: 'counter' };

const invited: StaffInvitation = {
  id: 9,
  email: 'luis@example.com',
  role: 'catalogue',
  expiresAt: '2026-11-26T12:00:00.000Z',
};

type Answers = Parameters<typeof openOffice>[1]['answers'];

/** Rosa's page, whose list is what the store has. */
async function open(
  answers: Answers,
  {
    data = [rosa, eva],
    invitations = [],
  }: { data?: StaffMember[]; invitations?: StaffInvitation[] } = {},
) {
  const store = { data, invitations };
  const opened = await openOffice(<StaffScreen />, {
    answers: [...answers, on(listStaff, () => store)],
  });
  return { ...opened, store };
}

const email = page.getByLabelText('E-mail');
const send = page.getByRole('button', { name: 'Enviar o convite' });

test('a person is invited with a role and a language, and the form is empty again', async () => {
  const invitation = { ...invited, expiresAt: '2999-11-29T12:00:00.000Z' };
  const { callsOf, store } = await open([
    on(inviteStaff, () => {
      store.invitations = [invitation];
      return invitation;
    }),
  ]);

  await email.fill(' luis@example.com ');
  await page.getByLabelText('Função').last().selectOptions('Catálogo: produtos e conteúdo');
  await page.getByLabelText('Idioma do convite').selectOptions('Espanhol');
  await send.click();

  await expect.element(page.getByText('Convite enviado para luis@example.com')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Convites à espera' })).toBeVisible();
  await expect.element(email).toHaveValue('');
  expect(callsOf(inviteStaff).map(({ body }) => body)).toEqual([
    { email: 'luis@example.com', role: 'catalogue', language: 'es' },
  ]);
});

test('an invitation without an address is not sent, and a refusal is said at the field', async () => {
  const [sentence, other] = [
    'O valor informado não é válido.',
    'Esta pessoa já faz parte da equipe.',
  ];
  const errors = [`Campo: e-mail - ${sentence}`, other];
  const { callsOf } = await open([
    on(inviteStaff, () => refused(422, { message: 'Não', errors: { email: errors } })),
  ]);

  await send.click();
  await expect.element(email).toHaveFocus();
  expect(callsOf(inviteStaff)).toEqual([]);
  await email.fill('eva@example.com');
  await send.click();

  await expect.element(page.getByText(`${sentence} ${other}`, { exact: true })).toBeVisible();
  await expect.element(email).toHaveValue('eva@example.com');
});

test('an invitation that has run out says so, and is withdrawn', async () => {
  const { callsOf, store } = await open(
    [
      on(withdrawInvitation, () => {
        store.invitations = [];
        return { message: 'Feito' };
      }),
    ],
    { invitations: [invited] },
  );

  await expect.element(page.getByText('Passou do prazo')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar o convite' }).click();

  await expect.element(page.getByText('Convite cancelado')).toBeVisible();
  await expect.element(page.getByText(invited.email)).not.toBeInTheDocument();
  expect(callsOf(withdrawInvitation).map(({ path }) => path)).toEqual([
    '/back-office/staff/invitations/9',
  ]);
});

test('a role changes by its button alone', async () => {
  const { callsOf, store } = await open([
    on(updateStaff, () => {
      const changed = { ...eva, role: 'catalogue' as const, version: '2' };
      store.data = [rosa, changed];
      return changed;
    }),
  ]);
  const button = page.getByRole('button', { name: 'Mudar a função' });

  await expect.element(page.getByText('Eva', { exact: true })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await page.getByLabelText('Função').first().selectOptions('Catálogo: produtos e conteúdo');
  await button.click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  expect(callsOf(updateStaff)).toMatchObject([
    { path: '/back-office/staff/2', body: { role: 'catalogue', active: true, version: '1' } },
  ]);
});

test('access ends after a question, and can be given back', async () => {
  const { callsOf, store } = await open([
    on(updateStaff, ({ body }) => {
      const changed = { ...eva, active: Object(body).active, version: '2' };
      store.data = [rosa, changed];
      return changed;
    }),
  ]);

  await page.getByRole('button', { name: 'Tirar o acesso' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tirar o acesso de Eva?' });
  await question.getByRole('button', { name: 'Não, voltar' }).click();
  expect(callsOf(updateStaff)).toEqual([]);
  await page.getByRole('button', { name: 'Tirar o acesso' }).click();
  await question.getByRole('button', { name: 'Tirar o acesso' }).click();
  await expect.element(page.getByText('Sem acesso')).toBeVisible();
  await page.getByRole('button', { name: 'Devolver o acesso' }).click();

  await expect.element(page.getByText('Sem acesso')).not.toBeInTheDocument();
  expect(callsOf(updateStaff).map(({ body }) => body)).toEqual([
    { role: 'counter', active: false, version: '1' },
    { role: 'counter', active: true, version: '2' },
  ]);
});

test('a lost phone: access is renewed by a link, after a question', async () => {
  const { callsOf } = await open([on(resetStaff, () => ({ ...invited, email: eva.email }))]);

  await page.getByRole('button', { name: 'Renovar o acesso' }).click();
  await page
    .getByRole('alertdialog', { name: 'Renovar o acesso de Eva?' })
    .getByRole('button', { name: 'Renovar o acesso' })
    .click();

  await expect.element(page.getByText('Link enviado para eva@example.com')).toBeVisible();
  expect(callsOf(resetStaff)).toMatchObject([
    { path: '/back-office/staff/2/reset', body: { version: '1' } },
  ]);
});

test('a member can neither end nor change their own access', async () => {
  await open([], { data: [rosa] });

  await expect.element(page.getByText('Você', { exact: true })).toBeVisible();
  for (const name of ['Tirar o acesso', 'Renovar o acesso']) {
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
  }
  expect(page.getByLabelText('Função').elements()).toHaveLength(1);
});

test('what a colleague changed meanwhile is said', async () => {
  const sentence = 'Isto mudou: veja de novo.';
  await open([on(updateStaff, () => refused(409, { message: sentence }))]);

  await page.getByLabelText('Função').first().selectOptions('Proprietário: tudo');
  await page.getByRole('button', { name: 'Mudar a função' }).click();

  await expect.element(page.getByText(sentence)).toBeVisible();
});
