import {
  changePassword,
  checkEmail,
  checkResetLink,
  confirmEmail,
  getMe,
  login,
  logout,
  recoverPassword,
  register,
  resetPassword,
} from '@ponte/contract/accounts';
import type { Area } from '../check.ts';
import { as, resident } from '../shoppers.ts';
import { expect } from '../store.ts';
import { addresses } from './addresses.ts';
import { fieldsOf, partsOf } from './answers.ts';
import { ownAccount } from './own-account.ts';

export const accounts: Area = {
  name: 'accounts',
  checks: [
    {
      name: 'an address is free until somebody registers with it',
      run: async ({ store, shoppers }) => {
        const email = shoppers.form().email;
        await store.ask(checkEmail, { body: { email } });
        const { email: taken } = await shoppers.one();
        const refusal = await store.refuses(checkEmail, 422, {
          body: { email: taken.toUpperCase() },
        });
        expect(
          fieldsOf(refusal).includes('email'),
          'A taken address is refused without naming email.',
        );
      },
    },
    {
      name: 'each wrong field of a registration is refused by its name, and nobody is registered',
      run: async ({ store, shoppers }) => {
        const wrong: Record<string, Record<string, string>> = {
          email_confirmation: { email_confirmation: 'someone.else@example.com' },
          documento: { documento: '111.111.111-11' },
          password: { password: 'short', password_confirmation: 'short' },
          password_confirmation: { password_confirmation: 'another password' },
          telefone: { telefone: '12' },
          nome: { nome: ' ' },
          estrangeiro: { estrangeiro: '2' },
        };
        for (const [field, changes] of Object.entries(wrong)) {
          const form = { ...shoppers.form(), ...changes };
          const refusal = await store.refuses(register, 422, { body: form });
          expect(
            fieldsOf(refusal).includes(field),
            `A wrong ${field} is refused by ${fieldsOf(refusal).join(', ') || 'no field'}.`,
          );
          await store.ask(checkEmail, { body: { email: form.email } });
        }
      },
    },
    {
      name: 'a file that is no picture is refused, whatever it is called',
      run: async ({ store, shoppers }) => {
        const form = {
          ...shoppers.form(),
          frente: new Blob(['no picture'], { type: 'image/png' }),
        };
        const refusal = await store.refuses(register, 422, { body: form });
        expect(
          fieldsOf(refusal).includes('frente'),
          'A text that is called png is refused without naming frente.',
        );
      },
    },
    {
      name: 'who registers can sign in and is who they said',
      run: async ({ store, shoppers }) => {
        const foreigner = await shoppers.one();
        const me = await store.ask(getMe, as(foreigner));
        expect(me.email === foreigner.email, 'The session is another customer’s.');
        expect(Boolean(me.estrangeiro), 'A Brazilian is no foreigner.');
        const inParaguay = await shoppers.another(resident);
        const other = await store.ask(getMe, as(inParaguay));
        expect(!other.estrangeiro, 'A Paraguayan is a foreigner.');
      },
    },
    {
      name: 'a wrong password and an unknown address are refused alike',
      run: async ({ store, shoppers }) => {
        const { email } = await shoppers.one();
        const wrong = await store.refuses(login, 401, {
          body: { email, password: 'wrong password' },
        });
        const unknown = await store.refuses(login, 401, {
          body: { email: 'nobody-here@example.com', password: 'wrong password' },
        });
        expect(wrong.message === unknown.message, 'The refusal tells whether an address is known.');
      },
    },
    {
      name: 'calls of a customer need a valid token',
      run: async ({ store }) => {
        await store.refuses(getMe, 401);
        await store.refuses(getMe, 401, { token: 'not-a-token-of-this-store' });
      },
    },
    {
      name: 'signing out ends the session',
      run: async ({ store, shoppers }) => {
        const { email, password } = await shoppers.one();
        const token = await shoppers.signIn(email, password);
        await store.ask(logout, { token });
        await store.refuses(getMe, 401, { token });
      },
    },
    {
      name: 'a new password needs the current one, and ends all other sessions',
      run: async ({ store, shoppers }) => {
        const customer = await shoppers.another();
        const elsewhere = await shoppers.signIn(customer.email, customer.password);
        const next = { password: 'another horse 8', password_confirmation: 'another horse 8' };
        const refusal = await store.refuses(
          changePassword,
          422,
          as(customer, { body: { password_currently: 'wrong password', ...next } }),
        );
        expect(
          fieldsOf(refusal).includes('password_currently'),
          'A wrong current password is refused without naming password_currently.',
        );
        await store.ask(
          changePassword,
          as(customer, { body: { password_currently: customer.password, ...next } }),
        );
        await store.refuses(getMe, 401, { token: elsewhere });
        await store.refuses(login, 401, {
          body: { email: customer.email, password: customer.password },
        });
        await shoppers.signIn(customer.email, next.password);
      },
    },
    {
      name: 'an address is confirmed by the link of its mail, which may be followed twice',
      needs: ['mailedLink'],
      run: async ({ store, shoppers, fixtures }) => {
        const customer = await shoppers.another();
        const [token, uid] = partsOf(await fixtures.mailedLink(customer.email)).toReversed();
        const params = { uid: uid ?? '', token: token ?? '' };
        await store.refuses(confirmEmail, 404, {
          params: { ...params, token: 'another-token-than-this' },
        });
        await store.ask(confirmEmail, { params });
        await store.ask(confirmEmail, { params });
        const { email_verified_at } = await store.ask(getMe, as(customer));
        expect(Boolean(email_verified_at), 'A confirmed address is not confirmed.');
      },
    },
    {
      name: 'a recovery link that was made up is no good',
      optional: true,
      run: async ({ store, shoppers }) => {
        const { email } = await shoppers.one();
        const body = {
          email,
          uuid: 'an-invented-uuid',
          token: 'an-invented-token',
          code: '123456',
        };
        await store.refuses(checkResetLink, [404, 422], { body });
      },
    },
    {
      name: 'asking for a new password is answered alike for any address',
      run: async ({ store, shoppers }) => {
        const { email } = await shoppers.one();
        const known = await store.ask(recoverPassword, { body: { email } });
        const unknown = await store.ask(recoverPassword, {
          body: { email: 'nobody-here@example.com' },
        });
        expect(known.message === unknown.message, 'The answer tells whether an address is known.');
      },
    },
    {
      name: 'a new password cannot be set without the link of the mail',
      run: async ({ store, shoppers }) => {
        const { email } = await shoppers.one();
        await store.refuses(resetPassword, 422, {
          body: {
            email,
            uuid: 'an-invented-uuid',
            token: 'an-invented-token',
            code: '123456',
            password: 'another horse 8',
            password_confirmation: 'another horse 8',
          },
        });
      },
    },
    ...ownAccount,
    ...addresses,
  ],
};
