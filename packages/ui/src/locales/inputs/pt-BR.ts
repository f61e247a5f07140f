import type { InputsMessages } from './messages.ts';

export const inputsPtBR: InputsMessages = {
  amount: {
    wrong: (example) => `Digite um valor, como ${example}.`,
    tooPrecise: (decimals) =>
      decimals === 0
        ? 'Esta moeda não tem centavos. Digite um valor inteiro.'
        : `Use no máximo ${decimals} casas decimais.`,
    tooSmall: (least) => `O valor mínimo é ${least}.`,
    tooLarge: (most) => `O valor máximo é ${most}.`,
    otherCurrency: (symbol) => `Digite o valor em ${symbol}.`,
  },
  code: {
    label: 'Código',
    wrong: (length) => `O código tem ${length} números.`,
  },
  date: {
    wrong: 'Digite uma data que exista, completa.',
    tooEarly: (first) => `A primeira data possível é ${first}.`,
    tooLate: (last) => `A última data possível é ${last}.`,
  },
  combobox: {
    options: 'Opções',
    loading: 'Buscando…',
    nothing: 'Nada encontrado. Confira o que digitou.',
    failed: 'Não foi possível buscar.',
    count: (count) => (count === 1 ? '1 opção' : `${count} opções`),
    wrong: 'Escolha uma das opções da lista.',
  },
};
