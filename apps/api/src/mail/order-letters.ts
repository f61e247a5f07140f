import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { formatLeadTime, mapLink } from '@ponte/regional/delivery';
import { formatMoney, includesTax, isZero, type Money } from '@ponte/regional/money';
import type { OrderTracking, RefundReason } from '../db/schema/index.ts';
import { taxWords } from '../pricing/tax-words.ts';
import { wayNames } from '../pricing/way-names.ts';
import { greeting } from './greeting.ts';
import { lines, type Letter, type Signed } from './letter.ts';

export interface LetterDelivery {
  /** The address or the pickup point. */
  readonly place: string;
  /** Home delivery; otherwise it is collected. */
  readonly brought: boolean;
  /** From the payment. */
  readonly days: number;
  /** Of the pickup point; undefined when unknown. */
  readonly hours: string | undefined;
}

export interface OrderLetter extends Signed {
  readonly name: string;
  readonly number: number;
  readonly delivery: LetterDelivery;
  readonly link: string;
}

export interface PaidLetter extends OrderLetter {
  readonly total: Money;
  /** I.V.A. in the total; undefined in orders from before it was recorded. */
  readonly tax: Money | undefined;
  /** Null when the buyer chose it on the payment page. */
  readonly way: PaymentWay | null;
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
  const paid = accepted && formatMoney(accepted, { place: 'orderTotal' });
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
  { name, number, asked, paid, link, shop }: OtherAmountLetter,
): Letter {
  const order = orderNumber(number);
  const [came, total] = [paid, asked].map((amount) => formatMoney(amount, { place: 'orderTotal' }));
  return lang === 'es'
    ? {
        subject: `Pago en verificación: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Recibimos ${came} por su pedido ${order}, de ${total}. Como el monto es distinto, el equipo de ${shop} está verificando el pago y le avisará el resultado por correo electrónico.`,
          'No pague de nuevo: su pago quedó registrado.',
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
          `Seu pedido: ${link}`,
        ),
      };
}

export interface UnpaidLetter extends OrderLetter {
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly subtotal: Money;
  }[];
  readonly shipping: Money;
  readonly total: Money;
  readonly tax: Money;
  /** Null when the buyer chooses it on the payment page. */
  readonly way: PaymentWay | null;
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
  const until = new Intl.DateTimeFormat('pt-BR', {
    timeZone: 'America/Asuncion',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(payUntil);
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

export interface ShippedLetter extends OrderLetter {
  readonly tracking: OrderTracking | null;
  readonly pickupCode: string;
}

export function shippedLetter(
  lang: Lang,
  { name, number, delivery, pickupCode, tracking, link, shop }: ShippedLetter,
): Letter {
  const order = orderNumber(number);
  const { brought } = delivery;
  if (lang === 'es') {
    return {
      subject: `${brought ? 'En camino' : 'Listo para retirar'}: pedido ${order}`,
      body: lines(
        { shop },
        greeting(lang, name),
        brought
          ? `Su pedido ${order} salió para la entrega.`
          : `Su pedido ${order} está listo para retirar.`,
        ...trackingText(lang, tracking),
        codeText(lang, delivery, pickupCode),
        where(lang, delivery),
        `Su pedido: ${link}`,
      ),
    };
  }
  return {
    subject: `${brought ? 'A caminho' : 'Pronto para retirar'}: pedido ${order}`,
    body: lines(
      { shop },
      greeting(lang, name),
      brought
        ? `Seu pedido ${order} saiu para entrega.`
        : `Seu pedido ${order} está pronto para retirar.`,
      ...trackingText(lang, tracking),
      codeText(lang, delivery, pickupCode),
      where(lang, delivery),
      `Seu pedido: ${link}`,
    ),
  };
}

export interface HandedOverLetter extends OrderLetter {
  /** Who took it at the door, or who brought it; null at the counter. */
  readonly to: string | null;
}

export function handedOverLetter(
  lang: Lang,
  { name, number, delivery, to, link, shop }: HandedOverLetter,
): Letter {
  const order = orderNumber(number);
  const { brought } = delivery;
  return lang === 'es'
    ? {
        subject: `${brought ? 'Entregado' : 'Retirado'}: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Su pedido ${order} fue ${brought ? 'entregado' : 'retirado'}. ¡Gracias por comprar en ${shop}!`,
          ...(to === null ? [] : [`Entrega registrada a nombre de: ${to}`]),
          'Si no lo recibió usted ni alguien de su confianza, comuníquese con la tienda.',
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `${brought ? 'Entregue' : 'Retirado'}: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Seu pedido ${order} foi ${brought ? 'entregue' : 'retirado'}. Obrigado por comprar na ${shop}!`,
          ...(to === null ? [] : [`Entrega registrada em nome de: ${to}`]),
          'Se não foi você nem alguém da sua confiança que recebeu, fale com a loja.',
          `Seu pedido: ${link}`,
        ),
      };
}

export interface RefundedLetter extends Omit<PaidLetter, 'pickupCode' | 'delivery' | 'accepted'> {
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
    timeZone: 'America/Asuncion',
    dateStyle: 'long',
  }).format(at);
  const refundReason = [refundReasons[reason][lang]].filter(Boolean);
  // That there is no I.V.A. in what goes back says nothing to a foreigner.
  const amount = includesTax(total.currency)
    ? amountWithTax(lang, total, tax)
    : formatMoney(total, { place: 'orderTotal' });
  return lang === 'es'
    ? {
        subject: `Reembolso del pedido ${order}`,
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
        subject: `Estorno do pedido ${order}`,
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

function orderNumber(number: number): string {
  return String(number).padStart(6, '0');
}

/** Nothing where no carrier tracks it. */
function trackingText(lang: Lang, tracking: OrderTracking | null): string[] {
  const { number, link } = tracking ?? {};
  const es = lang === 'es';
  const told = [
    ...(number ? [`${es ? 'Número de seguimiento' : 'Código de rastreio'}: ${number}`] : []),
    ...(link ? [`${es ? 'Seguir el envío' : 'Acompanhar a entrega'}: ${link}`] : []),
  ];
  return told.length > 0 ? [told.join('\n')] : [];
}

/** Nothing when the buyer chose no way to pay. */
function wayText(lang: Lang, way: PaymentWay | null): string[] {
  if (way === null) return [];
  return [`${lang === 'es' ? 'Forma de pago' : 'Forma de pagamento'}: ${wayNames[lang][way]}`];
}

function codeText(lang: Lang, { brought }: LetterDelivery, code: string): string {
  if (lang === 'es') {
    return brought
      ? `Código de entrega: ${code}\nTenga a mano este código y su documento: el repartidor puede pedirlos.`
      : `Código de retiro: ${code}\nPresente este código y su documento al retirar el pedido.`;
  }
  return brought
    ? `Código de entrega: ${code}\nTenha este código e seu documento à mão: o entregador pode pedi-los.`
    : `Código de retirada: ${code}\nApresente este código e seu documento ao retirar o pedido.`;
}

function whenAndWhere(lang: Lang, delivery: LetterDelivery): string {
  const when =
    lang === 'es'
      ? `Cuándo: ${formatLeadTime(delivery.days, 'es-PY')}`
      : `Quando: ${formatLeadTime(delivery.days, 'pt-BR')}`;
  return `${when}\n${where(lang, delivery)}`;
}

function where(lang: Lang, { place, brought, hours }: LetterDelivery): string {
  const es = lang === 'es';
  return [
    `${es ? 'Dónde' : 'Onde'}: ${place}`,
    ...(hours ? [`${es ? 'Horario' : 'Horário'}: ${hours}`] : []),
    ...(brought ? [] : [`Mapa: ${mapLink(place)}`]),
  ].join('\n');
}

function amountWithTax(lang: Lang, total: Money, tax: Money | undefined): string {
  return `${formatMoney(total, { place: 'orderTotal' })} (${taxWords(lang, total, tax)})`;
}
