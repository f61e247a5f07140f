import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { Section } from 'react-email';
import type { Say } from '../../platform/runtime/words.ts';
import { anchor } from './html-parts.ts';
import type { MailShop } from './mail-shop.ts';
import { light } from './mail-theme.ts';
import { text } from './text-styles.ts';

/** How to reach the shop, below every letter. */
export function drawContact(shop: MailShop, say: Say): ReactElement {
  const { name, whatsapp, phone, email, hours, address, map } = shop;
  const ways = [
    whatsapp === undefined ? null : anchor({ href: whatsapp, label: say('mail.contact.whatsapp') }),
    phone === undefined
      ? null
      : anchor({ href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, label: phone }),
    email === undefined ? null : anchor({ href: `mailto:${email}`, label: email }),
  ].filter((way) => way !== null);
  return h(
    Section,
    {
      className: 'ground inset',
      style: { padding: '24px 32px', backgroundColor: light.ground },
    },
    ways.length === 0 ? null : row('ask', say('mail.contact')),
    ways.length === 0 ? null : row('ways', spaced(ways)),
    hours === undefined ? null : row('hours', hours),
    address === undefined
      ? null
      : row('address', map === undefined ? address : anchor({ href: map, label: address })),
    row('name', name),
  );
}

const row = (key: string, content: ReactNode) =>
  h(
    'p',
    {
      key,
      className: 'muted',
      style: { ...text.small, margin: '0 0 8px', whiteSpace: 'pre-line' },
    },
    content,
  );

const spaced = (ways: readonly ReactElement[]): ReactNode =>
  ways.flatMap((way, index) => (index === 0 ? [way] : [' · ', way]));
