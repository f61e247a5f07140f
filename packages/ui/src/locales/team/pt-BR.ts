import type { TeamMessages } from './messages.ts';

export const teamPtBR: TeamMessages = {
  team: { whatsapp: 'WhatsApp', write: (name) => `Chamar ${name} no WhatsApp` },
};
