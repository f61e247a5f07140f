import type { TeamMessages } from './messages.ts';

export const teamEnUS: TeamMessages = {
  team: { whatsapp: 'WhatsApp', write: (name) => `Message ${name} on WhatsApp` },
};
