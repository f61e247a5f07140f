import type { TeamMessages } from './messages.ts';

export const teamEsPY: TeamMessages = {
  team: { whatsapp: 'WhatsApp', write: (name) => `Escribir a ${name} por WhatsApp` },
};
