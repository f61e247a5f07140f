import { wordsIn, type Say } from '../../platform/runtime/words.ts';
import type { Block, Fact, GoodsLine, Letter, MailLink } from './letter.ts';
import type { MailShop } from './mail-shop.ts';

/** A letter as plain text. Addresses stand at the end of their lines, where mail programs link them. */
export function textOfLetter({ lang, greeting, blocks, shop }: Letter): string {
  const say = wordsIn(lang);
  const parts = [
    ...(greeting === undefined ? [] : [greeting]),
    ...blocks.map((block) => textOf(block, say)),
    ...contactOf(shop, say),
    shop.name,
  ];
  return `${parts.join('\n\n')}\n`;
}

function textOf(block: Block, say: Say): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'goods':
      return block.lines.map((line) => goodsText(line, say)).join('\n');
    case 'amounts': {
      const { label, value, basis } = block.total;
      return [...block.rows.map(labelled), `${labelled({ label, value })} (${basis})`].join('\n');
    }
    case 'facts':
      return block.facts.flatMap((fact) => factLines(fact)).join('\n');
    case 'code':
      return `${block.label}: ${block.code}\n${block.hint}`;
    case 'button':
    case 'link':
      return linkText(block);
  }
}

function goodsText({ name, code, quantity, amount }: GoodsLine, say: Say): string {
  const coded = code === undefined ? name : say('mail.goods.coded', { name, code });
  const counted =
    quantity === undefined ? `• ${coded}` : say('mail.goods.line', { quantity, name: coded });
  return `${counted}${amount === undefined ? '' : `: ${amount}`}`;
}

const labelled = ({ label, value }: Fact) => `${label}: ${value.replaceAll('\n', '; ')}`;

const factLines = (fact: Fact) => [labelled(fact), ...(fact.link ? [linkText(fact.link)] : [])];

const linkText = ({ label, href }: MailLink) => `${label}: ${href}`;

function contactOf(shop: MailShop, say: Say): string[] {
  const ways = [
    ...(shop.whatsapp === undefined ? [] : [`WhatsApp: ${shop.whatsapp}`]),
    ...(shop.phone === undefined ? [] : [`${say('mail.contact.phone')}: ${shop.phone}`]),
    ...(shop.email === undefined ? [] : [`${say('mail.contact.email')}: ${shop.email}`]),
    ...(shop.hours === undefined
      ? []
      : [labelled({ label: say('mail.contact.hours'), value: shop.hours })]),
    ...(shop.address === undefined ? [] : [`${say('mail.contact.address')}: ${shop.address}`]),
  ];
  return ways.length === 0 ? [] : [[say('mail.contact'), ...ways].join('\n')];
}
