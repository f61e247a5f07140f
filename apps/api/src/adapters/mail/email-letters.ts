/** Letters about another e-mail address of an account. */
import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import { writeToShop, type LinkLetter } from './account-letters.ts';
import { greeting } from './greeting.ts';
import { blocks, button, note, paragraph, type Letter } from './letter.ts';
import { securityFacts, type SecurityFacts } from './security-facts.ts';

/** To the new address; the link is valid for three days. */
export function newEmailLetter(
  lang: Lang,
  { name, link, shop, ...asked }: LinkLetter & SecurityFacts,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('newEmail.subject'),
    preheader: say('newEmail.preheader'),
    heading: say('newEmail.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('newEmail.lead', { shop: shop.name })),
      button(say('newEmail.confirm'), link),
      securityFacts(lang, asked),
      note(say('newEmail.notYou')),
    ),
  };
}

interface OtherEmailLetter extends Omit<LinkLetter, 'link'>, SecurityFacts {
  /** The new address. */
  readonly email: string;
}

/** To the present address, before the new one is confirmed; the link leads to where the password is changed. */
export function emailWantedLetter(
  lang: Lang,
  { name, email, shop, link, ...asked }: OtherEmailLetter & Pick<LinkLetter, 'link'>,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('emailWanted.subject'),
    preheader: say('emailWanted.preheader'),
    heading: say('emailWanted.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('emailWanted.lead', { email, shop: shop.name })),
      securityFacts(lang, asked),
      paragraph(say('emailWanted.notYou')),
      button(say('emailWanted.change'), link),
    ),
  };
}

/** To the old address, when the new one has replaced it. */
export function emailChangedLetter(
  lang: Lang,
  { name, email, shop, ...changed }: OtherEmailLetter,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('emailChanged.subject'),
    preheader: say('emailChanged.preheader'),
    heading: say('emailChanged.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('emailChanged.lead', { email, shop: shop.name })),
      securityFacts(lang, changed),
      ...writeToShop(lang, shop),
    ),
  };
}
