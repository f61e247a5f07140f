/** What letters about an order have in common. */
import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { mapLink } from '@ponte/regional/delivery';
import { formatMoney, type Money } from '@ponte/regional/money';
import { taxWords } from '../../platform/pricing/tax-words.ts';
import { wayNames } from '../../platform/pricing/way-names.ts';
import { localeOf } from '../../platform/runtime/locale-of.ts';
import { shopTimeZone } from '../../platform/runtime/shop-time.ts';
import type { Signed } from './letter.ts';

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

export interface OrderLetter extends Signed {
  readonly name: string;
  readonly number: number;
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

/** Nothing when the buyer chose no way to pay. */
export function wayText(lang: Lang, way: PaymentWay | null): string[] {
  if (way === null) return [];
  return [`${lang === 'es' ? 'Forma de pago' : 'Forma de pagamento'}: ${wayNames[lang][way]}`];
}

export function codeText(lang: Lang, { brought, documents }: LetterDelivery, code: string): string {
  const bring = documents === undefined || brought ? '' : ` ${documents}`;
  if (lang === 'es') {
    return brought
      ? `Código de entrega: ${code}\nTenga a mano este código: el repartidor puede pedirlo.`
      : `Código de retiro: ${code}\nPresente este código al retirar el pedido.${bring}`;
  }
  return brought
    ? `Código de entrega: ${code}\nTenha este código à mão: o entregador pode pedi-lo.`
    : `Código de retirada: ${code}\nApresente este código ao retirar o pedido.${bring}`;
}

export function whenAndWhere(lang: Lang, delivery: LetterDelivery): string {
  const place = where(lang, delivery);
  const { when } = delivery;
  return when === undefined ? place : `${lang === 'es' ? 'Cuándo' : 'Quando'}: ${when}\n${place}`;
}

export function where(lang: Lang, { place, brought, hours }: LetterDelivery): string {
  const es = lang === 'es';
  return [
    `${es ? 'Dónde' : 'Onde'}: ${place}`,
    ...(hours ? [`${es ? 'Horario' : 'Horário'}: ${hours}`] : []),
    ...(brought ? [] : [`Mapa: ${mapLink(place)}`]),
  ].join('\n');
}

export function amountWithTax(lang: Lang, total: Money, tax: Money | undefined): string {
  return `${formatMoney(total, { place: 'order' })} (${taxWords(lang, total, tax)})`;
}
