import type { KeyValueStorage } from '../environment/index.ts';
import { isNullOr, isRecordOf, isText, parseStored } from '../stored/index.ts';
import { draftKey, seenBill } from './draft-key.ts';

export type DraftValues = Readonly<Record<string, string | number | boolean>>;

export interface DraftOptions {
  /** Session storage; undefined where the browser forbids it. */
  readonly storage: KeyValueStorage | undefined;
  readonly name: string;
  /** `Customer.id`, or null for guests. A draft is only returned to its owner. */
  readonly owner: string | null;
  /** Fields that are never stored: passwords, document numbers. */
  readonly secrets: readonly string[];
}

interface StoredDraft {
  readonly owner: string | null;
  readonly values: object;
}

const isStoredDraft = /* @__PURE__ */ isRecordOf<StoredDraft>({
  owner: /* @__PURE__ */ isNullOr(isText),
  values: (value): value is object => typeof value === 'object' && value !== null,
});

/**
 * A form's unsent values, which survive a reload and a step back, until the tab is closed. Secret
 * fields and files are omitted.
 * @example
 * const draft = new Draft({ storage, name: 'register', owner: null, secrets: ['password'] });
 * draft.save(form.getValues());
 * draft.read(); // { nome: 'Ana', … } or null
 * draft.clear(); // once it is sent
 */
export class Draft {
  readonly #options: DraftOptions;

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  /** Null when this owner has no draft. */
  read(): DraftValues | null {
    const { storage, owner } = this.#options;
    const text = storage?.get(this.#key) ?? null;
    const stored = text === null ? null : parseStored(isStoredDraft, text);
    return stored && stored.owner === owner ? this.#keepable(stored.values) : null;
  }

  /** Stores the values except secret ones. */
  save(values: object): void {
    const { storage, owner } = this.#options;
    const stored: StoredDraft = { owner, values: this.#keepable(values) };
    storage?.set(this.#key, JSON.stringify(stored));
  }

  clear(): void {
    this.#options.storage?.remove(this.#key);
  }

  get #key(): string {
    return draftKey(this.#options.name);
  }

  #keepable(values: object): DraftValues {
    const fields: readonly (readonly [string, unknown])[] = Object.entries(values);
    return Object.fromEntries(
      fields.flatMap(([name, value]) =>
        isKeepable(value) && !this.#options.secrets.includes(name) ? [[name, value]] : [],
      ),
    );
  }
}

function isKeepable(value: unknown): value is DraftValues[string] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** The payment method, stored per tab until sign-out. */
export function checkoutDraft(storage: KeyValueStorage | undefined, owner: string | null): Draft {
  return new Draft({ storage, name: 'checkout', owner, secrets: [] });
}

/** The bill that a customer saw at the checkout, stored per tab until sign-out. */
export function seenBillDraft(storage: KeyValueStorage | undefined, owner: string | null): Draft {
  return new Draft({ storage, name: seenBill, owner, secrets: [] });
}
