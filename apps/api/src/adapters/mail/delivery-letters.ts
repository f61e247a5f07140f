import type { Lang } from '@ponte/contract/wire';
import type { OrderTracking } from '../../platform/db/schema/index.ts';
import { wordsIn, type Say } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, button, note, paragraph, type Block, type Letter } from './letter.ts';
import {
  codeBlock,
  handOverFacts,
  orderNumber,
  purchase,
  seeOrder,
  seeOrderToo,
  wayFacts,
  type OrderLetter,
} from './order-letter.ts';

export interface ShippedLetter extends OrderLetter {
  readonly tracking: OrderTracking | null;
  readonly pickupCode: string;
}

/** It is ready at the counter, or on its way. */
export function shippedLetter(lang: Lang, about: ShippedLetter): Letter {
  const say = wordsIn(lang);
  const { delivery, pickupCode: code, tracking } = about;
  const order = orderNumber(about.number);
  const brought = delivery.brought ? 'yes' : 'no';
  return {
    lang,
    shop: about.shop,
    subject: say('shipped.subject', { order, brought }),
    preheader: say('shipped.preheader', { code, brought }),
    heading: say('shipped.heading', { brought }),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('shipped.lead', { order, brought })),
      ...trackingBlocks(say, tracking),
      codeBlock(lang, delivery, code),
      ...next(say, tracking, about.link),
      handOverFacts(lang, about),
      ...purchase(lang, about),
    ),
    attachments: [{ kind: 'code', code }],
  };
}

export interface TrackingLetter extends OrderLetter {
  readonly tracking: OrderTracking;
}

/** The tracking of what is on its way was corrected. */
export function trackingLetter(lang: Lang, about: TrackingLetter): Letter {
  const say = wordsIn(lang);
  const { tracking } = about;
  const order = orderNumber(about.number);
  return {
    lang,
    shop: about.shop,
    subject: say('tracking.subject', { order }),
    preheader: say('tracking.preheader'),
    heading: say('tracking.heading'),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('tracking.lead', { order })),
      ...trackingBlocks(say, tracking),
      ...next(say, tracking, about.link),
      handOverFacts(lang, about),
      ...purchase(lang, about),
    ),
  };
}

export interface HandedOverLetter extends OrderLetter {
  /** Who took it at the door, or who brought it; null at the counter. */
  readonly to: string | null;
}

export function handedOverLetter(lang: Lang, about: HandedOverLetter): Letter {
  const say = wordsIn(lang);
  const { shop, to, delivery } = about;
  const order = orderNumber(about.number);
  const brought = delivery.brought ? 'yes' : 'no';
  return {
    lang,
    shop,
    subject: say('handedOver.subject', { order, brought }),
    preheader: say('handedOver.preheader', { shop: shop.name }),
    heading: say('handedOver.heading', { brought }),
    greeting: greeting(lang, about.name),
    blocks: blocks(
      paragraph(say('handedOver.lead', { order, brought, shop: shop.name })),
      to === null
        ? undefined
        : { kind: 'facts', facts: [{ label: say('handedOver.to'), value: to }] },
      seeOrder(say, about.link),
      ...purchase(lang, about),
      wayFacts(lang, about.way),
      note(say('handedOver.notYou')),
    ),
  };
}

/** Nothing where no carrier tracks it. */
function trackingBlocks(say: Say, tracking: OrderTracking | null): readonly Block[] {
  const number = tracking?.number;
  if (!number) return [];
  return [{ kind: 'facts', facts: [{ label: say('tracking.number'), value: number }] }];
}

/** To follow it where a carrier shows it, or else its page. */
function next(say: Say, tracking: OrderTracking | null, order: string): readonly Block[] {
  const follow = tracking?.link;
  if (!follow) return [seeOrder(say, order)];
  return [button(say('tracking.follow'), follow), seeOrderToo(say, order)];
}
