import type { FormsMessages } from './messages.ts';

export const formsPtBR: FormsMessages = {
  form: {
    required: 'Obrigatório',
    choose: 'Selecione',
    sending: 'Enviando…',
    errors: 'Confira o que falta',
  },
  password: {
    label: 'Senha',
    show: 'Mostrar senha',
    levels: { empty: '', weak: 'Fraca', fair: 'Boa', strong: 'Forte' },
    traits: {
      length: '8 a 20 caracteres',
      lower: 'minúscula',
      upper: 'maiúscula',
      number: 'número',
      special: 'símbolo',
    },
    met: '(tem)',
    missing: '(falta)',
  },
  file: {
    choose: 'Escolha um arquivo',
    drop: 'ou arraste e solte aqui',
    dropNow: 'Solte aqui',
    remove: 'Remover arquivo',
    takePhoto: 'Tirar foto',
    shrinking: 'Diminuindo a foto…',
    kinds: { png: 'PNG', jpeg: 'JPG', gif: 'GIF', pdf: 'PDF' },
    allowed: (kinds, maxSize) => `${kinds}, até ${maxSize}.`,
    refused: {
      type: (kinds) => `Este arquivo não é ${kinds}. Escolha outro.`,
      size: (_kinds, maxSize) => `O arquivo passa de ${maxSize}. Escolha um menor.`,
    },
  },
  document: {
    names: { cpf: 'CPF', cnpj: 'CNPJ', ruc: 'RUC', cedula: 'Cédula', rg: 'RG' },
    recognised: 'Reconhecido:',
  },
  phone: {
    label: 'Telefone',
    country: 'País do telefone',
    countries: { BR: 'Brasil', PY: 'Paraguai', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
    unfit: 'Este número não corresponde ao país escolhido. Confira os dígitos.',
  },
  postalCode: { of: (code) => `CEP ${code}`, label: 'CEP', searching: 'Buscando o endereço' },
};
