import type { FormsMessages } from './messages.ts';

export const formsEsPY: FormsMessages = {
  form: {
    required: 'Obligatorio',
    choose: 'Seleccione',
    sending: 'Enviando…',
    errors: 'Revise lo que falta',
    missing: 'Este campo es obligatorio.',
    tooShort: (least) => `Use al menos ${least} ${least === 1 ? 'carácter' : 'caracteres'}.`,
    tooLong: (most) => `Use como máximo ${most} ${most === 1 ? 'carácter' : 'caracteres'}.`,
    wrongEmail: 'El correo no es válido. Revise que esté completo, como nombre@ejemplo.com.',
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
    blank: 'La contraseña no puede tener solo espacios.',
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
    wrong: {
      cpf: 'El CPF no es válido. Revise los números.',
      cnpj: 'El CNPJ no es válido. Revise las letras y los números.',
      ruc: 'El RUC no es válido. Revise los números, la letra si la tiene y el dígito verificador.',
      cedula: 'La cédula no es válida. Revise los números.',
      rg: 'El RG no es válido. Revise letras y números.',
    },
    wrongAny: (names) => `${names}: el número no es válido. Revise los dígitos.`,
  },
  phone: {
    label: 'Teléfono',
    country: 'País del teléfono',
    countries: { BR: 'Brasil', PY: 'Paraguay', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
    unfit: 'Este número no corresponde al país elegido. Verifique los dígitos.',
    wrong: 'Escriba un número de teléfono válido.',
  },
  postalCode: {
    of: (code) => `CEP ${code}`,
    label: 'CEP',
    searching: 'Buscando la dirección',
    wrong: 'El CEP no es válido. Revise los ocho números.',
  },
};
