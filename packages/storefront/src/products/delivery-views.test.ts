import type { DeliveryOption } from '@ponte/domain';
import { money } from '@ponte/regional/money';
import { expect, it } from 'vitest';
import { estimateView, optionId, optionView } from './delivery-views.ts';

const point = {
  id: 4,
  name: 'Encarnación',
  address: 'Ruta 1',
  hours: '',
  state: { id: 33, name: 'Itapúa' },
  city: { id: 5679, name: 'Encarnación' },
};
const home: DeliveryOption = {
  serviceId: 2,
  integratorId: 1,
  description: 'Entrega a domicilio',
  days: 1,
  price: money(22_260, 'PYG'),
  token: 'signed',
  points: [],
};

it.each([
  ['the counter', { ...home, serviceId: null }, 'pickup'],
  ['a service to points', { ...home, points: [point] }, 'pickup'],
  ['a service to the door', home, 'delivery'],
] as const)('calls %s %s', (_what, option, kind) => {
  expect(optionView(option).kind).toBe(kind);
});

it('distinguishes options of one integrator, and the counter from all of them', () => {
  const ids = [home, { ...home, serviceId: 3 }, { ...home, serviceId: null, integratorId: null }];
  expect(new Set(ids.map(optionId)).size).toBe(3);
});

it('leaves out what the store does not say', () => {
  const view = optionView({ ...home, description: '', days: null, points: [point] });
  expect(view).toMatchObject({ name: undefined, leadTimeDays: undefined });
  expect(view.points?.[0]).toMatchObject({ id: '4', openingHours: undefined, city: 'Encarnación' });
});

it('says of the counter when it hands over, and of others how many days they take', () => {
  const counter = { ...home, serviceId: null, days: 0, points: [point] };
  expect(optionView(counter, 'Retire hoy')).toMatchObject({ when: 'Retire hoy' });
  expect(optionView(counter, 'Retire hoy')).not.toHaveProperty('leadTimeDays');
  expect(optionView(home, 'Retire hoy')).toMatchObject({ leadTimeDays: 1 });
  expect(optionView(home, 'Retire hoy')).not.toHaveProperty('when');
});

it('says of the counter what it costs; its place and hours stand beside', () => {
  const counter = { ...home, serviceId: null, days: 0, points: [point] };
  expect(estimateView(counter)).toMatchObject({ when: undefined, points: [] });
  const partner = estimateView({ ...home, points: [point] });
  expect(partner).toMatchObject({ leadTimeDays: 1, points: [{ name: 'Encarnación' }] });
});
