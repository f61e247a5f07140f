import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCityDirectory } from './directory.ts';
import { fold } from './fold.ts';
import {
  countries,
  loadAllCities,
  loadCities,
  stateByCode,
  stateById,
  states,
  statesOf,
} from './index.ts';

const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);

describe('states', () => {
  // Spec: storefront 3.32, 3.33, 3.36, 3.37, 3.38, 3.39
  // Spec: accounts 9.3
  test('have the ids of the wire without a gap, Brazil first', () => {
    expect(states.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    expect(states.filter(({ country }) => country === 'BR')).toHaveLength(27);
    expect(countries.map(({ id, name }) => [id, name])).toEqual([
      [1, 'Brasil'],
      [2, 'Paraguay'],
    ]);
  });

  test('are found by id, short code and official code', () => {
    const saoPaulo = { id: 26, country: 'BR', name: 'São Paulo', code: 'SP', officialCode: '35' };
    expect(stateById(26)).toEqual(saoPaulo);
    expect(stateByCode('BR', 'SP')).toEqual(saoPaulo);
    expect(stateByCode('BR', '35')).toEqual(saoPaulo);
    expect(stateByCode('PY', '10')).toMatchObject({ id: 38, name: 'Alto Paraná' });
    expect(stateByCode('PY', '00')).toMatchObject({ id: 28, name: 'Asunción' });
  });

  test('are not mixed up between countries by a code that both have', () => {
    expect(stateByCode('BR', '11')).toMatchObject({ name: 'Rondônia' });
    expect(stateByCode('PY', '11')).toMatchObject({ name: 'Central' });
  });

  test.each([0, 46, -1, 1.5, NaN])('have none with the id %s', (id) => {
    expect(stateById(id)).toBeUndefined();
  });

  test('have none with an unknown code', () => {
    expect(stateByCode('BR', 'XX')).toBeUndefined();
    expect(stateByCode('PY', 'SP')).toBeUndefined();
  });

  test('are listed by name in the alphabet of the country or of another locale', () => {
    expect(names(statesOf('BR')).slice(0, 4)).toEqual(['Acre', 'Alagoas', 'Amapá', 'Amazonas']);
    expect(names(statesOf('PY')).slice(-4)).toEqual([
      'Ñeembucú',
      'Paraguarí',
      'Presidente Hayes',
      'San Pedro',
    ]);
  });
});

describe('cities', () => {
  // Spec: storefront 3.35, 3.40, 3.41, 3.42, 3.43, 3.44
  // Spec: accounts 3.12
  test('are 5,570 in Brazil and 263 in Paraguay, with ids that follow on', async () => {
    const { cities } = await loadAllCities();
    expect(cities.map(({ id }) => id)).toEqual(
      Array.from({ length: 5833 }, (_, index) => index + 1),
    );
    expect((await loadCities('BR')).cities).toHaveLength(5570);
    expect((await loadCities('PY')).cities).toHaveLength(263);
  });

  // Spec: storefront 3.32
  test('are found by id and by official code, one with an unusual check digit too', async () => {
    const brazil = await loadCities('BR');
    const brasilia = brazil.byCode('5300108');
    expect(brasilia).toMatchObject({ name: 'Brasília', stateId: 7 });
    expect(brazil.byId(brasilia?.id ?? 0)).toEqual(brasilia);
    // IBGE gave Coronel Barros a 9 where the rule asks for a 1.
    expect(brazil.byCode('4305871')).toMatchObject({ name: 'Coronel Barros' });

    const paraguay = await loadCities('PY');
    expect(paraguay.byCode('1001')).toMatchObject({ name: 'Ciudad del Este', stateId: 38 });
    expect(paraguay.byCode('0000')).toMatchObject({ id: 5571, name: 'Asunción', stateId: 28 });
  });

  test('are unknown by what is no id or code', async () => {
    const all = await loadAllCities();
    expect(all.byId(0)).toBeUndefined();
    expect(all.byId(5834)).toBeUndefined();
    expect(all.byCode('1001 ')).toBeUndefined();
    expect(all.byCode('__proto__')).toBeUndefined();
  });

  // Spec: storefront 3.33
  // Spec: accounts 3.12
  test('belong to the state that their code begins with', async () => {
    const { cities } = await loadAllCities();
    for (const { code, stateId } of cities) {
      expect(code.slice(0, 2)).toBe(stateById(stateId)?.officialCode);
    }
  });

  // Spec: storefront 3.34
  test('of a state are those of the reference data, sorted by name', async () => {
    const all = await loadAllCities();
    expect(names(all.ofState(7))).toEqual(['Brasília']);
    expect(all.ofState(8)).toHaveLength(78);
    expect(all.ofState(11)).toHaveLength(853);
    expect(names(all.ofState(11)).slice(0, 3)).toEqual([
      'Abadia dos Dourados',
      'Abaeté',
      'Abre Campo',
    ]);
    // Itaporanga stands first in the reference list of Paraíba, out of sequence.
    expect(names(all.ofState(15)).indexOf('Itaporanga')).toBeGreaterThan(0);
    expect(all.ofState(0)).toEqual([]);
  });

  test('of a state are sorted by the alphabet that is asked for', async () => {
    const cities = [
      { id: 1, code: '1', name: 'Ñu', stateId: 39 },
      { id: 2, code: '2', name: 'Nz', stateId: 39 },
    ];
    // In Spanish ñ is a letter behind n, in Portuguese an n with a mark.
    const directory = createCityDirectory(cities);
    expect(names(directory.ofState(39))).toEqual(['Nz', 'Ñu']);
    expect(names(directory.ofState(39, 'pt-BR'))).toEqual(['Ñu', 'Nz']);
    expect(names(directory.ofState(39, 'es-PY'))).toEqual(['Nz', 'Ñu']);
  });

  test('are loaded once', async () => {
    expect(await loadCities('PY')).toBe(await loadCities('PY'));
    const paraguay = await loadCities('PY');
    expect(paraguay.ofState(38)).toBe(paraguay.ofState(38));
  });
});

describe('search', () => {
  test.each([
    ['sao paulo', 'São Paulo'],
    ['SÃO PAULO', 'São Paulo'],
    ['sa\u0303o paulo', 'São Paulo'],
    ['encarnacion', 'Encarnación'],
    ['santana do livramento', "Sant'Ana do Livramento"],
    ['sant’ana do livramento', "Sant'Ana do Livramento"],
    ['ji parana', 'Ji-Paraná'],
    ['  foz   do iguacu ', 'Foz do Iguaçu'],
    ['ñemby', 'Ñemby'],
    ['nemby', 'Ñemby'],
  ])('%j finds %s first', async (text, name) => {
    const all = await loadAllCities();
    expect(names(all.search(text))[0]).toBe(name);
  });

  test('gives names that begin with the text before words that do before the rest', async () => {
    const all = await loadAllCities();
    const found = names(all.search('este', { limit: 100 }));
    const rank = found.map(fold).map((name) => {
      if (name.startsWith('este')) return 0;
      return name.includes(' este') ? 1 : 2;
    });
    expect(rank).toEqual(rank.toSorted((a, b) => a - b));
    expect(rank).toContain(0);
    expect(rank).toContain(1);
    expect(rank).toContain(2);
  });

  test('keeps to a state and to a limit', async () => {
    const all = await loadAllCities();
    expect(all.search('a')).toHaveLength(20);
    expect(all.search('a', { limit: 3 })).toHaveLength(3);
    expect(all.search('a', { limit: 0 })).toEqual([]);
    const found = all.search('san', { stateId: 38, limit: 100 });
    expect(new Set(found.map(({ stateId }) => stateId))).toEqual(new Set([38]));
  });

  test.each(['', '   ', '\u200b', 'xyzzy', 'são paulo\nsantos'])(
    '%j finds nothing',
    async (text) => {
      expect((await loadAllCities()).search(text)).toEqual([]);
    },
  );

  // Spec: decision 24
  test('finds every city by its own name without its accents', async () => {
    const all = await loadAllCities();
    fc.assert(
      fc.property(fc.constantFrom(...all.cities), (city) => {
        const plain = city.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(all.search(plain, { limit: 6000 })).toContain(city);
      }),
    );
  });

  test.each([
    ['null bytes', '\0'.repeat(20)],
    ['emoji', '🏙️'.repeat(20)],
    ['lone surrogates', '\ud800\udfff'],
    ['a megabyte', 'são '.repeat(250_000)],
    ['a megabyte of combining marks', '\u0301'.repeat(1_000_000)],
  ])('%s find nothing', async (_, text) => {
    expect((await loadAllCities()).search(text)).toEqual([]);
  });
});
