import type { TeamMessages } from './messages.ts';

/** The sales team. */
export const teamEsPY: TeamMessages = {
  team: { whatsapp: 'WhatsApp', write: (name) => `Escribir a ${name} por WhatsApp` },
};
