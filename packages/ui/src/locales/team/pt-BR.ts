import type { TeamMessages } from './messages.ts';

/** The sales team. */
export const teamPtBR: TeamMessages = {
  team: { whatsapp: 'WhatsApp', write: (name) => `Chamar ${name} no WhatsApp` },
};
