import type { MoneyMessages } from './messages.ts';

export const moneyPtBR: MoneyMessages = {
  money: {
    price: 'Preço',
    listPrice: 'Preço anterior',
    otherCurrencies: 'Em outras moedas',
    onRequest: 'Preço sob consulta',
    invalid: 'Preço inválido',
    ask: 'Consultar preço',
    taxIncluded: 'I.V.A. incluído no preço, em todas as moedas.',
    taxExcluded:
      'Preço sem I.V.A., em todas as moedas. Estrangeiros cadastrados para a isenção não pagam o imposto.',
  },
  currencies: { BRL: 'Real', USD: 'Dólar', PYG: 'Guarani', ARS: 'Peso argentino' },
  rates: {
    label: 'Câmbio',
    oneDollar: '1\u00A0U$ =',
    perDollar: (rate) => `1 U$ = ${rate}`,
    title: (day) => (day ? `Câmbio definido em ${day}` : 'Câmbio da loja'),
  },
};
