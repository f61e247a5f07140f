import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { includesTax, type Money } from '@ponte/regional/money';
import type { RefundReason } from '../../platform/db/schema/index.ts';
import { wayNames } from '../../platform/pricing/way-names.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import { shopTimeZone } from '../../platform/runtime/shop-time.ts';
import { wordsIn, type MessageId } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, paragraph, type Letter } from './letter.ts';
import {
  amountOf,
  amountWithTax,
  orderNumber,
  purchase,
  seeOrder,
  wayFacts,
  type OrderLetter,
} from './order-letter.ts';

export interface RefundedLetter extends OrderLetter {
  /** What went back. */
  readonly returned: Money;
  /** I.V.A. in it; undefined where it is not known. */
  readonly returnedTax: Money | undefined;
  readonly at: Date;
  /** `provider` when the provider paid back by itself. */
  readonly reason: RefundReason | 'provider';
}

const reasons = {
  staff: undefined,
  duplicate: 'refunded.reason.duplicate',
  closed: 'refunded.reason.closed',
  provider: 'refunded.reason.provider',
} as const satisfies Record<RefundedLetter['reason'], MessageId | undefined>;

export function refundedLetter(lang: Lang, about: RefundedLetter): Letter {
  const say = wordsIn(lang);
  const { returned, returnedTax } = about;
  const order = orderNumber(about.number);
  const date = new Intl.DateTimeFormat(localeOf[lang], {
    timeZone: shopTimeZone,
    dateStyle: 'long',
  }).format(about.at);
  // That there is no I.V.A. in what goes back says nothing to a foreigner.
  const amount = includesTax(returned.currency)
    ? amountWithTax(lang, returned, returnedTax)
    : amountOf(returned);
  const reason = reasons[about.reason];
  return {
    lang,
    shop: about.shop,
    subject: say('refunded.subject', { order }),
    preheader: say('refunded.preheader', { amount: amountOf(returned) }),
    heading: say('refunded.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      reason && paragraph(say(reason)),
      paragraph(say('refunded.lead', { date, amount, order, way: wayIn(lang, about.way) })),
      paragraph(say('refunded.next')),
      seeOrder(say, about.link),
      ...purchase(lang, about),
    ),
  };
}

/** In brackets after "by the same means". */
function wayIn(lang: Lang, way: PaymentWay | null): string {
  return way === null ? 'none' : wayNames[lang][way];
}

/** The buyer's bank took the payment back, and the shop has closed the order. */
export function chargedBackLetter(
  lang: Lang,
  about: OrderLetter & { readonly returned: Money },
): Letter {
  const say = wordsIn(lang);
  const { shop } = about;
  const order = orderNumber(about.number);
  return {
    lang,
    shop,
    subject: say('chargedBack.subject', { order }),
    preheader: say('chargedBack.preheader'),
    heading: say('chargedBack.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('chargedBack.lead', { order, amount: amountOf(about.returned) })),
      paragraph(say('chargedBack.mistake', { shop: shop.name })),
      seeOrder(say, about.link),
      wayFacts(lang, about.way),
      ...purchase(lang, about),
    ),
  };
}

/** The shop has closed an order for which no money came: it was authorised at most. */
export function closedLetter(lang: Lang, about: OrderLetter): Letter {
  const say = wordsIn(lang);
  const order = orderNumber(about.number);
  return {
    lang,
    shop: about.shop,
    subject: say('closed.subject', { order }),
    preheader: say('closed.preheader'),
    heading: say('closed.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('closed.lead', { order })),
      seeOrder(say, about.link),
      wayFacts(lang, about.way),
      ...purchase(lang, about),
    ),
  };
}
