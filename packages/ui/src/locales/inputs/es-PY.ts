import type { InputsMessages } from './messages.ts';

export const inputsEsPY: InputsMessages = {
  amount: {
    wrong: (example) => `Escriba un monto, como ${example}.`,
    tooPrecise: (decimals) =>
      decimals === 0
        ? 'Esta moneda no tiene centavos. Escriba un monto entero.'
        : `Use como máximo ${decimals} decimales.`,
    tooSmall: (least) => `El monto mínimo es ${least}.`,
    tooLarge: (most) => `El monto máximo es ${most}.`,
    otherCurrency: (symbol) => `Escriba el monto en ${symbol}.`,
  },
  code: {
    label: 'Código de verificación',
    wrong: (length) => `El código tiene ${length} números.`,
  },
  date: {
    wrong: 'Escriba una fecha que exista, completa.',
    tooEarly: (first) => `La primera fecha posible es ${first}.`,
    tooLate: (last) => `La última fecha posible es ${last}.`,
  },
  combobox: {
    options: 'Opciones',
    loading: 'Buscando opciones…',
    nothing: 'No se encontró nada. Revise lo que escribió.',
    failed: 'No se pudo buscar.',
    count: (count) => (count === 1 ? '1 opción' : `${count} opciones`),
    wrong: 'Elija una de las opciones de la lista.',
  },
};
