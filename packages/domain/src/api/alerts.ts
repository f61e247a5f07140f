import type { askAlert, WireAlertKind } from '@ponte/contract/alerts';
import type { AlertKind, AskedAlert } from '../entities/index.ts';
import type { Result } from '../result/index.ts';
import type { Api } from './api.ts';
import type { CallOf } from './call.ts';
import { langOf } from './parameters.ts';
import type { SendOptions } from './send-options.ts';

const wireKinds: Readonly<Record<AlertKind, WireAlertKind>> = { stock: 'estoque', price: 'preco' };

export interface AlertQuestion {
  /** The product's slug or id. */
  readonly slug: string;
  readonly kind: AlertKind;
  /** A guest's address; a customer's own is used. */
  readonly email?: string | undefined;
}

/**
 * `POST /api/public/products/{slugOrId}/alerts`: one mail when the product is in stock again, or
 * cheaper. Every address gets the same answer; `conflict` when there is nothing to wait for.
 */
export function askForAlert(
  api: Api,
  { slug, kind, email }: AlertQuestion,
  { signal }: SendOptions = {},
): Promise<Result<AskedAlert>> {
  return api.request({
    method: 'POST',
    path: `/api/public/products/${encodeURIComponent(slug)}/alerts`,
    access: 'optional',
    query: { lang: langOf(api.locale) },
    body: { tipo: wireKinds[kind], email },
    answer: ({ askedAlertAnswer }) => askedAlertAnswer,
    signal,
  } satisfies CallOf<typeof askAlert>);
}
