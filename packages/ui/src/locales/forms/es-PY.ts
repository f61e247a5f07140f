import type { FormMessages } from './messages.ts';

/** Texts of forms, addresses and delivery in Paraguayan Spanish (usted forms). */
export const formsEsPY: FormMessages = {
  form: {
    required: 'Obligatorio',
    choose: 'Seleccione',
    sending: 'Enviando…',
    errors: 'Revise lo que falta',
  },
};
