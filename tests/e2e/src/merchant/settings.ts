import * as v from 'valibot';

/** Only what is changed here; the command checks the rest. */
const printed = v.looseObject({ store: v.looseObject({}), rates: v.array(v.unknown()) });

/** What the shop calls itself. */
export const shopName = 'Casa Ñandutí';

export const shopPhone = '+595 61 500 100';

export const bannerTitle = { pt: 'O tereré começa aqui', es: 'El tereré empieza aquí' };

/** The counter, where purchases are collected. */
export const counter = 'Casa Ñandutí Centro';

/** The shop's settings as its merchant edits them. */
export function edited(text: string): string {
  const settings = v.parse(v.pipe(v.string(), v.parseJson(), printed), text);
  return JSON.stringify({
    ...settings,
    store: {
      name: shopName,
      mark: 'fotos/1.png',
      sharing: { pt: 'fotos/0.jpeg', es: 'fotos/0.jpeg' },
      contacts: { phone: shopPhone, whatsapp: '59561500100', email: 'ventas@shop.test' },
      address: {
        pt: 'Rua Adrián Jara 80, Ciudad del Este',
        es: 'Calle Adrián Jara 80, Ciudad del Este',
      },
      openingHours: {
        week: [
          { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], from: '07:00', to: '12:00' },
          { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '13:30', to: '17:30' },
        ],
        holidays: [{ date: '12-25' }],
      },
      payment: { brazil: { ways: ['card', 'pix'], instalments: 6 } },
    },
    texts: {
      howToBuy: [
        {
          title: { pt: 'Escolha', es: 'Elija' },
          text: { pt: 'O que quiser.', es: 'Lo que quiera.' },
        },
      ],
      terms: { pt: '<p>Vendemos no balcão.</p>', es: '<p>Vendemos en el mostrador.</p>' },
      privacy: { pt: '<p>Guardamos o pedido.</p>', es: '<p>Guardamos el pedido.</p>' },
    },
    team: [],
    rates: [
      { from: 'USD', to: 'BRL', rate: '5.31' },
      { from: 'USD', to: 'PYG', rate: '7310' },
      { from: 'USD', to: 'ARS', rate: '1402.50' },
    ],
    banners: [
      {
        type: 'Banner Principal',
        title: bannerTitle,
        description: { pt: 'Cuia, bomba e erva.', es: 'Guampa, bombilla y yerba.' },
        picture: { pt: 'fotos/0.jpeg', es: 'fotos/0.jpeg' },
      },
    ],
    questions: [
      {
        question: { pt: 'Vocês gravam o nome na cuia?', es: '¿Graban el nombre en la guampa?' },
        answer: { pt: 'Sim, no mesmo dia.', es: 'Sí, en el mismo día.' },
      },
    ],
    delivery: [
      {
        stateId: 'Alto Paraná',
        homeUsdCents: 275,
        homeDays: 1,
        pickupUsdCents: 150,
        pickupDays: 1,
      },
    ],
    pickupPoints: [
      {
        kind: 'counter',
        name: counter,
        address: 'Calle Adrián Jara 80, Ciudad del Este',
        cityId: 'ciudad del este',
        stateId: 'ALTO PARANA',
        hours: { pt: 'Segunda a sábado, 7h às 17h', es: 'Lunes a sábado, 7:00 a 17:00' },
      },
    ],
  });
}
