import type { Lang } from '@ponte/contract/wire';
import type { OrderTracking } from '../../platform/db/schema/index.ts';
import { greeting } from './greeting.ts';
import { lines, type Letter } from './letter.ts';
import { codeText, orderNumber, wayText, where, type OrderLetter } from './order-letter.ts';

export interface ShippedLetter extends OrderLetter {
  readonly tracking: OrderTracking | null;
  readonly pickupCode: string;
}

export function shippedLetter(
  lang: Lang,
  { name, number, delivery, pickupCode, tracking, way, link, shop }: ShippedLetter,
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
        ...wayText(lang, way),
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
      ...wayText(lang, way),
      `Seu pedido: ${link}`,
    ),
  };
}

export interface TrackingLetter extends Omit<OrderLetter, 'delivery'> {
  readonly tracking: OrderTracking;
}

/** The tracking of what is on its way was corrected. */
export function trackingLetter(
  lang: Lang,
  { name, number, tracking, way, link, shop }: TrackingLetter,
): Letter {
  const order = orderNumber(number);
  return lang === 'es'
    ? {
        subject: `Nuevo seguimiento: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `El seguimiento de su pedido ${order} cambió. Vale este:`,
          ...trackingText(lang, tracking),
          ...wayText(lang, way),
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Novo rastreio: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `O rastreio do seu pedido ${order} mudou. Vale este:`,
          ...trackingText(lang, tracking),
          ...wayText(lang, way),
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
  { name, number, delivery, to, way, link, shop }: HandedOverLetter,
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
          ...wayText(lang, way),
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
          ...wayText(lang, way),
          'Se não foi você nem alguém da sua confiança que recebeu, fale com a loja.',
          `Seu pedido: ${link}`,
        ),
      };
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
