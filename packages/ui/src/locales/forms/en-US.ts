import type { FormsMessages } from './messages.ts';

export const formsEnUS: FormsMessages = {
  form: {
    required: 'Required',
    choose: 'Select',
    sending: 'Sending…',
    errors: 'Check what is missing',
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
  },
  phone: {
    label: 'Phone',
    country: 'Phone country',
    countries: { BR: 'Brazil', PY: 'Paraguay', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
    unfit: 'This number does not match the country you chose. Check the digits.',
  },
  postalCode: {
    of: (code) => `CEP ${code}`,
    label: 'Postal code (CEP)',
    searching: 'Looking up the address',
  },
};
