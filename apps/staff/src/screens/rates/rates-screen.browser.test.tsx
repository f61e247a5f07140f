import { getRates, updateRates, type StaffRates } from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { RatesScreen } from './rates-screen.tsx';

const at = '2026-11-27T15:00:00.000Z';
const kept: StaffRates = {
  data: [
    { source: 'USD', target: 'BRL', rate: '5.43', updatedAt: at },
    { source: 'USD', target: 'PYG', rate: '7300', updatedAt: null },
  ],
  version: '1',
  lastChange: null,
  source: null,
};

const open = (
  rates: StaffRates,
  answer: Parameters<typeof on<typeof updateRates>>[1] = () => rates,
  locale: 'pt-BR' | 'es-PY' = 'pt-BR',
) =>
  openOffice(<RatesScreen />, {
    locale,
    answers: [on(getRates, () => rates), on(updateRates, answer)],
  });

const rateOf = (target: string) => page.getByRole('textbox', { name: `1 USD em ${target}` });
const save = page.getByRole('button', { name: 'Salvar' });

test('rates are shown and typed with a comma, and sent with a point, all pairs at once', async () => {
  const after = { ...kept, version: '2' };
  const { callsOf } = await open(kept, () => after);

  await expect.element(rateOf('BRL')).toHaveValue('5,43');
  await expect.element(rateOf('PYG')).toHaveValue('7300');
  await rateOf('BRL').fill('5,5125');
  await save.click();

  await expect.element(page.getByText('Salvo', { exact: true })).toBeVisible();
  expect(callsOf(updateRates).map(({ body }) => body)).toEqual([
    {
      version: '1',
      data: [
        { source: 'USD', target: 'BRL', rate: '5.5125' },
        { source: 'USD', target: 'PYG', rate: '7300' },
      ],
    },
  ]);
});

test.each(['', 'cinco', '-5'])('what is no rate is said at its field: %j', async (typed) => {
  const { callsOf } = await open(kept);

  await rateOf('BRL').fill(typed);
  await save.click();

  await expect.element(rateOf('BRL')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(rateOf('BRL')).toHaveFocus();
  expect(callsOf(updateRates)).toEqual([]);
});

test('a jump that the API refuses is reported at its rate, and typed rates stay', async () => {
  const sentence = 'É mais que o dobro da cotação de agora.';
  await open(kept, () => refused(422, { message: 'Não', errors: { 'data.0.rate': [sentence] } }));

  await rateOf('BRL').fill('54,3');
  await save.click();

  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(rateOf('BRL')).toHaveValue('54,3');
});

test.each([
  ['pt-BR', /^USD\/PYG vem de um endereço/, /USD\/PYG iria de 7300 para 9000, mais que 5%/],
  ['es-PY', /^USD\/PYG viene de una dirección/, /USD\/PYG pasaría de 7300 a 9000, más del 5 %/],
] as const)('says in %s where rates come from, and why an answer was refused', async (...row) => {
  const [locale, from, why] = row;
  const params = { pair: 'USD/PYG', before: '7300', after: '9000', percent: '5' };
  const source = { everyMinutes: 60, pairs: ['USD/PYG'], askedAt: at, takenAt: at };
  await open(
    { ...kept, source: { ...source, refused: { code: 'jump', params } } },
    undefined,
    locale,
  );

  await expect.element(page.getByText(from)).toBeVisible();
  await expect.element(page.getByText(why)).toBeVisible();
});
