import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { formatMoney, includesTax, type Money } from '@ponte/regional/money';
import type { RefundReason } from '../../platform/db/schema/index.ts';
import { wayNames } from '../../platform/pricing/way-names.ts';
import { shopTimeZone } from '../../platform/runtime/shop-time.ts';
import { greeting } from './greeting.ts';
import { lines, type Letter } from './letter.ts';
import { amountWithTax, orderNumber, wayText, type OrderLetter } from './order-letter.ts';

export interface RefundedLetter extends Omit<OrderLetter, 'delivery'> {
  /** What went back. */
  readonly total: Money;
  /** I.V.A. in it; undefined in orders from before it was recorded, and of a part. */
  readonly tax: Money | undefined;
  readonly at: Date;
  /** `provider`: it was not the shop that sent it. */
  readonly reason: RefundReason | 'provider';
}

/** Why money goes back that the buyer did not ask for. */
const refundReasons: Readonly<Record<RefundedLetter['reason'], Readonly<Record<Lang, string>>>> = {
  staff: { pt: '', es: '' },
  duplicate: {
    pt: 'O mesmo carrinho já estava pago: este segundo pagamento não era necessário. O primeiro pedido continua valendo.',
    es: 'El mismo carrito ya estaba pagado: este segundo pago no era necesario. El primer pedido sigue en pie.',
  },
  closed: {
    pt: 'O pagamento chegou depois que o pedido foi encerrado.',
    es: 'El pago llegó después de que el pedido fue cerrado.',
  },
  provider: {
    pt: 'O meio de pagamento devolveu o valor, e o pedido foi encerrado.',
    es: 'El medio de pago devolvió el monto, y el pedido quedó cerrado.',
  },
};

export function refundedLetter(
  lang: Lang,
  { name, number, total, tax, way, at, link, shop, reason }: RefundedLetter,
): Letter {
  const order = orderNumber(number);
  const date = new Intl.DateTimeFormat(lang === 'es' ? 'es-PY' : 'pt-BR', {
    timeZone: shopTimeZone,
    dateStyle: 'long',
  }).format(at);
  const refundReason = [refundReasons[reason][lang]].filter(Boolean);
  // That there is no I.V.A. in what goes back says nothing to a foreigner.
  const amount = includesTax(total.currency)
    ? amountWithTax(lang, total, tax)
    : formatMoney(total, { place: 'order' });
  return lang === 'es'
    ? {
        subject: `Pago devuelto: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          ...refundReason,
          `El ${date} le devolvimos ${amount}, el pago de su pedido ${order}, por el mismo medio con que pagó${wayIn(lang, way)}.`,
          'El plazo para que lo vea en su cuenta depende de su banco. El código de retiro ya no vale.',
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Pagamento devolvido: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          ...refundReason,
          `Em ${date} devolvemos ${amount}, o pagamento do seu pedido ${order}, pelo mesmo meio em que você pagou${wayIn(lang, way)}.`,
          'O prazo para aparecer na sua conta depende do seu banco. O código de retirada não vale mais.',
          `Seu pedido: ${link}`,
        ),
      };
}

/** In brackets after "by the same means". */
function wayIn(lang: Lang, way: PaymentWay | null): string {
  return way === null ? '' : ` (${wayNames[lang][way]})`;
}

export type EndedLetter = Omit<OrderLetter, 'delivery'>;

/** The buyer's bank took the payment back, and the shop has closed the order. */
export function chargedBackLetter(
  lang: Lang,
  { name, number, amount, way, link, shop }: EndedLetter & { readonly amount: Money },
): Letter {
  const order = orderNumber(number);
  const returned = formatMoney(amount, { place: 'order' });
  return lang === 'es'
    ? {
        subject: `Pago con contracargo: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `El pago de su pedido ${order} fue desconocido (contracargo): el banco devolvió ${returned} a quien pagó, y el pedido quedó cerrado.`,
          ...wayText(lang, way),
          `Si esto es un error, comuníquese con ${shop}.`,
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Pagamento contestado: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `O pagamento do seu pedido ${order} foi contestado: o banco devolveu ${returned} a quem pagou, e o pedido foi encerrado.`,
          ...wayText(lang, way),
          `Se isto for um engano, fale com a ${shop}.`,
          `Seu pedido: ${link}`,
        ),
      };
}

/** The shop has closed an order for which no money came: it was authorised at most. */
export function closedLetter(lang: Lang, { name, number, way, link, shop }: EndedLetter): Letter {
  const order = orderNumber(number);
  return lang === 'es'
    ? {
        subject: `Pedido ${order} cerrado`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Cerramos su pedido ${order}. No se cobró nada: si su banco muestra un monto reservado, la reserva se libera.`,
          ...wayText(lang, way),
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Pedido ${order} encerrado`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Encerramos seu pedido ${order}. Nada foi cobrado: se o banco mostra um valor reservado, a reserva é liberada.`,
          ...wayText(lang, way),
          `Seu pedido: ${link}`,
        ),
      };
}
