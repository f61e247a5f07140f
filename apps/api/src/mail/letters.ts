/** The words of the mails that customers get, in their language. */
import type { Lang } from '@ponte/contract/wire';
import { formatMoney, type Money } from '@ponte/regional/money';
import { greeting } from './greeting.ts';

/** A subject and a text. */
export interface Letter {
  readonly subject: string;
  readonly body: string;
}

/** What a letter with a link says. */
export interface LinkLetter {
  /** The customer's first name. */
  readonly name: string;
  readonly link: string;
}

/** Asks to confirm an e-mail address. The link is good for three days. */
export function confirmationLetter(lang: Lang, { name, link }: LinkLetter): Letter {
  return lang === 'es'
    ? {
        subject: 'Confirme su correo electrónico',
        body: lines(
          greeting(lang, name),
          'Gracias por registrarse en Ponte. Para confirmar su correo electrónico, abra este enlace dentro de los próximos tres días:',
          link,
          'Si usted no se registró, no hace falta que haga nada.',
        ),
      }
    : {
        subject: 'Confirme seu e-mail',
        body: lines(
          greeting(lang, name),
          'Obrigado por se cadastrar na Ponte. Para confirmar seu e-mail, abra este link nos próximos três dias:',
          link,
          'Se você não se cadastrou, não precisa fazer nada.',
        ),
      };
}

/** Lets a customer choose a new password. The link is good for an hour. */
export function recoveryLetter(lang: Lang, { name, link }: LinkLetter): Letter {
  return lang === 'es'
    ? {
        subject: 'Elija una nueva contraseña',
        body: lines(
          greeting(lang, name),
          'Para elegir una nueva contraseña, abra este enlace dentro de la próxima hora:',
          link,
          'Si usted no lo pidió, ignore este mensaje: su contraseña sigue siendo la misma.',
        ),
      }
    : {
        subject: 'Escolha uma nova senha',
        body: lines(
          greeting(lang, name),
          'Para escolher uma nova senha, abra este link na próxima hora:',
          link,
          'Se você não pediu, ignore esta mensagem: sua senha continua a mesma.',
        ),
      };
}

/** Tells the owner that the password is another one now. */
export function passwordChangedLetter(lang: Lang, { name }: Pick<LinkLetter, 'name'>): Letter {
  return lang === 'es'
    ? {
        subject: 'Su contraseña fue cambiada',
        body: lines(
          greeting(lang, name),
          'La contraseña de su cuenta en Ponte fue cambiada. Si no fue usted, elija una nueva cuanto antes en la página de inicio de sesión.',
        ),
      }
    : {
        subject: 'Sua senha foi alterada',
        body: lines(
          greeting(lang, name),
          'A senha da sua conta na Ponte foi alterada. Se não foi você, escolha uma nova o quanto antes na página de login.',
        ),
      };
}

/** What a letter about a paid order says. */
export interface PaidLetter {
  readonly name: string;
  readonly number: number;
  readonly total: Money;
  readonly pickupCode: string;
  /** The order's page. */
  readonly link: string;
}

/** Confirms a payment and gives the code that the goods are handed over for. */
export function paidLetter(
  lang: Lang,
  { name, number, total, pickupCode, link }: PaidLetter,
): Letter {
  const order = String(number).padStart(6, '0');
  const amount = formatMoney(total, { place: 'orderTotal' });
  return lang === 'es'
    ? {
        subject: `Pago recibido: pedido ${order}`,
        body: lines(
          greeting(lang, name),
          `Recibimos el pago de su pedido ${order}, de ${amount}.`,
          `Código de retiro: ${pickupCode}`,
          'Presente este código y su documento al retirar o recibir el pedido.',
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Pagamento recebido: pedido ${order}`,
        body: lines(
          greeting(lang, name),
          `Recebemos o pagamento do seu pedido ${order}, de ${amount}.`,
          `Código de retirada: ${pickupCode}`,
          'Apresente este código e seu documento ao retirar ou receber o pedido.',
          `Seu pedido: ${link}`,
        ),
      };
}

/** What a letter about an order on its way says. */
export interface ShippedLetter {
  readonly name: string;
  readonly number: number;
  /** Where it is brought, or where it waits. */
  readonly place: string;
  /** Whether it is brought; it is collected otherwise. */
  readonly brought: boolean;
  readonly pickupCode: string;
  /** The order's page. */
  readonly link: string;
}

/** Tells that an order is on its way, or waits at the counter. */
export function shippedLetter(
  lang: Lang,
  { name, number, place, brought, pickupCode, link }: ShippedLetter,
): Letter {
  const order = String(number).padStart(6, '0');
  if (lang === 'es') {
    return {
      subject: brought ? `Su pedido ${order} está en camino` : `Retire su pedido ${order}`,
      body: lines(
        greeting(lang, name),
        brought
          ? `Su pedido ${order} salió para la entrega en: ${place}.`
          : `Su pedido ${order} lo espera en: ${place}.`,
        `Código de retiro: ${pickupCode}`,
        `Presente este código y su documento al ${brought ? 'recibir' : 'retirar'} el pedido.`,
        `Su pedido: ${link}`,
      ),
    };
  }
  return {
    subject: brought ? `Seu pedido ${order} está a caminho` : `Retire seu pedido ${order}`,
    body: lines(
      greeting(lang, name),
      brought
        ? `Seu pedido ${order} saiu para entrega em: ${place}.`
        : `Seu pedido ${order} está à sua espera em: ${place}.`,
      `Código de retirada: ${pickupCode}`,
      `Apresente este código e seu documento ao ${brought ? 'receber' : 'retirar'} o pedido.`,
      `Seu pedido: ${link}`,
    ),
  };
}

/** Tells that the money of an order goes back. */
export function refundedLetter(
  lang: Lang,
  { name, number, total, link }: Omit<PaidLetter, 'pickupCode'>,
): Letter {
  const order = String(number).padStart(6, '0');
  const amount = formatMoney(total, { place: 'orderTotal' });
  return lang === 'es'
    ? {
        subject: `Reembolso del pedido ${order}`,
        body: lines(
          greeting(lang, name),
          `Le devolvimos ${amount}, el pago de su pedido ${order}, por el mismo medio con que pagó.`,
          'El plazo para que lo vea en su cuenta depende de su banco. El código de retiro ya no vale.',
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `Estorno do pedido ${order}`,
        body: lines(
          greeting(lang, name),
          `Devolvemos ${amount}, o pagamento do seu pedido ${order}, pelo mesmo meio em que você pagou.`,
          'O prazo para aparecer na sua conta depende do seu banco. O código de retirada não vale mais.',
          `Seu pedido: ${link}`,
        ),
      };
}

function lines(...parts: readonly string[]): string {
  return `${[...parts, 'Ponte'].join('\n\n')}\n`;
}
