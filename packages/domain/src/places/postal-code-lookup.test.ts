import { expect, test } from 'vitest';
import { faults, longerThanPatience } from '../testing/faults.ts';
import { ok, settle, type Answer, type Respond } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { PostalCodeLookup } from './index.ts';

const foz = {
  cep: '85851-000',
  logradouro: 'Avenida Brasil',
  bairro: 'Centro',
  localidade: 'Foz do Iguaçu',
  uf: 'PR',
  ibge: '4108304',
};
const fozCity = { id: 4031, nome: 'Foz do Iguaçu', estado: { id: 18, nome: 'Paraná', pais_id: 1 } };

const isService = (path: string) => path.startsWith('/ws/');

/** A look-up whose public service and whose city call answer this. */
function open(postal: Respond = () => ok(foz), city: Respond = () => ok(fozCity)) {
  const { shop, requests, clock } = openShop((request) =>
    isService(request.url.pathname) ? postal(request) : city(request),
  );
  return { lookup: new PostalCodeLookup(shop.api), requests, clock };
}

// Spec: accounts 7.2, 7.3
test('a postal code gives street, district, city and state', async () => {
  const { lookup, requests } = open();

  expect(await lookup.lookUp('85851-000')).toEqual({
    status: 'found',
    postalCode: '85851000',
    street: 'Avenida Brasil',
    district: 'Centro',
    city: { id: 4031, name: 'Foz do Iguaçu' },
    state: { id: 18, name: 'Paraná' },
  });
  expect(requests.map(({ url, body }) => [url.pathname, body])).toEqual([
    ['/ws/85851000/json/', undefined],
    ['/ecom/endereco/cidade-por-codigo', { pais_id: 1, codigo: '4108304' }],
  ]);
});

test.each(['', '8585', '858510000', 'abcdefgh', '00000-000'])(
  '%j has no eight digits of a postal code, and is not looked up',
  async (text) => {
    const { lookup, requests } = open();
    expect(await lookup.lookUp(text)).toEqual({ status: 'idle' });
    expect(requests).toEqual([]);
  },
);

test('the same code is looked up once', async () => {
  const { lookup, requests } = open();
  await Promise.all([lookup.lookUp('85851000'), lookup.lookUp('85851-000')]);
  await lookup.lookUp('85.851-000');
  expect(requests).toHaveLength(2);
});

// Spec: accounts 7.2
test.each([
  ['the code is unknown', () => ok({ erro: true }), undefined, ''],
  ['the code is unknown, as text', () => ok({ erro: 'true' }), undefined, ''],
  ['the service names no city', () => ok({ ...foz, ibge: '' }), undefined, 'Avenida Brasil'],
  ['the city is unknown', undefined, () => ({ status: 404, body: {} }), 'Avenida Brasil'],
] satisfies (readonly [string, Respond | undefined, Respond | undefined, string])[])(
  'state and city are to be chosen when %s',
  async (_, postal, city, street) => {
    const { lookup } = open(postal, city);
    expect(await lookup.lookUp('85851-000')).toMatchObject({ status: 'manual', street });
  },
);

test.each(
  faults.flatMap((fault) => [
    { ...fault, call: 'the service', postal: () => fault.answer, city: undefined },
    { ...fault, call: 'the city’s call', postal: undefined, city: () => fault.answer },
  ]),
)('state and city are to be chosen after $name of $call', async ({ postal, city }) => {
  const { lookup, clock } = open(postal, city);
  const looked = lookup.lookUp('85851-000');
  await clock.advance(longerThanPatience);
  expect(await looked).toMatchObject({ status: 'manual' });
});

test('a late answer to an earlier code is dropped', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const { lookup } = open(() => new Promise((resolve) => answers.push(resolve)));
  const first = lookup.lookUp('01310-100');
  await settle();
  const second = lookup.lookUp('85851-000');
  await settle();
  expect(lookup.state).toEqual({ status: 'looking', postalCode: '85851000' });

  answers[1]?.(ok(foz));
  await second;
  answers[0]?.(ok({ ...foz, logradouro: 'Avenida Paulista' }));
  await first;

  expect(lookup.state).toMatchObject({ postalCode: '85851000', street: 'Avenida Brasil' });
});
