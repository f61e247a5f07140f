import type { getShopText, ShopTextName } from '@ponte/contract/shop-texts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';

/** `GET /api/public/texts/{name}`: HTML; `notFound` where the shop has no text of its own. */
export function fetchShopText(
  api: Api,
  name: ShopTextName,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Result<string>> {
  return api.request({
    method: 'GET',
    path: `/api/public/texts/${name}`,
    access: 'public',
    query: { lang: langOf(api.locale) },
    answer: ({ shopTextAnswer }) => shopTextAnswer,
    signal,
  } satisfies CallOf<typeof getShopText>);
}
