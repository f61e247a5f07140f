import { describe, expect, test, vi } from 'vitest';
import { addressLookups, type FoundAddress } from './index.ts';

const { signal } = new AbortController();

test('states and cities of both countries, without a number to know', async () => {
  const { loadStates, loadCities, findPostalCode } = addressLookups();
  const [acre] = await loadStates('BR');
  const paraguayan = await loadStates('PY');
  const alto = paraguayan.find(({ name }) => name === 'Alto Paraná');

  expect(acre?.name).toBe('Acre');
  expect((await loadCities(alto?.id ?? 0)).map(({ name }) => name)).toContain('Ciudad del Este');
  expect((await loadCities(acre?.id ?? 0)).map(({ name }) => name)).toContain('Rio Branco');
  expect(await loadCities(999)).toEqual([]);
  expect(findPostalCode).toBeUndefined();
});

describe('a postal code', () => {
  const find = async (found: FoundAddress | null) =>
    addressLookups(async () => found).findPostalCode?.('85851000', signal);

  test('leads to the places of the data, however the service writes them', async () => {
    const found = await find({ state: 'pr', city: 'FOZ DO IGUACU', street: 'Avenida Brasil' });
    expect(found).toMatchObject({
      street: 'Avenida Brasil',
      state: { name: 'Paraná' },
      city: { name: 'Foz do Iguaçu' },
    });
  });

  test.each([null, { state: 'XX', city: 'Foz do Iguaçu' }, { state: 'PR', city: 'Atlântida' }])(
    'that leads nowhere (%o) lets the customer choose',
    async (found) => expect(await find(found)).toBeNull(),
  );

  test('is given to the service with its signal, and its failure is told', async () => {
    const service = vi.fn<() => Promise<null>>().mockRejectedValue(new TypeError('offline'));
    const { findPostalCode } = addressLookups(service);
    await expect(findPostalCode?.('85851000', signal)).rejects.toThrow('offline');
    expect(service).toHaveBeenCalledWith('85851000', signal);
  });
});
