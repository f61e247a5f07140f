import type { Specification } from '../entities/index.ts';

/** A specification of several products; null for a product that doesn't say. */
export interface ComparedRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
}

interface Specified {
  readonly specifications: readonly Specification[];
}

/**
 * The specifications of products in rows by name, in the order in which the products name them:
 * one that only a later product has stands after the one before it there.
 */
export function comparedRows(products: readonly Specified[]): readonly ComparedRow[] {
  const names: string[] = [];
  for (const { specifications } of products) {
    let at = 0;
    for (const { name } of specifications) {
      const known = names.indexOf(name);
      if (known < 0) names.splice(at, 0, name);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return names.map((name) => ({
    name,
    values: products.map(({ specifications }) => valueOf(specifications, name)),
  }));
}

function valueOf(specifications: readonly Specification[], name: string): string | null {
  const value = specifications.find((one) => one.name === name)?.value.trim();
  return value ? value : null;
}
