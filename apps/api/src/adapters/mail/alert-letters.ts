import type { Lang } from '@ponte/contract/wire';
import { greeting } from './greeting.ts';
import { lines, type Letter, type Signed } from './letter.ts';

type AlertKind = 'stock' | 'price';

export interface AlertConfirmationLetter extends Signed {
  readonly kind: AlertKind;
  /** The product's name. */
  readonly product: string;
  readonly link: string;
  /** Ends it, or all of the address, also after it was confirmed. */
  readonly leavingLink: string;
}

/** The link is valid for three days. It can be requested for any address, so it has no name. */
export function alertConfirmationLetter(
  lang: Lang,
  { kind, product, link, leavingLink, shop }: AlertConfirmationLetter,
): Letter {
  if (lang === 'es') {
    const event = kind === 'stock' ? 'vuelva al stock' : 'baje de precio';
    return {
      subject: `Confirme el aviso: ${product}`,
      body: lines(
        { shop },
        greeting(lang, ''),
        `Nos pidieron avisar a este correo electrónico cuando este producto ${event}:`,
        product,
        'Para confirmarlo, abra este enlace dentro de los próximos tres días:',
        link,
        'Si no lo pidió usted, no hace falta que haga nada: sin su confirmación no le escribimos más.',
        `Si después cambia de idea: ${leavingLink}`,
      ),
    };
  }
  const event = kind === 'stock' ? 'voltar ao estoque' : 'baixar de preço';
  return {
    subject: `Confirme o aviso: ${product}`,
    body: lines(
      { shop },
      greeting(lang, ''),
      `Pediram que avisássemos este e-mail quando este produto ${event}:`,
      product,
      'Para confirmar, abra este link nos próximos três dias:',
      link,
      'Se não foi você que pediu, não precisa fazer nada: sem a sua confirmação não escrevemos mais.',
      `Se mudar de ideia depois: ${leavingLink}`,
    ),
  };
}

export interface AlertLetter extends Signed {
  readonly kind: AlertKind;
  /** Of the customer; empty for a guest. */
  readonly name: string;
  /** The product's name. */
  readonly product: string;
  readonly code: string;
  /** With the words on tax; undefined when it is on request. */
  readonly price: string | undefined;
  /** When it was asked for; undefined when it is not about that. */
  readonly priceBefore: string | undefined;
  /** The product's page. */
  readonly link: string;
  /** Ends this alert, or all of the address. */
  readonly leavingLink: string;
}

/** Back in stock, or cheaper than when it was asked for. */
export function alertLetter(
  lang: Lang,
  { kind, name, product, code, price, priceBefore, link, leavingLink, shop }: AlertLetter,
): Letter {
  if (lang === 'es') {
    return {
      subject: `${kind === 'stock' ? 'Volvió' : 'Bajó de precio'}: ${product}`,
      body: lines(
        { shop },
        greeting(lang, name),
        kind === 'stock'
          ? 'El producto que usted esperaba volvió al stock:'
          : 'El producto que usted esperaba bajó de precio:',
        [
          `${product} (código ${code})`,
          ...(priceBefore ? [`Antes: ${priceBefore}`] : []),
          ...(price ? [`Precio ahora: ${price}`] : []),
          link,
        ].join('\n'),
        'El precio y el stock pueden cambiar: no le guardamos el producto. Este aviso termina con este mensaje.',
        `Salir de los avisos: ${leavingLink}`,
      ),
    };
  }
  return {
    subject: `${kind === 'stock' ? 'Chegou' : 'Baixou de preço'}: ${product}`,
    body: lines(
      { shop },
      greeting(lang, name),
      kind === 'stock'
        ? 'O produto que você esperava voltou ao estoque:'
        : 'O produto que você esperava baixou de preço:',
      [
        `${product} (código ${code})`,
        ...(priceBefore ? [`Antes: ${priceBefore}`] : []),
        ...(price ? [`Preço agora: ${price}`] : []),
        link,
      ].join('\n'),
      'O preço e o estoque podem mudar: não reservamos o produto. Este aviso termina com esta mensagem.',
      `Sair dos avisos: ${leavingLink}`,
    ),
  };
}
