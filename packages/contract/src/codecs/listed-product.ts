import * as v from 'valibot';
import type { CustomerListName } from '../customer-list-limits.ts';
import { wireListedProduct, type WireListedProduct } from '../customer-lists.ts';
import type { ProductId } from './product.ts';
import { nameLangOf, type StandIn } from './text-languages.ts';

/** A marked product with what a list shows before its price is loaded. */
export interface ListedProduct extends StandIn {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly picture: string | null;
}

/** What changes in a list of the customer. */
export interface ListChange {
  readonly name: CustomerListName;
  /** Newest first. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

export const listedProductsAnswer: v.GenericSchema<unknown, ListedProduct[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(wireListedProduct, /* @__PURE__ */ v.transform(listedProductOf)),
  );

function listedProductOf(wire: WireListedProduct): ListedProduct {
  const id = Number(wire.id);
  return {
    id,
    slug: wire.slug || String(id),
    name: wire.nome,
    ...nameLangOf(wire.idiomas),
    code: wire.codigo ?? '',
    picture: wire.imagens?.[0]?.url ?? null,
  };
}
