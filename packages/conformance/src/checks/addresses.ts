import { getMe } from '@ponte/contract/accounts';
import {
  createAddress,
  deleteAddress,
  findCityByCode,
  lookUpPostalCode,
  setMainAddress,
} from '@ponte/contract/addresses';
import type { Area } from '../check.ts';
import { as, cities } from '../shoppers.ts';
import { expect } from '../store.ts';
import { fieldsOf } from './answers.ts';

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

/** Addresses of a customer, cities and postal codes. */
export const addresses: Area['checks'] = [
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
];
