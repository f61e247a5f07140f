import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import {
  blocks,
  button,
  note,
  paragraph,
  type GoodsLine,
  type Letter,
  type Signed,
} from './letter.ts';
import { orderNumber } from './order-letter.ts';

export interface ReviewLetter extends Signed {
  readonly name: string;
  /** The order's. */
  readonly number: number;
  /** What was bought. */
  readonly products: readonly GoodsLine[];
  /** Opens the form without a login. */
  readonly link: string;
}

/** Asks once, some days after an order was handed over. */
export function reviewLetter(
  lang: Lang,
  { name, number, products, link, shop }: ReviewLetter,
): Letter {
  const say = wordsIn(lang);
  const order = orderNumber(number);
  return {
    lang,
    shop,
    subject: say('review.subject', { order }),
    preheader: say('review.preheader'),
    heading: say('review.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('review.lead', { order })),
      { kind: 'goods', lines: products },
      paragraph(say('review.ask')),
      button(say('review.write'), link),
      note(say('review.once')),
    ),
  };
}
