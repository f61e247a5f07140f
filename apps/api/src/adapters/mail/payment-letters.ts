import type { Lang } from '@ponte/contract/wire';
import { formatMoney, type Money } from '@ponte/regional/money';
import { greeting } from './greeting.ts';
import { lines, type Letter } from './letter.ts';
import {
  amountWithTax,
  codeText,
  orderNumber,
  wayText,
  whenAndWhere,
  type OrderLetter,
} from './order-letter.ts';

export interface PaidLetter extends OrderLetter {
  readonly total: Money;
  /** I.V.A. in the total; undefined in orders from before it was recorded. */
  readonly tax: Money | undefined;
  /** What was paid, when the shop took another amount for the whole. */
  readonly accepted?: Money | undefined;
  readonly pickupCode: string;
}

export function paidLetter(
  lang: Lang,
  { name, number, total, tax, way, accepted, pickupCode, delivery, link, shop }: PaidLetter,
): Letter {
  const order = orderNumber(number);
  const amount = amountWithTax(lang, total, tax);
  const paid = accepted && formatMoney(accepted, { place: 'order' });
  return lang === 'es'
    ? {
        subject: `Pago recibido: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          paid === undefined
            ? `Recibimos el pago de su pedido ${order}, de ${amount}.`
            : `Verificamos el pago de ${paid} y lo aceptamos por su pedido ${order}, de ${amount}.`,
          ...wayText(lang, way),
          codeText(lang, delivery, pickupCode),
          whenAndWhere(lang, delivery),
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Pagamento recebido: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          paid === undefined
            ? `Recebemos o pagamento do seu pedido ${order}, de ${amount}.`
            : `Verificamos o pagamento de ${paid} e aceitamos esse valor pelo seu pedido ${order}, de ${amount}.`,
          ...wayText(lang, way),
          codeText(lang, delivery, pickupCode),
          whenAndWhere(lang, delivery),
          `Seu pedido: ${link}`,
        ),
      };
}

export interface OtherAmountLetter extends Omit<OrderLetter, 'delivery'> {
  readonly asked: Money;
  readonly paid: Money;
}

/** Another amount came than was asked for: staff look at it. */
export function otherAmountLetter(
  lang: Lang,
  { name, number, asked, paid, way, link, shop }: OtherAmountLetter,
): Letter {
  const order = orderNumber(number);
  const [came, total] = [paid, asked].map((amount) => formatMoney(amount, { place: 'order' }));
  return lang === 'es'
    ? {
        subject: `Pago en verificación: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Recibimos ${came} por su pedido ${order}, de ${total}. Como el monto es distinto, el equipo de ${shop} está verificando el pago y le avisará el resultado por correo electrónico.`,
          'No pague de nuevo: su pago quedó registrado.',
          ...wayText(lang, way),
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Pagamento em verificação: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Recebemos ${came} pelo seu pedido ${order}, de ${total}. Como o valor é diferente, a equipe da ${shop} está verificando o pagamento e avisa você do resultado por e-mail.`,
          'Não pague de novo: seu pagamento está registrado.',
          ...wayText(lang, way),
          `Seu pedido: ${link}`,
        ),
      };
}
