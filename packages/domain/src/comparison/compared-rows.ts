import type { Specification } from '../entities/index.ts';

/** A specification of several products; null for a product without it. */
export interface ComparedRow {
  readonly name: string;
  /** Language of the name as a BCP 47 tag, where it is another one than the reader's. */
  readonly nameLang?: string | undefined;
  readonly values: readonly (string | null)[];
}

interface Specified {
  readonly specifications: readonly Specification[];
  readonly specificationsLang?: string | undefined;
}

/**
 * The specifications of products in rows by name, in the order in which the products name them:
 * one that only a later product has stands after the one before it there.
 */
export function comparedRows(products: readonly Specified[]): readonly ComparedRow[] {
  const names: string[] = [];
  const langs = new Map<string, string | undefined>();
  for (const { specifications, specificationsLang } of products) {
    let at = 0;
    for (const { name } of specifications) {
      const known = names.indexOf(name);
      if (known < 0) {
        names.splice(at, 0, name);
        langs.set(name, specificationsLang);
      }
      at = (known < 0 ? at : known) + 1;
    }
  }
  return names.map((name) => {
    const nameLang = langs.get(name);
    return {
      name,
      ...(nameLang && { nameLang }),
      values: products.map(({ specifications }) => valueOf(specifications, name)),
    };
  });
}

function valueOf(specifications: readonly Specification[], name: string): string | null {
  const value = specifications.find((one) => one.name === name)?.value.trim();
  return value ? value : null;
}
