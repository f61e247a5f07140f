import type { FormMessages } from './messages.ts';

/** Texts of forms, addresses and delivery in Brazilian Portuguese. */
export const formsPtBR: FormMessages = {
  form: {
    required: 'Obrigatório',
    choose: 'Selecione',
    sending: 'Enviando…',
    errors: 'Confira o que falta',
  },
};
