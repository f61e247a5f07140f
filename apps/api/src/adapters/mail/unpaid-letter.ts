import type { Lang } from '@ponte/contract/wire';
import { formatMoney, isZero, type Money } from '@ponte/regional/money';
import { greeting } from './greeting.ts';
import { lines, type Letter } from './letter.ts';
import {
  amountWithTax,
  hourOf,
  orderNumber,
  wayText,
  whenAndWhere,
  type OrderLetter,
} from './order-letter.ts';

export interface UnpaidLetter extends OrderLetter {
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly subtotal: Money;
  }[];
  readonly shipping: Money;
  readonly total: Money;
  readonly tax: Money;
  /** The provider's page, and when its link expires. */
  readonly payLink: string;
  readonly payUntil: Date;
}

export function unpaidLetter(
  lang: Lang,
  {
    name,
    number,
    lines: bought,
    shipping,
    total,
    tax,
    way,
    delivery,
    payLink,
    payUntil,
    link,
    shop,
  }: UnpaidLetter,
): Letter {
  const order = orderNumber(number);
  const goods = bought.map(
    (line) => `${line.quantity} × ${line.name}: ${formatMoney(line.subtotal, { place: 'order' })}`,
  );
  const amount = amountWithTax(lang, total, tax);
  const freight = formatMoney(shipping, { place: 'order' });
  const { hour: until } = hourOf(lang, payUntil);
  return lang === 'es'
    ? {
        subject: `Falta el pago: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Su pedido ${order} está registrado y espera el pago. Todavía no se cobró nada.`,
          [...goods, ...(isZero(shipping) ? [] : [`Envío: ${freight}`]), `Total: ${amount}`].join(
            '\n',
          ),
          whenAndWhere(lang, delivery),
          ...wayText(lang, way),
          `Para pagar, hasta las ${until} (hora del Paraguay): ${payLink}`,
          'Si ya pagó, no pague de nuevo: la confirmación está en camino.',
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Falta o pagamento: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Seu pedido ${order} está registrado e espera o pagamento. Nada foi cobrado ainda.`,
          [...goods, ...(isZero(shipping) ? [] : [`Frete: ${freight}`]), `Total: ${amount}`].join(
            '\n',
          ),
          whenAndWhere(lang, delivery),
          ...wayText(lang, way),
          `Para pagar, até as ${until} (hora do Paraguai): ${payLink}`,
          'Se já pagou, não pague de novo: a confirmação está a caminho.',
          `Seu pedido: ${link}`,
        ),
      };
}
