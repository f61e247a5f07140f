import { wireAskedAlert } from '@ponte/contract/alerts';
import * as v from 'valibot';
import type { AskedAlert } from '../entities/index.ts';

export const askedAlertAnswer: v.GenericSchema<unknown, AskedAlert> = /* @__PURE__ */ v.pipe(
  wireAskedAlert,
  /* @__PURE__ */ v.transform(({ confirmado }) => ({ isConfirmed: Boolean(confirmado) })),
);
