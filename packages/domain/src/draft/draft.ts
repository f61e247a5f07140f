import type { KeyValueStorage } from '../environment/index.ts';
import { isNullOr, isRecordOf, isText, parseStored } from '../kept/index.ts';
import { draftKey } from './draft-key.ts';

/** What a form's fields held. */
export type DraftValues = Readonly<Record<string, string | number | boolean>>;

/** Which form, and where its draft is kept. */
export interface DraftOptions {
  /** Where it goes with the tab; undefined where nothing can be kept. */
  readonly storage: KeyValueStorage | undefined;
  /** The form's name. */
  readonly name: string;
  /** Whose form it is: `Customer.id`, or null for anybody's. Nobody else gets to see the draft. */
  readonly owner: string | null;
  /** Fields that are never kept: passwords, document numbers. */
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
 * What somebody typed into a form and did not send yet: it survives a reload and a step back, and
 * goes with the tab. Secret fields and files are left out.
 *
 * @example
 * const draft = new Draft({ storage: tabStorage, name: 'register', owner: null, secrets: ['password'] });
 * draft.save(form.getValues());
 * draft.read(); // { nome: 'Ana', … } or null
 * draft.clear(); // once it is sent
 */
export class Draft {
  readonly #options: DraftOptions;

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  /** What was kept last; null when this owner has no draft. */
  read(): DraftValues | null {
    const { storage, owner } = this.#options;
    const text = storage?.get(this.#key) ?? null;
    const stored = text === null ? null : parseStored(isStoredDraft, text);
    return stored && stored.owner === owner ? this.#keepable(stored.values) : null;
  }

  /** Keeps what may be kept of a form's values. */
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
