import { changeCustomerList, type WireListedProduct } from '@ponte/contract/customer-lists';
import type { Lang } from '@ponte/contract/wire';
import type { AppContext } from '../../adapters/app-context.ts';
import { pictureUrl } from '../../catalogue/products/pictures.ts';
import type { ProductRow } from '../../catalogue/products/product-rows.ts';
import { textLanguagesOf } from '../../catalogue/products/product-wire.ts';
import { repeatable } from '../../platform/db/repeatable.ts';
import { shownName } from '../../platform/db/shown-texts.ts';
import { tooMany } from '../../platform/http/call.ts';
import { done } from '../../platform/http/reply.ts';
import { changeList, listedProducts } from './lists.ts';

export function customerListRoutes({ db, bind, limiter, limits }: AppContext): void {
  bind(changeCustomerList, async ({ params, body, session, lang }) => {
    const customerId = session.customer.id;
    const wait = await limiter.hit(limits.LIMIT_LIST_CHANGES, String(customerId));
    if (wait !== undefined) return tooMany(wait);
    const of = { customerId, list: params.lista };
    if (body.incluir.length + body.excluir.length > 0) {
      await repeatable(db, (tx) => changeList(tx, of, body));
    }
    const listed = await listedProducts(db, of);
    return done(listed.map((row) => wireListedProductOf(row, lang)));
  });
}

function wireListedProductOf(row: ProductRow, lang: Lang): WireListedProduct {
  const name = shownName(row, lang);
  return {
    id: row.id,
    slug: row.slug,
    nome: name.value,
    ...textLanguagesOf({ nome: name }),
    codigo: row.code,
    imagens: row.pictures.slice(0, 1).map((picture) => ({ url: pictureUrl(picture) })),
  };
}
