import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, button, note, paragraph, type Block, type Letter, type Signed } from './letter.ts';
import type { MailShop } from './mail-shop.ts';
import { securityFacts, type SecurityFacts } from './security-facts.ts';

export interface LinkLetter extends Signed {
  readonly name: string;
  readonly link: string;
}

/** The link is valid for three days. */
export function confirmationLetter(lang: Lang, { name, link, shop }: LinkLetter): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('confirmation.subject'),
    preheader: say('confirmation.preheader'),
    heading: say('confirmation.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('confirmation.lead', { shop: shop.name })),
      button(say('confirmation.confirm'), link),
      note(say('confirmation.notYou')),
    ),
  };
}

/** The link is valid for an hour. */
export function recoveryLetter(
  lang: Lang,
  { name, link, shop, ...asked }: LinkLetter & SecurityFacts,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('recovery.subject'),
    preheader: say('recovery.preheader'),
    heading: say('recovery.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('recovery.lead')),
      button(say('recovery.choose'), link),
      securityFacts(lang, asked),
      note(say('recovery.notYou')),
    ),
  };
}

/** The link leads to where another password is chosen. */
export function passwordChangedLetter(
  lang: Lang,
  { name, link, shop, ...changed }: LinkLetter & SecurityFacts,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('passwordChanged.subject'),
    preheader: say('passwordChanged.preheader'),
    heading: say('passwordChanged.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('passwordChanged.lead', { shop: shop.name })),
      securityFacts(lang, changed),
      paragraph(say('passwordChanged.notYou')),
      button(say('passwordChanged.choose'), link),
    ),
  };
}

/** The last letter of an account. */
export function accountEndedLetter(
  lang: Lang,
  { name, shop, ...ended }: Omit<LinkLetter, 'link'> & SecurityFacts,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('accountEnded.subject'),
    preheader: say('accountEnded.preheader'),
    heading: say('accountEnded.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('accountEnded.lead', { shop: shop.name })),
      securityFacts(lang, ended),
      ...writeToShop(lang, shop),
    ),
  };
}

/** What is left to do for who did not ask for what happened. */
export function writeToShop(lang: Lang, { whatsapp, email }: MailShop): readonly Block[] {
  const say = wordsIn(lang);
  const way = whatsapp ?? (email === undefined ? undefined : `mailto:${email}`);
  return blocks(
    paragraph(say('security.writeShop')),
    way === undefined ? undefined : button(say('security.contactShop'), way),
  );
}
