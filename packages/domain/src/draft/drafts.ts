import type { KeyValueStorage } from '../environment/index.ts';
import { isRecordOf, parseStored } from '../stored/index.ts';

export type DraftValues = Readonly<Record<string, string | number | boolean>>;

export interface DraftOptions {
  readonly name: string;
  /** `Customer.id`, or null for guests. A draft is only returned to its owner. */
  readonly owner: string | null;
  /** Fields that are never stored: passwords, document numbers. */
  readonly secrets?: readonly string[] | undefined;
}

/** One form's unsent values. Secret fields, files and what is empty are omitted. */
export interface Draft {
  /** Null when this owner has no draft. */
  readonly read: () => DraftValues | null;
  readonly save: (values: object) => void;
  readonly clear: () => void;
}

/** In session storage: by owner and form. */
const draftsKey = 'ponte.drafts';

const keyOf = (owner: string | null, name: string) => `${owner ?? ''}/${name}`;

/**
 * Unsent values of all forms, which survive a reload, a step back and the end of a session, until
 * the tab is closed, their customer signs out or another person signs in.
 * @example
 * const draft = drafts.of({ name: 'register', owner: null, secrets: ['password'] });
 * draft.save(form.getValues());
 * draft.read(); // { nome: 'Ana', … } or null
 * draft.clear(); // once it is sent
 */
export class Drafts {
  readonly #storage: KeyValueStorage | undefined;

  /** @param storage session storage; undefined where the browser forbids it */
  constructor(storage: KeyValueStorage | undefined) {
    this.#storage = storage;
  }

  of({ name, owner, secrets = [] }: DraftOptions): Draft {
    const key = keyOf(owner, name);
    const others = () => this.#stored().filter(([stored]) => stored !== key);
    return {
      read: () => {
        const values = this.#stored().find(([stored]) => stored === key)?.[1];
        return values === undefined ? null : keepable(values, secrets);
      },
      save: (values) => this.#store([...others(), [key, keepable(values, secrets)]]),
      clear: () => this.#store(others()),
    };
  }

  /** Forgets all drafts but this customer's, who has signed in. */
  keepOnly(owner: string): void {
    this.#store(this.#stored().filter(([key]) => key.startsWith(keyOf(owner, ''))));
  }

  clear(): void {
    this.#storage?.remove(draftsKey);
  }

  #stored(): readonly (readonly [key: string, values: object])[] {
    const text = this.#storage?.get(draftsKey) ?? null;
    const stored = text === null ? null : parseStored(isRecordOf({}), text);
    return Object.entries(stored ?? {}).filter((entry): entry is [string, object] =>
      isRecordOf({})(entry[1]),
    );
  }

  #store(drafts: readonly (readonly [key: string, values: object])[]): void {
    if (drafts.length === 0) this.clear();
    else this.#storage?.set(draftsKey, JSON.stringify(Object.fromEntries(drafts)));
  }
}

function keepable(values: object, secrets: readonly string[]): DraftValues {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(values);
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      isKeepable(value) && !secrets.includes(name) ? [[name, value]] : [],
    ),
  );
}

function isKeepable(value: unknown): value is DraftValues[string] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
