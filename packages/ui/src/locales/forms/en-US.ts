import type { FormsMessages } from './messages.ts';

export const formsEnUS: FormsMessages = {
  form: {
    required: 'Required',
    choose: 'Select',
    sending: 'Sending…',
    errors: 'Check what is missing',
    missing: 'This field is required.',
    tooShort: (least) => `Use at least ${least} ${least === 1 ? 'character' : 'characters'}.`,
    tooLong: (most) => `Use at most ${most} ${most === 1 ? 'character' : 'characters'}.`,
    wrongEmail:
      'This email address is not valid. Check that it is complete, like name@example.com.',
  },
  password: {
    label: 'Password',
    show: 'Show password',
    levels: { empty: '', weak: 'Weak', fair: 'Good', strong: 'Strong' },
    traits: {
      length: '8 to 20 characters',
      lower: 'lowercase letter',
      upper: 'uppercase letter',
      number: 'number',
      special: 'symbol',
    },
    met: '(present)',
    missing: '(missing)',
    blank: 'A password cannot be only spaces.',
  },
  file: {
    choose: 'Choose a file',
    drop: 'or drag and drop it here',
    dropNow: 'Drop it here',
    remove: 'Remove file',
    takePhoto: 'Take a photo',
    shrinking: 'Making the photo smaller…',
    kinds: { png: 'PNG', jpeg: 'JPG', gif: 'GIF', pdf: 'PDF' },
    allowed: (kinds, maxSize) => `${kinds}, up to ${maxSize}.`,
    refused: {
      type: (kinds) => `This file is not a ${kinds}. Choose another one.`,
      size: (_kinds, maxSize) => `This file is larger than ${maxSize}. Choose a smaller one.`,
    },
  },
  document: {
    names: { cpf: 'CPF', cnpj: 'CNPJ', ruc: 'RUC', cedula: 'Cédula', rg: 'RG' },
    recognised: 'Recognized:',
    wrong: {
      cpf: 'This CPF is not valid. Check the digits.',
      cnpj: 'This CNPJ is not valid. Check the letters and digits.',
      ruc: 'This RUC is not valid. Check the digits, and the letter if it has one.',
      cedula: 'This cédula is not valid. Check the digits.',
      rg: 'This RG is not valid. Check the letters and digits.',
    },
    wrongAny: (names) => `${names}: this number is not valid. Check the digits.`,
  },
  phone: {
    label: 'Phone',
    country: 'Phone country',
    countries: { BR: 'Brazil', PY: 'Paraguay', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
    unfit: 'This number does not match the country you chose. Check the digits.',
    wrong: 'Enter a valid phone number.',
  },
  postalCode: {
    of: (code) => `CEP ${code}`,
    label: 'Postal code (CEP)',
    searching: 'Looking up the address',
    wrong: 'This postal code is not valid. Check its eight digits.',
  },
};
