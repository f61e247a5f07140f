import type { WireProduct, WireTextLanguages } from '@ponte/contract/products';
import type { Lang } from '@ponte/contract/wire';
import { toDecimalString } from '@ponte/regional/money';
import { shownName, type Shown } from '../../platform/db/shown-texts.ts';
import { wireCurrencyOf, wirePriceOf, type Prices } from '../../platform/pricing/prices.ts';
import { shownPrice } from '../../platform/pricing/shown-price.ts';
import type { Signer } from '../../platform/security/secrets.ts';
import { signOffer } from './item-token.ts';
import { pictureUrl } from './pictures.ts';
import type { ProductRow } from './product-rows.ts';

export interface Showing {
  readonly lang: Lang;
  readonly prices: Prices;
  readonly signer: Signer;
  readonly now: number;
}

/** What the wire says of a product. */
export type ShownProduct = Omit<ProductRow, 'offered' | 'piecesFree'>;

/** A product in the wire's form. A hidden price omits price and token. */
export function wireProductOf(row: ShownProduct, showing: Showing): WireProduct {
  const name = shownName(row, showing.lang);
  return {
    id: row.id,
    slug: row.slug,
    nome: name.value,
    ...textLanguagesOf({ nome: name }),
    codigo: row.code,
    tem_estoque: row.inStock,
    tem_estoque_fisico: row.inPhysicalStock,
    mostrar_preco: row.showPrice,
    ...pricePart(row, showing),
    iva: row.taxPercent,
    moeda: wireCurrencyOf(showing.prices.currency),
    imagens: row.pictures.map((picture) => ({ url: pictureUrl(picture) })),
    marca: brandOf(row),
    ...(row.updatedAt && { alterado_em: row.updatedAt.toISOString() }),
  };
}

/** Which texts stand in for ones in the reader's language; nothing where none does. */
export function textLanguagesOf<Text extends keyof WireTextLanguages>(
  shown: Readonly<Record<Text, Shown<unknown>>>,
): { idiomas?: WireTextLanguages } {
  const languages = Object.entries<Shown<unknown>>(shown).flatMap(([text, { lang }]) =>
    lang ? [[text, lang] as const] : [],
  );
  return languages.length === 0 ? {} : { idiomas: Object.fromEntries(languages) };
}

function brandOf({ brandId, brandName, brandSlug }: ShownProduct): WireProduct['marca'] {
  return brandId === null || brandName === null
    ? null
    : { id: brandId, nome: brandName, slug: brandSlug };
}

function pricePart(row: ShownProduct, { prices, signer, now }: Showing) {
  const shown = shownPrice(row);
  if (!shown) return { valor_venda: null, preco_atual: null, token: '' };
  const price = prices.of(shown);
  return {
    valor_venda: toDecimalString(price),
    preco_atual: wirePriceOf(price),
    token: signOffer(signer, { productId: row.id, price, at: now }),
  };
}
