import * as v from 'valibot';
import { wireAskedAlert, type AskAlertBody, type WireAlertKind } from '../alerts.ts';
import type { AlertQuestion } from '../entities/index.ts';
import type { AlertKind, AskedAlert } from '../entities/index.ts';

export const askedAlertAnswer: v.GenericSchema<unknown, AskedAlert> = /* @__PURE__ */ v.pipe(
  wireAskedAlert,
  /* @__PURE__ */ v.transform(({ confirmado }) => ({ isConfirmed: Boolean(confirmado) })),
);

const wireKinds: Readonly<Record<AlertKind, WireAlertKind>> = { stock: 'estoque', price: 'preco' };

export function alertBodyOf({ kind, email }: AlertQuestion): AskAlertBody {
  return { tipo: wireKinds[kind], ...(email !== undefined && { email }) };
}
