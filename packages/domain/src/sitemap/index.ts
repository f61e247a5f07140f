import { wireProduct, type listProducts } from '@ponte/contract/products';
import * as v from 'valibot';
import type { CallOf } from '../api/call.ts';
import type { Api, Result } from '../api/index.ts';
import { scopeParameters } from '../api/products.ts';

/** A product's page, as a sitemap names it. */
export interface ProductEntry {
  readonly slug: string;
  /** The address of its first picture. */
  readonly picture: string | null;
  /** ISO 8601: when what shoppers see of it last changed; null where the store does not say. */
  readonly changedAt: string | null;
}

const { id, slug, imagens, alterado_em } = wireProduct.entries;

const entriesAnswer: v.GenericSchema<unknown, readonly ProductEntry[]> = v.pipe(
  v.object({ data: v.array(v.object({ id, slug, imagens, alterado_em })) }),
  v.transform(({ data }) =>
    data.map((wire) => ({
      slug: wire.slug || String(wire.id),
      picture: wire.imagens?.[0]?.url ?? null,
      changedAt: wire.alterado_em ?? null,
    })),
  ),
);

/** A page of all products in the order of a list, those in stock and the newest first. */
export function fetchProductEntries(
  api: Api,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<Result<readonly ProductEntry[]>> {
  return api.request({
    method: 'GET',
    path: '/api/public/products',
    access: 'public',
    query: {
      ...scopeParameters(api, {}),
      per_page: String(perPage),
      page: String(page),
      order_by: 'tem_estoque,id',
      order: 'desc,desc',
    },
    answer: () => entriesAnswer,
  } satisfies CallOf<typeof listProducts>);
}
