import type { Lang } from '@ponte/contract/wire';
import { greeting } from './greeting.ts';
import { lines, type Letter, type Signed } from './letter.ts';

export interface ReviewLetter extends Signed {
  readonly name: string;
  /** The order's. */
  readonly number: number;
  /** What was bought. */
  readonly products: readonly string[];
  /** Opens the form without a login. */
  readonly link: string;
}

/** Asks once, some days after an order was handed over. */
export function reviewLetter(
  lang: Lang,
  { name, number, products, link, shop }: ReviewLetter,
): Letter {
  const order = String(number).padStart(6, '0');
  const list = products.map((product) => `• ${product}`).join('\n');
  return lang === 'es'
    ? {
        subject: `¿Cómo le resultó? Pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Hace unos días recibió su pedido ${order}:`,
          list,
          'Cuéntele a otros compradores cómo le resultó. Lleva un minuto y no hace falta ingresar:',
          link,
          'Es el único mensaje que le enviamos por esto. El enlace es suyo: no lo reenvíe.',
        ),
      }
    : {
        subject: `O que achou? Pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Há alguns dias você recebeu o pedido ${order}:`,
          list,
          'Conte a outros compradores o que achou. Leva um minuto e não precisa entrar na conta:',
          link,
          'É a única mensagem que enviamos sobre isso. O link é seu: não o encaminhe.',
        ),
      };
}
