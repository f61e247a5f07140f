import type { Customer } from '../entities/index.ts';
import { isOneOf, isRecordOf, isText, isWhole, parseStored } from '../stored/index.ts';

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

/** Null when there is none or it is invalid. */
export function parseSession(text: string | null): StoredSession | null {
  return text === null ? null : parseStored(isStoredSession, text);
}
