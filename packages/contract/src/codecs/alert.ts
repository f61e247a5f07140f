import * as v from 'valibot';
import { wireAskedAlert, type AskAlertBody, type WireAlertKind } from '../alerts.ts';

/** What a mail about a product is asked for: it is in stock again, or cheaper. */
export type AlertKind = 'stock' | 'price';

/** An alert that the store has taken. */
export interface AskedAlert {
  /** Otherwise it counts once the link of a mail is followed. */
  readonly isConfirmed: boolean;
}

export interface AlertQuestion {
  /** The product's slug or id. */
  readonly slug: string;
  readonly kind: AlertKind;
  /** A guest's address; customers are written to at their own. */
  readonly email?: string | undefined;
}

export const askedAlertAnswer: v.GenericSchema<unknown, AskedAlert> = /* @__PURE__ */ v.pipe(
  wireAskedAlert,
  /* @__PURE__ */ v.transform(({ confirmado }) => ({ isConfirmed: Boolean(confirmado) })),
);

const wireKinds: Readonly<Record<AlertKind, WireAlertKind>> = { stock: 'estoque', price: 'preco' };

export function alertBodyOf({ kind, email }: AlertQuestion): AskAlertBody {
  return { tipo: wireKinds[kind], ...(email !== undefined && { email }) };
}
