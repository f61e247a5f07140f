import type { MoneyMessages } from './messages.ts';

export const moneyEnUS: MoneyMessages = {
  money: {
    price: 'Price',
    listPrice: 'Previous price',
    otherCurrencies: 'In other currencies',
    onRequest: 'Price on request',
    invalid: 'Invalid price',
    ask: 'Ask for the price',
    taxIncluded: 'VAT (I.V.A.) is included in the price, in every currency.',
    taxExcluded:
      'The price excludes VAT (I.V.A.), in every currency. Foreigners registered for the exemption do not pay the tax.',
  },
  currencies: { BRL: 'Real', USD: 'Dollar', PYG: 'Guarani', ARS: 'Argentine peso' },
  rates: {
    label: 'Rates',
    oneDollar: '1\u00A0U$ =',
    perDollar: (rate) => `1 U$ = ${rate}`,
    title: (day) => (day ? `Exchange rates set on ${day}` : 'The shop’s exchange rates'),
  },
};
