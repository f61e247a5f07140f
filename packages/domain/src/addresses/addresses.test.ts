import type { NewAddress } from '@ponte/contract/rules/address';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../account/index.ts';
import type { Address } from '../entities/index.ts';
import { FakeAccounts, refusal } from '../testing/fake-accounts.ts';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { settle, type SeenRequest } from '../testing/index.ts';
import { at, openSignedIn } from '../testing/open-shop.ts';
import { addressesOf } from './index.ts';

const path = '/ecom/cliente/address';
const values: NewAddress = {
  name: 'Obra',
  postalCode: '',
  street: 'Ruta 7',
  number: 'km 10',
  district: 'Santa Ana',
  complement: '',
  directions: 'Portón verde',
  stateId: '38',
  cityId: '5737',
};
const added = { kind: 'resident', values, cityName: 'Ciudad del Este' } as const;

/** The addresses of Luis, who has one: "Casa". */
async function open(...[over, store]: Parameters<typeof openSignedIn>) {
  const opened = await openSignedIn(over, store);
  await accountOf(opened.shop).load();
  const addresses = addressesOf(opened.shop);
  const names = () => addresses.list?.map(({ name }) => name);
  return { ...opened, addresses, names };
}

const first = (addresses: { readonly list: readonly Address[] | undefined }): Address => {
  const [address] = addresses.list ?? [];
  if (!address) throw new Error('Luis has an address.');
  return address;
};

describe('a new address', () => {
  // Spec: accounts 7.13
  test('is sent in the store’s words, once, and then in the list', async () => {
    const { addresses, names, sentTo, shop } = await open();

    await Promise.all([addresses.create(added), addresses.create(added)]);
    await settle();

    expect(sentTo(path).map(({ body }) => body)).toEqual([
      {
        nome: 'Obra',
        cep: null,
        logradouro: 'Ruta 7',
        numero: 'km 10',
        bairro: 'Santa Ana',
        complemento: null,
        como_chegar: 'Portón verde',
        cidade: 'Ciudad del Este',
        cidade_id: 5737,
        estado_id: 38,
        pais: 'Paraguay',
        pais_id: 2,
      },
    ]);
    expect(names()).toEqual(['Casa', 'Obra']);
    shop.dispose();
  });

  test('in Brazil brings its postal code', async () => {
    const { addresses, sentTo, shop } = await open();

    await addresses.create({ kind: 'foreign', values: { ...values, postalCode: '85851-000' } });

    expect(sentTo(path)[0]?.body).toMatchObject({
      cep: '85851000',
      pais: 'Brasil',
      pais_id: 1,
      como_chegar: null,
      cidade: null,
    });
    shop.dispose();
  });

  // Spec: accounts 8.7
  test('is refused on the form’s fields', async () => {
    const { addresses, shop } = await open(
      at(path, () => refusal({ bairro: ['Bairro?'], cidade_id: ['Cidade?'], pais_id: ['País?'] })),
    );

    await addresses.create(added);

    expect([...(addresses.refusal?.fields.keys() ?? [])]).toEqual(['district', 'cityId']);
    expect(addresses.refusal?.others).toEqual(['País?']);
    shop.dispose();
  });

  test.each(faults)('that failed by $name is added once when tried again', async (fault) => {
    let fails = true;
    const { addresses, names, clock, shop } = await open(
      at(
        path,
        () => fault.answer,
        () => fails,
      ),
    );
    void addresses.create(added);
    await clock.advance(longerThanPatience);
    expect(addresses.creation.error?.kind).toBe(fault.kind);

    fails = false;
    await addresses.create(added);
    await settle();

    expect(names()).toEqual(['Casa', 'Obra']);
    shop.dispose();
  });

  test('that the store added without an answer is not added again', async () => {
    const store = new FakeAccounts();
    const lost = async (request: SeenRequest) => {
      await store.respond(request);
      return undefined;
    };
    let fails = true;
    const { addresses, names, sentTo, shop } = await open((request) => {
      const isLost = fails && request.method === 'POST' && request.url.pathname === path;
      return isLost ? { answer: lost(request) } : undefined;
    }, store);
    expect(await addresses.create(added)).toMatchObject({ error: { kind: 'offline' } });

    fails = false;
    expect(await addresses.create(added)).toMatchObject({ ok: true, value: { name: 'Obra' } });
    await settle();

    expect(sentTo(path)).toHaveLength(1);
    expect(names()).toEqual(['Casa', 'Obra']);
    shop.dispose();
  });

  test('that was changed before the retry is another one', async () => {
    let fails = true;
    const { addresses, names, shop } = await open(
      at(
        path,
        () => undefined,
        () => fails,
      ),
    );
    await addresses.create(added);

    fails = false;
    await addresses.create({ ...added, values: { ...values, name: 'Depósito' } });
    await settle();

    expect(names()).toEqual(['Casa', 'Depósito']);
    shop.dispose();
  });
});

describe('an address', () => {
  // Spec: accounts 7.14
  test('is removed softly, once, and out of the list', async () => {
    const { addresses, names, sentTo, shop } = await open();
    const casa = first(addresses);

    await Promise.all([addresses.remove(casa), addresses.remove(casa)]);

    expect(sentTo(`${path}/1`).map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { ativo: false, nome: 'Casa' }],
    ]);
    expect(addresses.changedId).toBe(1);
    expect(names()).toEqual([]);
    shop.dispose();
  });

  // Spec: accounts 8.7
  test('that is gone already counts as removed', async () => {
    const { addresses, store, shop } = await open();
    const casa = first(addresses);
    store.addresses = [];

    expect(await addresses.remove(casa)).toEqual({ ok: true, value: null });
    shop.dispose();
  });

  // Spec: accounts 7.15
  // Spec: decision 18
  test('becomes the main one in place', async () => {
    const { addresses, shop } = await open();
    expect(first(addresses).main).toBe(false);

    await addresses.makeMain(first(addresses));

    expect(first(addresses).main).toBe(true);
    shop.dispose();
  });

  test.each(
    faults.flatMap((fault) =>
      (['remove', 'makeMain'] as const).map((verb) => ({ ...fault, verb })),
    ),
  )('stays as it is when $verb fails by $name', async ({ answer, kind, verb }) => {
    const suffix = verb === 'remove' ? '' : '/set-main';
    const { addresses, names, clock, shop } = await open(at(`${path}/1${suffix}`, () => answer));

    void addresses[verb](first(addresses));
    await clock.advance(longerThanPatience);

    expect(addresses.change.error?.kind).toBe(kind);
    expect(names()).toEqual(['Casa']);
    shop.dispose();
  });

  // Spec: accounts 8.7
  test('belongs to its session: a refused token ends it', async () => {
    const { addresses, shop } = await open(at(`${path}/1`, () => ({ status: 401, body: {} })));
    await addresses.remove(first(addresses));
    expect(shop.session.customer).toBeNull();
    shop.dispose();
  });
});
