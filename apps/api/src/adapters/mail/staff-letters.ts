import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { formatMoney, type Money } from '@ponte/regional/money';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import { blocks, button, note, paragraph, type Letter, type Signed } from './letter.ts';
import { orderNumber, wayFact } from './order-letter.ts';

export interface InvitationLetter extends Signed {
  /** Empty for who was not here before. */
  readonly name: string;
  readonly link: string;
}

/** The link is valid for 48 hours. */
export function invitationLetter(lang: Lang, { shop, name, link }: InvitationLetter): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('invitation.subject', { shop: shop.name }),
    preheader: say('invitation.preheader'),
    heading: say('invitation.heading'),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('invitation.lead')),
      button(say('invitation.accept'), link),
      note(say('invitation.unexpected')),
    ),
  };
}

export interface NewOrderLetter extends Signed {
  readonly number: number;
  readonly total: Money;
  /** Null when the buyer chose it on the payment page. */
  readonly way: PaymentWay | null;
  /** Where it is collected; undefined when it is brought, so that no mail says where a buyer lives. */
  readonly pickup: string | undefined;
  /** Whether the buyer wrote a note, which may name them and is read in the back office. */
  readonly hasNote: boolean;
  /** Its page in the back office; undefined where there is none. */
  readonly link: string | undefined;
}

/** Notifies staff of a paid order, without its buyer's name. */
export function newOrderLetter(
  lang: Lang,
  { shop, number, total, way, pickup, hasNote, link }: NewOrderLetter,
): Letter {
  const say = wordsIn(lang);
  const order = orderNumber(number);
  const amount = formatMoney(total);
  const facts = [
    ...(pickup === undefined ? [] : [{ label: say('newOrder.pickup'), value: pickup }]),
    ...wayFact(lang, way),
  ];
  return {
    lang,
    shop,
    subject: say('newOrder.subject', { order }),
    preheader: say('newOrder.preheader', { amount }),
    heading: say('newOrder.heading'),
    blocks: blocks(
      paragraph(say('newOrder.lead', { order, amount })),
      pickup === undefined ? paragraph(say('newOrder.home')) : undefined,
      facts.length === 0 ? undefined : { kind: 'facts', facts },
      hasNote ? paragraph(say('newOrder.note')) : undefined,
      link === undefined ? undefined : button(say('newOrder.open'), link),
    ),
  };
}
