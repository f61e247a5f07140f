import type { Lang } from '@ponte/contract/wire';
import { wordsIn } from '../../platform/runtime/words.ts';
import { greeting } from './greeting.ts';
import {
  blocks,
  button,
  link as plainLink,
  note,
  paragraph,
  type GoodsLine,
  type Letter,
  type Signed,
} from './letter.ts';

type AlertKind = 'stock' | 'price';

export interface AlertConfirmationLetter extends Signed {
  readonly kind: AlertKind;
  readonly product: GoodsLine;
  readonly link: string;
  /** Ends it, or all of the address, also after it was confirmed. */
  readonly leavingLink: string;
}

/** The link is valid for three days. It can be requested for any address, so it has no name. */
export function alertConfirmationLetter(
  lang: Lang,
  { kind, product, link, leavingLink, shop }: AlertConfirmationLetter,
): Letter {
  const say = wordsIn(lang);
  return {
    lang,
    shop,
    subject: say('alertConfirmation.subject', { product: product.name }),
    preheader: say('alertConfirmation.preheader'),
    heading: say('alertConfirmation.heading'),
    greeting: greeting(lang, ''),
    blocks: blocks(
      paragraph(say('alertConfirmation.lead', { kind })),
      { kind: 'goods', lines: [product] },
      paragraph(say('alertConfirmation.do')),
      button(say('alertConfirmation.confirm'), link),
      note(say('alertConfirmation.notYou')),
      plainLink(say('alertConfirmation.leave'), leavingLink),
    ),
  };
}

export interface AlertLetter extends Signed {
  readonly kind: AlertKind;
  /** Of the customer; empty for a guest. */
  readonly name: string;
  readonly product: GoodsLine;
  /** With the words on tax; undefined when it is on request. */
  readonly price: string | undefined;
  /** When it was asked for; undefined when it is not about that. */
  readonly priceBefore: string | undefined;
  /** The product's page. */
  readonly link: string;
  /** Ends this alert, or all of the address. */
  readonly leavingLink: string;
}

/** Back in stock, or cheaper than when it was asked for. */
export function alertLetter(
  lang: Lang,
  { kind, name, product, price, priceBefore, link, leavingLink, shop }: AlertLetter,
): Letter {
  const say = wordsIn(lang);
  const prices = [
    ...(priceBefore === undefined ? [] : [{ label: say('alert.before'), value: priceBefore }]),
    ...(price === undefined ? [] : [{ label: say('alert.now'), value: price }]),
  ];
  return {
    lang,
    shop,
    subject: say('alert.subject', { kind, product: product.name }),
    preheader: say('alert.preheader', { kind, shop: shop.name }),
    heading: say('alert.heading', { kind }),
    greeting: greeting(lang, name),
    blocks: blocks(
      paragraph(say('alert.lead', { kind })),
      { kind: 'goods', lines: [product] },
      prices.length === 0 ? undefined : { kind: 'facts', facts: prices },
      button(say('alert.see'), link),
      note(say('alert.noHold')),
      plainLink(say('alert.leave'), leavingLink),
    ),
  };
}
