import { getStaffShop, openAsDemoOwner, type StaffMe } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../testing/open-office.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

const demoMe: StaffMe = {
  id: 7,
  name: 'Dona da demonstração',
  email: 'demo@ponte.example',
  role: 'owner',
  language: 'pt',
  mailPaidOrders: false,
  recoveryCodesLeft: 0,
  expiresAt: '2026-11-28T12:00:00.000Z',
};

interface Opened {
  readonly demoOwner: boolean;
  readonly locale?: 'pt-BR' | 'es-PY';
  readonly answer?: () => StaffMe | Response;
}

async function open({ demoOwner, locale = 'pt-BR', answer = () => demoMe }: Opened) {
  const opened = await openOffice(<SignInScreen />, {
    locale,
    answers: [
      on(getStaffShop, () => ({ name: 'Ponte', mark: null, isDemo: true, demoOwner })),
      on(openAsDemoOwner, answer),
    ],
  });
  await opened.office.shop.load();
  return opened;
}

test.each([
  ['pt-BR', 'Abrir como dona da demonstração'],
  ['es-PY', 'Abrir como dueña de la demostración'],
] as const)('one press signs in where the store offers it, in %s', async (locale, name) => {
  const { office, callsOf } = await open({ demoOwner: true, locale });

  await page.getByRole('button', { name }).click();

  await expect.poll(() => office.session.me?.id).toBe(demoMe.id);
  expect(callsOf(openAsDemoOwner)).toMatchObject([{ method: 'POST', body: undefined }]);
});

test('there is no such press where the store does not offer it', async () => {
  await open({ demoOwner: false });

  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  expect(page.getByRole('button', { name: /demonstração/ }).elements()).toEqual([]);
});

test('a press that the store refuses says so, and the password can still be typed', async () => {
  const answer = () => refused(404, { message: 'Não encontrado.' });
  const { office } = await open({ demoOwner: true, answer });
  const before = office.session.me?.id;

  await page.getByRole('button', { name: /demonstração/ }).click();

  await expect.element(page.getByRole('alert')).toBeVisible();
  await page.getByLabelText('E-mail').fill('rosa@ponte.example');
  expect(office.session.me?.id).toBe(before);
});
