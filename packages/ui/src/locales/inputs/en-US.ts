import type { InputsMessages } from './messages.ts';

export const inputsEnUS: InputsMessages = {
  amount: {
    wrong: (example) => `Enter an amount, such as ${example}.`,
    tooPrecise: (decimals) =>
      decimals === 0
        ? 'This currency has no cents. Enter a whole amount.'
        : `Use at most ${decimals} decimal places.`,
    tooSmall: (least) => `The smallest amount is ${least}.`,
    tooLarge: (most) => `The largest amount is ${most}.`,
    otherCurrency: (symbol) => `Enter the amount in ${symbol}.`,
  },
  code: {
    label: 'Code',
    wrong: (length) => `The code has ${length} digits.`,
  },
  date: {
    wrong: 'Enter a complete date that exists.',
    tooEarly: (first) => `The earliest possible date is ${first}.`,
    tooLate: (last) => `The latest possible date is ${last}.`,
  },
  combobox: {
    options: 'Options',
    loading: 'Searching…',
    nothing: 'Nothing found. Check what you typed.',
    failed: 'The search failed.',
    count: (count) => (count === 1 ? '1 option' : `${count} options`),
    wrong: 'Choose one of the options in the list.',
  },
};
