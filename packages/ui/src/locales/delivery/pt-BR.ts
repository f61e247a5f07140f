import { formatLeadTime } from '@ponte/regional/delivery';
import type { DeliveryMessages } from './messages.ts';

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

export const deliveryPtBR: DeliveryMessages = {
  delivery: {
    label: 'Como quer receber?',
    only: 'Como você recebe',
    kinds: { pickup: 'Retirada na loja', delivery: 'Entrega' },
    leadTime: (days) => formatLeadTime(days, 'pt-BR'),
    pickupOnly: 'Para o seu endereço há somente retirada.',
    loading: 'Calculando a entrega',
    failed: 'Erro ao calcular o frete.',
    none: 'Não há entrega nem retirada para este endereço.',
  },
  pickup: {
    label: 'Ponto de retirada',
    state: 'Estado ou departamento',
    city: 'Cidade',
    none: (city) => `Não há ponto de retirada em ${city}.`,
    openingHours: 'Horário:',
  },
  address: {
    country: 'País',
    fields: {
      BR: { ...fields, state: 'Estado' },
      PY: { ...fields, state: 'Departamento' },
    },
    nameHint: 'Como você chama este lugar: Casa, Oficina…',
    directionsHint: 'Pontos de referência, cor do portão.',
    numberHint: 'Sem número: S/N',
    filledByPostalCode: 'Preenchido pelo CEP. Você pode mudar.',
    postalCodeNotFound: 'CEP não encontrado. Selecione o estado e a cidade manualmente.',
    listFailed: 'Não foi possível carregar a lista.',
    problems: {
      required: 'Este campo é obrigatório',
      tooLong: 'Texto longo demais',
      incomplete: 'CEP incompleto: são 8 números',
    },
    notSaved: 'Erro ao salvar endereço',
    save: 'Salvar endereço',
    saving: 'Salvando…',
    newTitle: 'Novo endereço',
    editTitle: 'Editar endereço',
  },
  addressCard: {
    main: 'Principal',
    makeMain: 'Tornar principal',
    edit: 'Editar',
    remove: 'Remover',
    confirmRemove: 'Remover este endereço?',
  },
};
