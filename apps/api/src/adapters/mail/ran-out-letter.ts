import type { Lang } from '@ponte/contract/wire';
import { greeting } from './greeting.ts';
import { lines, type Letter } from './letter.ts';
import { hourOf, orderNumber, type OrderLetter } from './order-letter.ts';

export interface RanOutLetter extends Pick<OrderLetter, 'shop' | 'name' | 'number' | 'link'> {
  readonly ranOutAt: Date;
  /** The page of the cart; null where it does not hold the goods any more. */
  readonly cartLink: string | null;
}

/** An order was not paid in time. */
export function ranOutLetter(
  lang: Lang,
  { name, number, ranOutAt, cartLink, link, shop }: RanOutLetter,
): Letter {
  const order = orderNumber(number);
  const { day, hour } = hourOf(lang, ranOutAt);
  return lang === 'es'
    ? {
        subject: `Venció el plazo para pagar: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Su pedido ${order} venció el ${day} a las ${hour} (hora del Paraguay) sin que se pagara. No se cobró nada.`,
          ...(cartLink === null ? [] : [`Los productos están en el carrito: ${cartLink}`]),
          'Si ya pagó, no compre de nuevo: la confirmación está en camino.',
          `Su pedido: ${link}`,
        ),
      }
    : {
        subject: `O prazo para pagar venceu: pedido ${order}`,
        body: lines(
          { shop },
          greeting(lang, name),
          `Seu pedido ${order} venceu em ${day}, às ${hour} (hora do Paraguai), sem pagamento. Nada foi cobrado.`,
          ...(cartLink === null ? [] : [`Os produtos estão no carrinho: ${cartLink}`]),
          'Se já pagou, não compre de novo: a confirmação está a caminho.',
          `Seu pedido: ${link}`,
        ),
      };
}
