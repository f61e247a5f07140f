import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, button, note, paragraph, type Letter } from './letter.ts';
import {
  handOverFacts,
  hourOf,
  orderNumber,
  purchase,
  seeOrderToo,
  type OrderLetter,
} from './order-letter.ts';

export interface UnpaidLetter extends OrderLetter {
  /** The provider's page, and when its link expires. */
  readonly payLink: string;
  readonly payUntil: Date;
}

export function unpaidLetter(lang: Lang, about: UnpaidLetter): Letter {
  const say = wordsIn(lang);
  const order = orderNumber(about.number);
  const until = hourOf(lang, about.payUntil);
  return {
    lang,
    shop: about.shop,
    subject: say('unpaid.subject', { order }),
    preheader: say('unpaid.preheader', until),
    heading: say('unpaid.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('unpaid.lead', { order })),
      paragraph(say('unpaid.until', until)),
      button(say('unpaid.pay'), about.payLink),
      note(say('unpaid.alreadyPaid')),
      ...purchase(lang, about),
      handOverFacts(lang, about),
      seeOrderToo(say, about.link),
    ),
  };
}
