/** What letters about an order have in common. */
import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { mapLink } from '@ponte/regional/delivery';
import { formatMoney, isZero, type Money } from '@ponte/regional/money';
import { taxWords } from '../../platform/pricing/tax-words.ts';
import { wayNames } from '../../platform/pricing/way-names.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import { shopTimeZone } from '../../platform/runtime/shop-time.ts';
import { wordsIn, type Say } from '../../platform/runtime/words.ts';
import { button, link as plainLink, note, type Block, type Fact, type Signed } from './letter.ts';

export interface LetterDelivery {
  /** The address or the pickup point. */
  readonly place: string;
  /** Home delivery; otherwise it is collected. */
  readonly brought: boolean;
  /** When it is handed over; undefined when unknown. */
  readonly when: string | undefined;
  /** What to bring beside the code; undefined where the shop does not say it. */
  readonly documents?: string | undefined;
  /** Of the pickup point; undefined when unknown. */
  readonly hours: string | undefined;
}

export interface OrderLine {
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly subtotal: Money;
  /** An absolute address; undefined where there is none that mail programs show. */
  readonly picture: string | undefined;
}

export interface OrderLetter extends Signed {
  /** The buyer's first name. */
  readonly name: string;
  readonly number: number;
  readonly lines: readonly OrderLine[];
  readonly goods: Money;
  readonly shipping: Money;
  readonly total: Money;
  /** I.V.A. in the total; undefined in orders from before it was recorded. */
  readonly tax: Money | undefined;
  readonly delivery: LetterDelivery;
  /** Null when the buyer chooses it on the payment page. */
  readonly way: PaymentWay | null;
  readonly link: string;
}

export function orderNumber(number: number): string {
  return String(number).padStart(6, '0');
}

/** A moment at the shop's counter. */
export function hourOf(lang: Lang, at: Date): { readonly day: string; readonly hour: string } {
  const formatted = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[lang], { timeZone: shopTimeZone, ...options }).format(at);
  return {
    day: formatted({ day: 'numeric', month: 'long' }),
    hour: formatted({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}

export const amountOf = (money: Money): string => formatMoney(money, { place: 'order' });

export function amountWithTax(lang: Lang, total: Money, tax: Money | undefined): string {
  return `${amountOf(total)} (${taxWords(lang, total, tax)})`;
}

/** Mail programs cut what is larger than 102 kB. */
const mostLines = 20;

/** What was bought, and what it costs in the currency that it is paid in. */
export function purchase(
  lang: Lang,
  { lines, goods, shipping, total, tax }: OrderLetter,
): readonly Block[] {
  const say = wordsIn(lang);
  return [
    {
      kind: 'goods',
      lines: lines
        .slice(0, mostLines)
        .map(({ subtotal, ...line }) => ({ ...line, amount: amountOf(subtotal) })),
    },
    ...(lines.length > mostLines
      ? [note(say('mail.goods.more', { count: lines.length - mostLines }))]
      : []),
    {
      kind: 'amounts',
      rows: [
        { label: say('mail.goods.subtotal'), value: amountOf(goods) },
        {
          label: say('mail.goods.shipping'),
          value: isZero(shipping) ? say('mail.goods.free') : amountOf(shipping),
        },
      ],
      total: {
        label: say('mail.total', { currency: total.currency }),
        value: amountOf(total),
        basis: taxWords(lang, total, tax),
      },
    },
  ];
}

/** The code by which it is handed over, with what to bring. */
export function codeBlock(lang: Lang, { brought, documents }: LetterDelivery, code: string): Block {
  const say = wordsIn(lang);
  if (brought) {
    const hint = say('mail.deliveryCode.hint');
    return { kind: 'code', label: say('mail.deliveryCode'), code, hint };
  }
  const hint = [say('mail.pickupCode.hint'), documents].filter(Boolean).join(' ');
  return { kind: 'code', label: say('mail.pickupCode'), code, hint };
}

/** When and where it is handed over, and how it is paid. */
export function handOverFacts(lang: Lang, { delivery, way }: OrderLetter): Block {
  const say = wordsIn(lang);
  const { place, brought, when, hours } = delivery;
  return {
    kind: 'facts',
    facts: [
      ...factOf(say('mail.when'), when),
      {
        label: say('mail.where'),
        value: place,
        link: brought ? undefined : { label: say('mail.map'), href: mapLink(place) },
      },
      ...factOf(say('mail.hours'), hours),
      ...wayFact(lang, way),
    ],
  };
}

/** How it is paid alone: where nothing is handed over. Undefined when the buyer chose no way to pay. */
export function wayFacts(lang: Lang, way: PaymentWay | null): Block | undefined {
  return way === null ? undefined : { kind: 'facts', facts: wayFact(lang, way) };
}

export function wayFact(lang: Lang, way: PaymentWay | null): readonly Fact[] {
  return way === null ? [] : factOf(wordsIn(lang)('mail.way'), wayNames[lang][way]);
}

export const seeOrder = (say: Say, href: string): Block => button(say('mail.seeOrder'), href);

/** Where something else is the next step. */
export const seeOrderToo = (say: Say, href: string): Block => plainLink(say('mail.seeOrder'), href);

function factOf(label: string, value: string | undefined): readonly Fact[] {
  return value ? [{ label, value }] : [];
}
