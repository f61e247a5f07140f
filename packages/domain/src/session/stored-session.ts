import type { Customer } from '../entities/index.ts';
import { isOneOf, isRecordOf, isText, isWhole, parseStored } from '../kept/index.ts';

/** A session as the browser keeps it. */
export interface StoredSession {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly customer: Customer;
}

const isStoredSession = /* @__PURE__ */ isRecordOf<StoredSession>({
  token: isText,
  expiresAt: isWhole,
  customer: /* @__PURE__ */ isRecordOf<Customer>({
    id: isText,
    name: isText,
    kind: /* @__PURE__ */ isOneOf('foreign', 'resident'),
  }),
});

/** The session in `text`; null when there is none or it can't be read. */
export function parseSession(text: string | null): StoredSession | null {
  return text === null ? null : parseStored(isStoredSession, text);
}
