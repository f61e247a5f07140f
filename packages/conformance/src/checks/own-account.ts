import {
  changeEmail,
  endAccount,
  confirmEmail,
  correctEmail,
  getMe,
  getOwnData,
  login,
  resendConfirmation,
  updateProfile,
} from '@ponte/contract/accounts';
import { changeCustomerList } from '@ponte/contract/customer-lists';
import type { Area } from '../check.ts';
import { goodsForSale, ids } from '../goods.ts';
import { as, randomCpf } from '../shoppers.ts';
import { expect } from '../store.ts';
import { fieldsOf, partsOf } from './answers.ts';

/** What customers do with their own account, data and lists. */
export const ownAccount: Area['checks'] = [
  {
    name: 'a customer gets a copy of the own data, and nobody else does',
    run: async ({ store, shoppers }) => {
      const customer = await shoppers.one();
      const copy = await (await store.ask(getOwnData, as(customer))).text();
      expect(copy.includes(customer.email), 'The copy has no e-mail address of the customer.');
      await store.refuses(getOwnData, 401);
    },
  },
  {
    name: 'phone and document can be changed, a wrong document not',
    run: async ({ store, shoppers }) => {
      const customer = await shoppers.another();
      const form = { telefone: '5545988776655', documento_tipo: 'CPF', documento: randomCpf() };
      await store.ask(updateProfile, as(customer, { body: form }));
      const { telefone } = await store.ask(getMe, as(customer));
      expect(telefone?.replaceAll(/\D/g, '') === form.telefone, 'The phone is not the new one.');
      const refusal = await store.refuses(
        updateProfile,
        422,
        as(customer, { body: { ...form, documento: '111.111.111-11' } }),
      );
      expect(
        fieldsOf(refusal).includes('documento'),
        'A wrong document is refused without naming documento.',
      );
    },
  },
  {
    name: 'another e-mail address counts once it is confirmed, and its password is asked for',
    optional: true,
    needs: ['mailedLink'],
    run: async ({ store, shoppers, fixtures }) => {
      const customer = await shoppers.another();
      const followed = async (email: string) => {
        const [token, uid] = partsOf(await fixtures.mailedLink(email)).toReversed();
        await store.ask(confirmEmail, { params: { uid: uid ?? '', token: token ?? '' } });
      };
      await followed(customer.email);
      const { email } = shoppers.form();
      const body = { email, password: customer.password };
      await store.askOptional(changeEmail, as(customer, { body }));
      const wrong = { ...body, password: 'wrong password' };
      const refusal = await store.refuses(changeEmail, 422, as(customer, { body: wrong }));
      expect(
        fieldsOf(refusal).includes('password'),
        'A wrong password is refused without naming password.',
      );
      const before = await store.ask(getMe, as(customer));
      expect(before.email === customer.email, 'The address counts before it is confirmed.');
      await followed(email);
      const after = await store.ask(getMe, as(customer));
      expect(after.email === email, 'The confirmed address does not count.');
      await shoppers.signIn(email, customer.password);
    },
  },
  {
    name: 'a customer ends the account with its password, and nobody signs in to it any more',
    optional: true,
    run: async ({ store, shoppers }) => {
      const customer = await shoppers.another();
      const { email, password } = customer;
      await store.askOptional(endAccount, as(customer, { body: { password } }));
      await store.refuses(getMe, 401, as(customer));
      await store.refuses(login, 401, { body: { email, password } });
      const other = await shoppers.another();
      const wrong = as(other, { body: { password: 'wrong password' } });
      const refusal = await store.refuses(endAccount, 422, wrong);
      expect(
        fieldsOf(refusal).includes('password'),
        'A wrong password is refused without naming password.',
      );
      await store.ask(getMe, as(other));
    },
  },
  {
    name: 'an address that is not confirmed can be corrected with the password, and gets its mail again',
    run: async ({ store, shoppers }) => {
      const customer = await shoppers.another();
      await store.ask(resendConfirmation, as(customer));
      const { email } = shoppers.form();
      const refusal = await store.refuses(
        correctEmail,
        422,
        as(customer, { body: { email, password: 'wrong password' } }),
      );
      expect(
        fieldsOf(refusal).includes('password'),
        'A wrong password is refused without naming password.',
      );
      await store.ask(correctEmail, as(customer, { body: { email, password: customer.password } }));
      await shoppers.signIn(email, customer.password);
    },
  },
  {
    name: 'a customer’s favourites are the same on any device, newest first, and nobody else’s',
    optional: true,
    run: async ({ store, shoppers }) => {
      const [first = 0, second = 0] = ids(await goodsForSale(store));
      const owner = await shoppers.another();
      const change = (incluir: readonly number[], excluir: readonly number[] = []) => ({
        params: { lista: 'favoritos' },
        body: { incluir, excluir },
      });
      const none = await store.askOptional(changeCustomerList, as(owner, change([])));
      expect(none.length === 0, 'A new customer has favourites.');
      await store.ask(changeCustomerList, as(owner, change([first])));
      const token = await shoppers.signIn(owner.email, owner.password);
      const both = await store.ask(changeCustomerList, { ...change([second, first]), token });
      expect(
        both.map(({ id }) => Number(id)).join() === `${second},${first}`,
        'The list is not the one of the other device with what was added, newest first.',
      );
      const rest = await store.ask(changeCustomerList, as(owner, change([], [first])));
      expect(
        rest.map(({ id }) => Number(id)).join() === `${second}`,
        'A removed product is still in the list.',
      );
      const unknown = await store.ask(changeCustomerList, as(owner, change([2_147_483_647])));
      expect(unknown.length === 1, 'An unknown product is in the list.');
      const stranger = await shoppers.another();
      const theirs = await store.ask(changeCustomerList, as(stranger, change([])));
      expect(theirs.length === 0, 'A customer has the favourites of another one.');
      await store.refuses(changeCustomerList, 401, change([first]));
    },
  },
];
