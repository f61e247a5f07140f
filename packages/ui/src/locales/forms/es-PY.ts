import type { FormsMessages } from './messages.ts';

export const formsEsPY: FormsMessages = {
  form: {
    required: 'Obligatorio',
    choose: 'Seleccione',
    sending: 'Enviando…',
    errors: 'Revise lo que falta',
  },
  password: {
    label: 'Contraseña',
    show: 'Mostrar contraseña',
    levels: { empty: '', weak: 'Débil', fair: 'Buena', strong: 'Fuerte' },
    traits: {
      length: '8 a 20 caracteres',
      lower: 'minúscula',
      upper: 'mayúscula',
      number: 'número',
      special: 'símbolo',
    },
    met: '(tiene)',
    missing: '(falta)',
  },
  file: {
    choose: 'Elija un archivo',
    drop: 'o arrástrelo y suéltelo aquí',
    dropNow: 'Suéltelo aquí',
    remove: 'Quitar archivo',
    takePhoto: 'Sacar foto',
    shrinking: 'Reduciendo la foto…',
    kinds: { png: 'PNG', jpeg: 'JPG', gif: 'GIF', pdf: 'PDF' },
    allowed: (kinds, maxSize) => `${kinds}, hasta ${maxSize}.`,
    refused: {
      type: (kinds) => `Este archivo no es ${kinds}. Elija otro.`,
      size: (_kinds, maxSize) => `El archivo supera ${maxSize}. Elija uno más liviano.`,
    },
  },
  document: {
    names: { cpf: 'CPF', cnpj: 'CNPJ', ruc: 'RUC', cedula: 'Cédula', rg: 'RG' },
    recognised: 'Reconocido:',
  },
  phone: {
    label: 'Teléfono',
    country: 'País del teléfono',
    countries: { BR: 'Brasil', PY: 'Paraguay', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
    unfit: 'Este número no corresponde al país elegido. Verifique los dígitos.',
  },
  postalCode: { of: (code) => `CEP ${code}`, label: 'CEP', searching: 'Buscando la dirección' },
};
