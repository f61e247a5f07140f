import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, button, note, paragraph, type Letter } from './letter.ts';
import {
  hourOf,
  orderNumber,
  purchase,
  seeOrder,
  seeOrderToo,
  type OrderLetter,
} from './order-letter.ts';

export interface RanOutLetter extends OrderLetter {
  readonly ranOutAt: Date;
  /** The page of the cart; null where it does not hold the goods any more. */
  readonly cartLink: string | null;
}

/** An order was not paid in time. */
export function ranOutLetter(lang: Lang, about: RanOutLetter): Letter {
  const say = wordsIn(lang);
  const { cartLink, link } = about;
  const order = orderNumber(about.number);
  return {
    lang,
    shop: about.shop,
    subject: say('ranOut.subject', { order }),
    preheader: say('ranOut.preheader'),
    heading: say('ranOut.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('ranOut.lead', { order, ...hourOf(lang, about.ranOutAt) })),
      paragraph(say(cartLink === null ? 'ranOut.next.gone' : 'ranOut.next.cart')),
      cartLink === null ? seeOrder(say, link) : button(say('ranOut.cart'), cartLink),
      note(say('ranOut.alreadyPaid')),
      ...purchase(lang, about),
      ...(cartLink === null ? [] : [seeOrderToo(say, link)]),
    ),
  };
}
