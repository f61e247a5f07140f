import type { MoneyMessages } from './messages.ts';

export const moneyEsPY: MoneyMessages = {
  money: {
    price: 'Precio',
    listPrice: 'Precio anterior',
    otherCurrencies: 'En otras monedas',
    onRequest: 'Precio a consultar',
    invalid: 'Precio inválido',
    ask: 'Consultar precio',
    taxIncluded: 'I.V.A. incluido en el precio, en todas las monedas.',
    taxExcluded:
      'Precio sin I.V.A., en todas las monedas. Los extranjeros registrados para la exención no pagan el impuesto.',
  },
  currencies: { BRL: 'Real', USD: 'Dólar', PYG: 'Guaraní', ARS: 'Peso argentino' },
  rates: {
    label: 'Cotización',
    oneDollar: '1\u00A0U$ =',
    perDollar: (rate) => `1 U$ = ${rate}`,
    title: (day) => (day ? `Cotización fijada el ${day}` : 'Cotización de la tienda'),
  },
};
