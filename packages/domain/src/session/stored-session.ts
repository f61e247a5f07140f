import * as v from 'valibot';
import type { Customer } from '../entities/index.ts';
import { parseStored } from '../kept/index.ts';

/** A session as the browser keeps it. */
export interface StoredSession {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly customer: Customer;
}

const storedSession = /* @__PURE__ */ v.object({
  token: /* @__PURE__ */ v.pipe(v.string(), v.nonEmpty()),
  expiresAt: /* @__PURE__ */ v.number(),
  customer: /* @__PURE__ */ v.object({
    name: /* @__PURE__ */ v.string(),
    kind: /* @__PURE__ */ v.picklist(['foreign', 'resident']),
  }),
});

/** The session in `text`; null when there is none or it can't be read. */
export function parseSession(text: string | null): StoredSession | null {
  return text === null ? null : parseStored(storedSession, text);
}
