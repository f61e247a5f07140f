/** What goods are of little use without: rules that a shop keeps in `companions.csv`. */
import type { Specification } from '../../../platform/db/schema/index.ts';
import { phraseOf } from './synonyms.ts';
import { tokensOf, type Token } from './tokens.ts';
import { unitOf } from './units.ts';

/** A line of `companions.csv`; `docs/beside-a-product.md` says how it is written. */
export interface CompanionLine {
  /** The slug of the department whose goods need something; empty for any. */
  readonly department: string;
  /** What their names have; empty for any name. */
  readonly name: string;
  /** The slug of the department that has what is needed; empty for any. */
  readonly neededDepartment: string;
  /** A search, all of whose words have to be found. */
  readonly needed: string;
}

/** A line with the ids of its departments. */
export interface CompanionRule {
  readonly departmentId: number | undefined;
  readonly name: string;
  readonly neededDepartmentId: number | undefined;
  readonly needed: string;
}

/** The rules of lines whose departments there are. */
export function companionRules(
  lines: readonly CompanionLine[],
  departments: readonly { readonly id: number; readonly slug: string }[],
): CompanionRule[] {
  const ids = new Map(departments.map(({ id, slug }) => [slug, id]));
  return lines
    .filter(({ department, neededDepartment }) =>
      [department, neededDepartment].every((slug) => slug === '' || ids.has(slug)),
    )
    .map(({ department, name, neededDepartment, needed }) => ({
      departmentId: ids.get(department),
      name,
      neededDepartmentId: ids.get(neededDepartment),
      needed,
    }));
}

/** A product that may need something. */
export interface Needy {
  readonly departmentId: number | null;
  readonly brand: string;
  /** In all languages. */
  readonly names: readonly string[];
  readonly specifications: readonly Specification[];
}

/** A search for what a product needs. */
export interface Need {
  readonly departmentId: number | undefined;
  readonly text: string;
}

/** What a product needs, in the order of the rules. */
export function needsOf(rules: readonly CompanionRule[], product: Needy): Need[] {
  const names = product.names.map(phraseIn);
  return rules.flatMap((rule) => {
    const { departmentId = product.departmentId, name, neededDepartmentId, needed } = rule;
    if (departmentId !== product.departmentId) return [];
    if (name !== '' && !names.some((one) => isNamed(one, name))) return [];
    const text = filledIn(needed, product);
    return text === undefined ? [] : [{ departmentId: neededDepartmentId, text }];
  });
}

/** A text's keys, each between spaces. */
function phraseIn(text: string): string {
  return ` ${phraseOf(tokensOf(text))} `;
}

/** Whether a name has all parts of one of the alternatives. */
function isNamed(name: string, alternatives: string): boolean {
  return alternatives
    .split('|')
    .some((parts) => parts.split('&').every((part) => hasPart(name, part.trim())));
}

function hasPart(name: string, part: string): boolean {
  if (part.startsWith('!')) return !hasPart(name, part.slice(1));
  if (part.startsWith('^')) return name.startsWith(phraseIn(part.slice(1)));
  return name.includes(phraseIn(part));
}

const placeholder = /\{([^{}]+)\}/g;

/** A search with what the product says of itself; undefined when it doesn't. */
function filledIn(needed: string, product: Needy): string | undefined {
  let isWhole = true;
  const text = needed.replace(placeholder, (_, name: string) => {
    const value = valueOf(name, product);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? text : undefined;
}

/** The product's brand, its first measure in a unit, or what a specification says. */
function valueOf(name: string, { brand, names, specifications }: Needy): string | undefined {
  if (name === 'brand') return brand === '' ? undefined : brand;
  const unit = unitOf(name)?.name;
  if (unit === undefined) return specifications.find((one) => one.name === name)?.value;
  const texts = [...names, ...specifications.map(({ value }) => value)];
  for (const text of texts) {
    const measure = tokensOf(text).find((token) => isIn(token, unit));
    if (measure) return measure.key;
  }
  return undefined;
}

function isIn({ kind, key }: Token, unit: string): boolean {
  return kind === 'measure' && key.endsWith(` ${unit}`);
}
