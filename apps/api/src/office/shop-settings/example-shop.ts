/** A complete `shop.json` to edit: every part that a merchant may fill, with words that are to be replaced. */
import * as v from 'valibot';
import { examplesOf } from '../../platform/store-info/described.ts';
import { storeInfo } from '../../platform/store-info/store-info.ts';
import { placeholders } from './placeholders.ts';
import type { shopFile } from './shop-json.ts';

const both = (pt: string, es: string) => ({ pt, es });

const hours = both(
  'Segunda a sexta: 8h às 18h\nSábado: 8h às 12h',
  'Lunes a viernes: 8 a 18 h\nSábado: 8 a 12 h',
);

/** Days on which Paraguay rests; the last four are Maundy Thursdays and Good Fridays. */
const holidays =
  '01-01 03-01 05-01 05-14 05-15 06-12 08-15 09-29 12-08 12-25 2027-03-25 2027-03-26 2028-04-13 2028-04-14'
    .split(' ')
    .map((date) => ({ date }));

export const exampleShop: v.InferInput<typeof shopFile> = {
  store: {
    name: placeholders.name,
    tagline: placeholders.tagline,
    contacts: {
      phone: placeholders.phone,
      whatsapp: placeholders.whatsapp,
      email: placeholders.email,
    },
    address: placeholders.address,
    openingHours: {
      week: [
        { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '18:00' },
        { days: ['sat'], from: '08:00', to: '12:00' },
      ],
      holidays,
    },
    networks: { instagram: placeholders.instagram },
    ...v.parse(storeInfo, examplesOf(storeInfo.entries)),
  },
  texts: {
    howToBuy: [
      {
        title: both('Escolha os produtos', 'Elija los productos'),
        text: both('Adicione ao carrinho o que quiser.', 'Agregue al carrito lo que quiera.'),
      },
      {
        title: both('Pague', 'Pague'),
        text: both(
          'O pagamento é feito na página do provedor.',
          'El pago se hace en la página del proveedor.',
        ),
      },
      {
        title: both('Retire com o código', 'Retire con el código'),
        text: both('O código chega por e-mail.', 'El código llega por correo.'),
      },
    ],
    terms: both('<h2>Quem vende</h2><p>…</p>', '<h2>Quién vende</h2><p>…</p>'),
    privacy: both('<h2>Que dados pedimos</h2><p>…</p>', '<h2>Qué datos pedimos</h2><p>…</p>'),
    about: both('<h2>Nossa história</h2><p>…</p>', '<h2>Nuestra historia</h2><p>…</p>'),
  },
  rates: [
    { from: 'USD', to: 'BRL', rate: '5.42' },
    { from: 'USD', to: 'PYG', rate: '7420' },
    { from: 'USD', to: 'ARS', rate: '1385' },
  ],
  banners: [],
  team: [
    {
      name: placeholders.seller,
      role: both('Vendas', 'Ventas'),
      photo: null,
      whatsapp: placeholders.whatsapp,
    },
  ],
  questions: [
    {
      question: both('Vocês entregam no Brasil?', '¿Hacen entregas en Brasil?'),
      answer: both('Não: a compra é retirada na loja.', 'No: la compra se retira en la tienda.'),
    },
  ],
  delivery: [
    {
      stateId: 'Alto Paraná',
      homeUsdCents: 300,
      homeDays: 1,
      pickupUsdCents: 150,
      pickupDays: 1,
    },
  ],
  pickupPoints: [
    {
      kind: 'counter',
      name: placeholders.name,
      address: placeholders.counterAddress,
      stateId: 'Alto Paraná',
      cityId: 'Ciudad del Este',
      hours,
    },
  ],
};
