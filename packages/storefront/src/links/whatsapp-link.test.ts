import { expect, it } from 'vitest';
import { whatsAppLink, whatsAppNumber } from './whatsapp-link.ts';

it.each([
  ['+595 61 500 100', '59561500100', '+595 61 500 100'],
  ['+595 61 500 100', '595981123456', '+595981123456'],
  ['', '595981123456', '+595981123456'],
])('with the phone %j the WhatsApp number %s is shown as %s', (phone, whatsapp, shown) => {
  expect(whatsAppNumber({ whatsapp, contact: { phone } })).toBe(shown);
});

it('links to a chat with its first message, where there is a number', () => {
  expect(whatsAppLink('59561500100', 'Olá & bem')).toBe(
    'https://wa.me/59561500100?text=Ol%C3%A1%20%26%20bem',
  );
  expect(whatsAppLink('')).toBe('');
});
