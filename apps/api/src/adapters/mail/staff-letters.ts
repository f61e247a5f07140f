import type { PaymentWay } from '@ponte/contract/orders';
import type { Lang } from '@ponte/contract/wire';
import { formatMoney, type Money } from '@ponte/regional/money';
import { greeting } from './greeting.ts';
import { lines, type Letter, type Signed } from './letter.ts';
import { wayText } from './order-letter.ts';

export interface InvitationLetter extends Signed {
  /** Empty for who was not here before. */
  readonly name: string;
  readonly link: string;
}

/** The link is valid for 48 hours. */
export function invitationLetter(lang: Lang, { shop, name, link }: InvitationLetter): Letter {
  return lang === 'es'
    ? {
        subject: `Su acceso al panel de ${shop}`,
        body: lines(
          { shop },
          greeting(lang, name),
          'Para entrar al panel de la tienda, elija su contraseña y configure su autenticador en este enlace dentro de las próximas 48 horas:',
          link,
          'Si no esperaba esta invitación, ignore este mensaje.',
        ),
      }
    : {
        subject: `Seu acesso ao painel da ${shop}`,
        body: lines(
          { shop },
          greeting(lang, name),
          'Para entrar no painel da loja, escolha sua senha e configure seu autenticador neste link nas próximas 48 horas:',
          link,
          'Se você não esperava este convite, ignore esta mensagem.',
        ),
      };
}

export interface NewOrderLetter extends Signed {
  /** As the buyer sees it. */
  readonly order: string;
  readonly total: Money;
  /** Null when the buyer chose it on the payment page. */
  readonly way: PaymentWay | null;
  /** Where it is collected; undefined when it is brought, so that no mail says where a buyer lives. */
  readonly pickup: string | undefined;
  /** Whether the buyer wrote a note, which may name them and is read in the back office. */
  readonly hasNote: boolean;
}

/** Notifies staff of a paid order, without its buyer's name. */
export function newOrderLetter(
  lang: Lang,
  { shop, order, total, way, pickup, hasNote }: NewOrderLetter,
): Letter {
  const amount = formatMoney(total);
  return lang === 'es'
    ? {
        subject: `Pedido pagado para preparar: ${order}`,
        body: lines(
          { shop },
          `El pedido ${order}, de ${amount}, fue pagado y espera ser preparado.`,
          pickup === undefined ? 'Entrega a domicilio.' : `Entrega: ${pickup}`,
          ...wayText(lang, way),
          ...(hasNote ? ['El cliente dejó una observación: véala en el pedido.'] : []),
        ),
      }
    : {
        subject: `Pedido pago para preparar: ${order}`,
        body: lines(
          { shop },
          `O pedido ${order}, de ${amount}, foi pago e espera ser preparado.`,
          pickup === undefined ? 'Entrega em domicílio.' : `Entrega: ${pickup}`,
          ...wayText(lang, way),
          ...(hasNote ? ['O cliente deixou uma observação: veja no pedido.'] : []),
        ),
      };
}
