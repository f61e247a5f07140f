/** A letter of each kind, in both languages, of plain and of awkward data. */
import type { Lang } from '@ponte/contract/wire';
import { money } from '@ponte/regional/money';
import {
  accountEndedLetter,
  confirmationLetter,
  passwordChangedLetter,
  recoveryLetter,
} from '../adapters/mail/account-letters.ts';
import { alertConfirmationLetter, alertLetter } from '../adapters/mail/alert-letters.ts';
import {
  handedOverLetter,
  shippedLetter,
  trackingLetter,
} from '../adapters/mail/delivery-letters.ts';
import {
  emailChangedLetter,
  emailWantedLetter,
  newEmailLetter,
} from '../adapters/mail/email-letters.ts';
import type { Letter } from '../adapters/mail/letter.ts';
import type { MailShop } from '../adapters/mail/mail-shop.ts';
import type { OrderLetter } from '../adapters/mail/order-letter.ts';
import { otherAmountLetter, paidLetter } from '../adapters/mail/payment-letters.ts';
import { ranOutLetter } from '../adapters/mail/ran-out-letter.ts';
import { chargedBackLetter, closedLetter, refundedLetter } from '../adapters/mail/refund-letter.ts';
import { reviewLetter } from '../adapters/mail/review-letter.ts';
import { invitationLetter, newOrderLetter } from '../adapters/mail/staff-letters.ts';
import { unpaidLetter } from '../adapters/mail/unpaid-letter.ts';

const origins = { pt: 'https://br.shop.example', es: 'https://py.shop.example' } as const;

const payLink = 'https://pay.example/p/7';

const map = 'https://www.google.com/maps/search/?api=1&query=Av.+San+Blas';

const letterShop = (lang: Lang): MailShop => ({
  name: 'Ponte',
  origin: origins[lang],
  colour: undefined,
  mark: `${origins[lang]}/media/mark-mail.jpeg`,
  phone: '+595 61 555 000',
  whatsapp: 'https://wa.me/595981555000',
  email: 'loja@shop.example',
  address: 'Av. San Blas 1250, Ciudad del Este',
  map,
  hours:
    lang === 'es'
      ? 'Lunes a viernes: 8 a 18 h\nSábado: 8 a 12 h'
      : 'Segunda a sexta: 8h às 18h\nSábado: 8h às 12h',
});

/** A buyer of two lines who collects. */
export function orderLetter(lang: Lang): OrderLetter {
  const currency = lang === 'es' ? 'PYG' : 'USD';
  const amount = (guaranis: number, cents: number) =>
    money(lang === 'es' ? guaranis : cents, currency);
  return {
    shop: letterShop(lang),
    name: lang === 'es' ? 'Luis' : 'Ana',
    number: 123,
    lines: [
      {
        name: lang === 'es' ? 'Sierra caladora 650 W' : 'Serra tico-tico 650 W',
        code: 'SER-7',
        quantity: 2,
        subtotal: amount(963_116, 12_980),
        picture: `${origins[lang]}/media/saw-mail.jpeg`,
      },
      {
        name: lang === 'es' ? 'Llave de golpe 24 mm' : 'Chave de impacto 24 mm',
        code: 'CHA-24',
        quantity: 1,
        subtotal: amount(45_000, 650),
        picture: `${origins[lang]}/media/wrench-mail.jpeg`,
      },
    ],
    goods: amount(1_008_116, 13_630),
    shipping: amount(0, 0),
    total: amount(1_008_116, 13_630),
    tax: lang === 'es' ? money(91_647, 'PYG') : money(0, 'USD'),
    delivery: {
      place: 'Ponte San Blas, Av. San Blas 1250',
      brought: false,
      when:
        lang === 'es'
          ? 'Retire el jueves 20/11 hasta las 17 h'
          : 'Retire quinta, 20/11, até as 17h',
      documents: lang === 'es' ? 'Traiga su documento.' : 'Traga seu documento.',
      hours: letterShop(lang).hours,
    },
    way: lang === 'es' ? 'qr' : 'pix',
    link: `${origins[lang]}/pedido/7f0c`,
  };
}

/** Everything that people write is as long and as wicked as it may be, and what may be missing is. */
export function awkwardOrder(lang: Lang): OrderLetter {
  const plain = orderLetter(lang);
  const wicked = '"><script>alert(1)</script>';
  return {
    ...plain,
    name: `${wicked} Maximiliano`,
    shop: {
      ...plain.shop,
      name: `Ferretería ${wicked}`,
      colour: '#ffe45c',
      mark: undefined,
      phone: undefined,
      whatsapp: undefined,
      email: undefined,
      address: undefined,
      map: undefined,
      hours: undefined,
    },
    lines: Array.from({ length: 30 }, (_, index) => ({
      name: `${wicked} ${'Furadeira'.repeat(12)} ${index}`,
      code: `C-${index}-${'9'.repeat(30)}`,
      quantity: 1_000 + index,
      subtotal: money(lang === 'es' ? 1_234_567_890 : 123_456_789, plain.total.currency),
      picture: undefined,
    })),
    shipping: money(lang === 'es' ? 45_000 : 1250, plain.total.currency),
    tax: undefined,
    delivery: {
      place: `Rua ${wicked}, ${'Ñ'.repeat(80)}`,
      brought: true,
      when: undefined,
      hours: undefined,
    },
    way: null,
  };
}

const at = new Date('2026-11-28T21:39:00Z');
const userAgent =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** Of the pickup code. */
export const code = 'K7M2Q9XZ';

/** Letters about an order, by what has happened to it. */
export function orderLetters(lang: Lang, about: OrderLetter): Record<string, Letter> {
  const tracking = { number: 'BR1', link: 'https://track.example/BR1' };
  const returned = about.total;
  return {
    unpaid: unpaidLetter(lang, { ...about, payLink, payUntil: at }),
    ranOut: ranOutLetter(lang, {
      ...about,
      ranOutAt: at,
      cartLink: `${about.shop.origin}/carrinho`,
    }),
    ranOutForGood: ranOutLetter(lang, { ...about, ranOutAt: at, cartLink: null }),
    otherAmount: otherAmountLetter(lang, {
      ...about,
      asked: about.total,
      paid: money(1, about.total.currency),
    }),
    paid: paidLetter(lang, { ...about, pickupCode: code }),
    accepted: paidLetter(lang, {
      ...about,
      pickupCode: code,
      accepted: money(6_390, about.total.currency),
    }),
    ready: shippedLetter(lang, { ...about, tracking: null, pickupCode: code }),
    onItsWay: shippedLetter(lang, {
      ...about,
      delivery: { ...about.delivery, brought: true },
      tracking,
      pickupCode: code,
    }),
    tracking: trackingLetter(lang, {
      ...about,
      delivery: { ...about.delivery, brought: true },
      tracking,
    }),
    handedOver: handedOverLetter(lang, { ...about, to: null }),
    delivered: handedOverLetter(lang, { ...about, to: 'Eva Díaz' }),
    refunded: refundedLetter(lang, {
      ...about,
      returned,
      returnedTax: about.tax,
      at,
      reason: 'duplicate',
    }),
    chargedBack: chargedBackLetter(lang, { ...about, returned }),
    closed: closedLetter(lang, about),
  };
}

/** Letters that are about no order of the buyer's, or not about its money. */
export function otherLetters(
  lang: Lang,
  { shop, name, lines: [line] }: OrderLetter,
): Record<string, Letter> {
  const product = {
    name: line?.name ?? '',
    code: line?.code,
    picture: line?.picture,
  };
  const link = `${shop.origin}/app/confirmation-email/a1/b2`;
  const leavingLink = `${shop.origin}/avisos/sair/c3`;
  const about = { shop, name };
  const security = { ...about, at, userAgent };
  const alert = { ...about, product, link, leavingLink };
  return {
    review: reviewLetter(lang, { ...about, number: 123, products: [product], link }),
    confirmation: confirmationLetter(lang, { ...about, link }),
    recovery: recoveryLetter(lang, { ...security, link }),
    passwordChanged: passwordChangedLetter(lang, { ...security, link }),
    accountEnded: accountEndedLetter(lang, security),
    newEmail: newEmailLetter(lang, { ...security, link }),
    emailWanted: emailWantedLetter(lang, { ...security, email: 'nova@example.com', link }),
    emailChanged: emailChangedLetter(lang, { ...security, email: 'nova@example.com' }),
    alertConfirmation: alertConfirmationLetter(lang, { ...alert, kind: 'stock' }),
    backInStock: alertLetter(lang, {
      ...alert,
      kind: 'stock',
      price: 'U$ 64,90 (sem I.V.A.)',
      priceBefore: undefined,
    }),
    cheaper: alertLetter(lang, {
      ...alert,
      kind: 'price',
      price: 'U$ 49,90 (sem I.V.A.)',
      priceBefore: 'U$ 64,90',
    }),
    invitation: invitationLetter(lang, { ...about, link }),
    newOrder: newOrderLetter(lang, {
      shop,
      number: 123,
      total: money(12_980, 'USD'),
      way: 'pix',
      pickup: 'Ponte San Blas',
      hasNote: true,
      link: `${shop.origin}/orders/123`,
    }),
  };
}
