import type { FormMessages } from './messages.ts';

const fields = {
  name: 'Nome do endereço',
  postalCode: 'CEP',
  city: 'Cidade',
  street: 'Rua ou avenida',
  number: 'Número',
  district: 'Bairro',
  complement: 'Complemento',
  directions: 'Como chegar',
} as const;

/** Texts of forms, addresses and delivery in Brazilian Portuguese. */
export const formsPtBR: FormMessages = {
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
  },
  postalCode: { label: 'CEP', searching: 'Buscando o endereço' },
  delivery: {
    label: 'Como quer receber?',
    kinds: { pickup: 'Retirada na loja', delivery: 'Entrega' },
    leadTime: (days) => {
      if (days === 0) return 'Hoje';
      return days === 1 ? 'Em 1 dia' : `Em até ${days} dias`;
    },
    pickupOnly: 'Para o seu endereço há somente retirada.',
    loading: 'Calculando a entrega',
    failed: 'Não foi possível calcular a entrega.',
    none: 'Não há entrega nem retirada para este endereço.',
  },
  pickup: {
    label: 'Ponto de retirada',
    state: 'Estado ou departamento',
    city: 'Cidade',
    none: (city) => `Não há ponto de retirada em ${city}.`,
    openingHours: 'Horário:',
  },
  addressCard: {
    main: 'Principal',
    makeMain: 'Tornar principal',
    edit: 'Editar',
    remove: 'Remover',
    confirmRemove: 'Remover este endereço?',
  },
  address: {
    country: 'País',
    fields: {
      BR: { ...fields, state: 'Estado' },
      PY: { ...fields, state: 'Departamento' },
    },
    nameHint: 'Como você chama este lugar: Casa, Oficina…',
    directionsHint: 'Pontos de referência, cor do portão.',
    postalCodeNotFound: 'CEP não encontrado. Selecione o estado e a cidade manualmente.',
    listFailed: 'Não foi possível carregar a lista.',
    problems: {
      required: 'Este campo é obrigatório',
      tooLong: 'Texto longo demais',
      incomplete: 'CEP incompleto: são 8 números',
    },
    notSaved: 'O endereço não foi salvo',
    save: 'Salvar endereço',
    saving: 'Salvando…',
    newTitle: 'Novo endereço',
    editTitle: 'Editar endereço',
  },
};
