import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { WireDeliveryOption } from '../index.ts';
import { misfit } from '../testing/misfit.ts';
import { deliveryOptionsAnswer, pickupPointsAnswer } from './delivery.ts';

function wireOption(over: Partial<WireDeliveryOption> = {}): WireDeliveryOption {
  return { entrega_servico_id: 1, valor: '3.00', token: 'token', ...over };
}

function optionOf(over: Partial<WireDeliveryOption>) {
  return v.parse(deliveryOptionsAnswer, [wireOption(over)])[0];
}

describe('a delivery option', () => {
  test('is told in the shop’s words', () => {
    const point = { id: '4', ponto_entrega: 'Posto', estado: 'Central', estado_id: 38 };
    expect(
      optionOf({
        entrega_servico_id: '2',
        entrega_integrador_id: 7,
        descricao: 'Ponto de entrega',
        prazo: '3',
        moeda: { id: 1 },
        opcionais: { pontos_entrega: [point] },
      }),
    ).toEqual({
      serviceId: 2,
      integratorId: 7,
      description: 'Ponto de entrega',
      days: 3,
      price: { minor: 300, currency: 'USD' },
      token: 'token',
      points: [
        {
          id: 4,
          name: 'Posto',
          address: '',
          hours: '',
          state: { id: 38, name: 'Central' },
          city: { id: null, name: '' },
        },
      ],
    });
  });

  test('without a service is the counter, and may have one point instead of a list', () => {
    const option = optionOf({
      entrega_servico_id: null,
      moeda: { id: 1 },
      opcionais: { pontos_entrega: { id: 1, nome: 'Loja' } },
    });
    expect(option).toMatchObject({ serviceId: null, days: null, points: [{ name: 'Loja' }] });
  });

  test.each([
    [{ id: 1 }, '3.00', { minor: 300, currency: 'USD' }],
    [{ id: 2 }, '3.00', { minor: 300, currency: 'BRL' }],
    [{ id: '3' }, '22260', { minor: 22_260, currency: 'PYG' }],
    // The code settles all doubt.
    [{ id: 2, codigo: 'USD' }, '3.00', { minor: 300, currency: 'USD' }],
    [{ id: 3, codigo: '' }, '22260.00', { minor: 22_260, currency: 'PYG' }],
    [undefined, '22260', { minor: 22_260, currency: 'PYG' }],
    [null, '22260', { minor: 22_260, currency: 'PYG' }],
  ])('in the order screens’ currency %j costs %s', (moeda, valor, price) => {
    expect(optionOf({ moeda, valor })?.price).toEqual(price);
  });

  test.each([
    [wireOption({ moeda: { id: 4 } }), '0.moeda.id'],
    [wireOption({ moeda: { id: 3 }, valor: '3.50' }), '0.valor'],
    [{ ...wireOption(), token: undefined }, '0.token'],
  ])('that does not fit says where: %#', (option, path) => {
    expect(misfit(deliveryOptionsAnswer, [option])).toBe(path);
  });
});

// Spec: accounts 3.7
test.each([
  [{ ponto_entrega: 'A', endereco: 'B', horario_atendimento: 'C' }],
  [{ punto_entrega: 'A', direccion: 'B', horario_atencion: 'C' }],
  [{ nome: 'A', direccion: 'B', horario_atendimento: 'C' }],
])('a pickup point is read in either language: %j', (wire) => {
  const [point] = v.parse(pickupPointsAnswer, [{ id: 1, ...wire }]);
  expect(point).toMatchObject({ name: 'A', address: 'B', hours: 'C' });
});
