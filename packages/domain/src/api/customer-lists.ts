import type {
  changeCustomerList as changeCall,
  CustomerListName,
} from '@ponte/contract/customer-lists';
import type { ListedProduct, ProductId } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';

export interface ListChange {
  /** Newest first. */
  readonly added: readonly ProductId[];
  readonly removed: readonly ProductId[];
}

/** `PATCH /ecom/cliente/listas/{lista}`: changes a list of the customer, and reads it, newest first. */
export function changeCustomerList(
  api: Api,
  name: CustomerListName,
  { added, removed }: ListChange,
): Promise<Result<ListedProduct[]>> {
  return api.request({
    method: 'PATCH',
    path: `/ecom/cliente/listas/${name}`,
    access: 'bearer',
    query: { lang: langOf(api.locale) },
    body: { incluir: [...added], excluir: [...removed] },
    answer: ({ listedProductsAnswer }) => listedProductsAnswer,
  } satisfies CallOf<typeof changeCall>);
}
