import type { FormsMessages } from './messages.ts';

export const formsPtBR: FormsMessages = {
  form: {
    required: 'Obrigatório',
    choose: 'Selecione',
    sending: 'Enviando…',
    errors: 'Confira o que falta',
    missing: 'Este campo é obrigatório.',
    tooShort: (least) => `Use pelo menos ${least} ${least === 1 ? 'caractere' : 'caracteres'}.`,
    tooLong: (most) => `Use no máximo ${most} ${most === 1 ? 'caractere' : 'caracteres'}.`,
    wrongEmail: 'E-mail inválido. Confira se está completo, como nome@exemplo.com.',
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
    blank: 'A senha não pode ter só espaços.',
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
    wrong: {
      cpf: 'CPF inválido. Confira os números.',
      cnpj: 'CNPJ inválido. Confira letras e números.',
      ruc: 'RUC inválido. Confira os números, a letra, se houver, e o dígito.',
      cedula: 'Cédula inválida. Confira os números.',
      rg: 'RG inválido. Confira letras e números.',
    },
    wrongAny: (names) => `${names}: número inválido. Confira os dígitos.`,
  },
  phone: {
    label: 'Telefone',
    country: 'País do telefone',
    countries: { BR: 'Brasil', PY: 'Paraguai', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
    unfit: 'Este número não corresponde ao país escolhido. Confira os dígitos.',
    wrong: 'Digite um número de telefone válido.',
  },
  postalCode: {
    of: (code) => `CEP ${code}`,
    label: 'CEP',
    searching: 'Buscando o endereço',
    wrong: 'CEP inválido. Confira os oito números.',
  },
};
