import type { Lang } from '@ponte/contract/wire';
import type { Money } from '@ponte/regional/money';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, note, paragraph, type Letter } from './letter.ts';
import {
  amountOf,
  amountWithTax,
  codeBlock,
  handOverFacts,
  orderNumber,
  purchase,
  seeOrder,
  wayFacts,
  type OrderLetter,
} from './order-letter.ts';

export interface PaidLetter extends OrderLetter {
  /** What was paid, when the shop took another amount for the whole. */
  readonly accepted?: Money | undefined;
  readonly pickupCode: string;
}

/** With the order's ticket. */
export function paidLetter(lang: Lang, about: PaidLetter): Letter {
  const say = wordsIn(lang);
  const { accepted, pickupCode: code, delivery, number } = about;
  const order = orderNumber(number);
  const amount = amountWithTax(lang, about.total, about.tax);
  const brought = delivery.brought ? 'yes' : 'no';
  return {
    lang,
    shop: about.shop,
    subject: say('paid.subject', { order }),
    preheader: say('paid.preheader', { code, brought }),
    heading: say('paid.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(
        accepted === undefined
          ? say('paid.lead', { order, amount })
          : say('paid.accepted', { order, amount, paid: amountOf(accepted) }),
      ),
      codeBlock(lang, delivery, code),
      seeOrder(say, about.link),
      handOverFacts(lang, about),
      ...purchase(lang, about),
      note(say('paid.ticket')),
    ),
    attachments: [
      { kind: 'code', code },
      { kind: 'ticket', order: number },
    ],
  };
}

export interface OtherAmountLetter extends OrderLetter {
  readonly asked: Money;
  readonly paid: Money;
}

/** Another amount came than was asked for: staff look at it. */
export function otherAmountLetter(lang: Lang, about: OtherAmountLetter): Letter {
  const say = wordsIn(lang);
  const { shop } = about;
  const order = orderNumber(about.number);
  const [paid, total] = [amountOf(about.paid), amountOf(about.asked)];
  return {
    lang,
    shop,
    subject: say('otherAmount.subject', { order }),
    preheader: say('otherAmount.preheader'),
    heading: say('otherAmount.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('otherAmount.lead', { order, paid, total, shop: shop.name })),
      paragraph(say('otherAmount.dont')),
      seeOrder(say, about.link),
      wayFacts(lang, about.way),
      ...purchase(lang, about),
    ),
  };
}
