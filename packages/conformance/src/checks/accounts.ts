import {
  changeEmail,
  endAccount,
  changePassword,
  checkEmail,
  checkResetLink,
  confirmEmail,
  correctEmail,
  getMe,
  getOwnData,
  login,
  logout,
  recoverPassword,
  register,
  resendConfirmation,
  resetPassword,
  updateProfile,
} from '@ponte/contract/accounts';
import {
  createAddress,
  deleteAddress,
  findCityByCode,
  lookUpPostalCode,
  setMainAddress,
} from '@ponte/contract/addresses';
import { changeCustomerList } from '@ponte/contract/customer-lists';
import type { Area } from '../check.ts';
import { goodsForSale, ids } from '../goods.ts';
import { as, cities, randomCpf, resident } from '../shoppers.ts';
import { expect, type Refusal } from '../store.ts';

const fieldsOf = ({ errors }: Refusal): string[] =>
  errors && !Array.isArray(errors) ? Object.keys(errors) : [];

const address = {
  nome: 'Casa',
  logradouro: 'Avenida Brasil',
  numero: '100',
  bairro: 'Centro',
  cep: '85851-000',
  cidade_id: cities.foz,
  estado_id: 18,
  pais_id: 1,
};

/** The last two parts of a link's path or the values of its query, which its call needs. */
function partsOf(link: string): string[] {
  const { pathname, searchParams } = new URL(link);
  return [...pathname.split('/').filter((part) => part !== ''), ...searchParams.values()];
}

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
      name: 'a customer gets a copy of the own data, and nobody else does',
      run: async ({ store, shoppers }) => {
        const customer = await shoppers.one();
        const copy = await (await store.ask(getOwnData, as(customer))).text();
        expect(copy.includes(customer.email), 'The copy has no e-mail address of the customer.');
        await store.refuses(getOwnData, 401);
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
        await store.ask(
          correctEmail,
          as(customer, { body: { email, password: customer.password } }),
        );
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
    {
      name: 'the first address is the main one, until another is; a deleted one is gone from the list',
      run: async ({ store, shoppers }) => {
        const customer = await shoppers.another();
        const first = await store.ask(createAddress, as(customer, { body: address }));
        const second = await store.ask(
          createAddress,
          as(customer, { body: { ...address, nome: 'Trabalho' } }),
        );
        await store.ask(setMainAddress, as(customer, { params: { id: Number(second.id) } }));
        const main = async () => {
          const { enderecos } = await store.ask(getMe, as(customer));
          return (enderecos ?? [])
            .filter(({ principal }) => Boolean(principal))
            .map(({ id }) => Number(id));
        };
        expect(
          (await main()).join() === String(second.id),
          'Not the address that was made the main one, or several, are main.',
        );
        await store.ask(
          deleteAddress,
          as(customer, { params: { id: Number(first.id) }, body: { ativo: false } }),
        );
        const { enderecos } = await store.ask(getMe, as(customer));
        const active = (enderecos ?? []).filter(({ ativo }) => ativo ?? true);
        expect(
          !active.some(({ id }) => Number(id) === Number(first.id)),
          'A deleted address is still active.',
        );
      },
    },
    {
      name: 'an address is nobody else’s to change',
      run: async ({ store, shoppers }) => {
        const owner = await shoppers.another();
        const { id } = await store.ask(createAddress, as(owner, { body: address }));
        const stranger = await shoppers.one();
        const params = { id: Number(id) };
        await store.refuses(setMainAddress, 404, as(stranger, { params }));
        await store.refuses(deleteAddress, 404, as(stranger, { params, body: { ativo: false } }));
        await store.refuses(setMainAddress, 401, { params });
      },
    },
    {
      name: 'an address without a street is refused by its field',
      run: async ({ store, shoppers }) => {
        const customer = await shoppers.one();
        const refusal = await store.refuses(
          createAddress,
          422,
          as(customer, { body: { ...address, logradouro: ' ' } }),
        );
        expect(
          fieldsOf(refusal).includes('logradouro'),
          'A missing street is refused without naming logradouro.',
        );
      },
    },
    {
      name: 'a city is found by its official code, an unknown one is 404',
      run: async ({ store }) => {
        const city = await store.ask(findCityByCode, { body: { pais_id: 1, codigo: '4108304' } });
        expect(
          Number(city.id) === cities.foz,
          `IBGE 4108304 is Foz do Iguaçu, id ${cities.foz}, not ${city.id}.`,
        );
        await store.refuses(findCityByCode, 404, { body: { pais_id: 1, codigo: '9999999' } });
      },
    },
    {
      name: 'a postal code has its city, an unknown one says erro',
      run: async ({ store }) => {
        const found = await store.ask(lookUpPostalCode, { params: { cep: '85851000' } });
        expect(
          found.localidade === 'Foz do Iguaçu' && found.uf === 'PR',
          'CEP 85851-000 is not in Foz do Iguaçu, PR.',
        );
        const unknown = await store.ask(lookUpPostalCode, { params: { cep: '00000000' } });
        expect(Boolean(unknown.erro), 'CEP 00000-000 is known.');
      },
    },
  ],
};
