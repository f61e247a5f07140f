import type { StaffOrder } from '@ponte/contract/staff';

const at = '2026-11-27T12:00:00.000Z';
const total = { minor: 6490, currency: 'USD' } as const;

export const payment: StaffOrder['payments'][number] = {
  provider: 'http',
  reference: 'ref-1',
  way: 'card',
  status: 'PAGO',
  amount: total,
  paid: total,
  returned: null,
  movements: [{ kind: 'approved', amount: total, word: null, at }],
  createdAt: at,
  updatedAt: at,
};

/** A paid order that is collected, with nothing to be done. */
export const paidOrder: StaffOrder = {
  id: 7,
  number: '000007',
  queue: 'toPrepare',
  status: 'PAGO',
  brought: false,
  total,
  customer: {
    id: 3,
    name: 'Ana Souza',
    email: 'ana@example.com',
    phone: '+5545999990000',
    foreign: true,
  },
  bought: [{ productId: 8, name: { pt: 'Furadeira', es: 'Taladro' }, quantity: 1 }],
  boughtCount: 1,
  note: null,
  createdAt: at,
  since: at,
  paidTwice: false,
  money: 'ok',
  refundingAt: null,
  document: { type: 'CPF', number: '52998224725' },
  externalId: 'order-000000000007',
  goods: total,
  shipping: { minor: 0, currency: 'USD' },
  tax: null,
  delivery: {
    description: { pt: 'Retirada na loja', es: 'Retiro en tienda' },
    days: 1,
    place: 'Ponte, Av. San Blas 1250',
    hours: null,
  },
  handedOverAt: null,
  handedOverTo: null,
  tracking: null,
  leftStore: false,
  items: [
    {
      productId: 8,
      code: '1001',
      name: { pt: 'Furadeira', es: 'Taladro' },
      quantity: 1,
      missing: 0,
      unit: total,
      subtotal: total,
      picture: null,
    },
  ],
  payments: [payment],
  left: total,
  duplicates: [],
  history: [],
  acts: [],
  version: '1',
};
