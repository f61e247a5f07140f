/** How specifications become facets: properties that goods of a kind have in common. */
import { plainText, tokensOf, type Token } from '../text/tokens.ts';
import { baseMeasure } from '../text/units.ts';

/** As the contract bounds them. */
const longestSlug = 60;

/** Slugs of specifications that are not useful as facets, or that lists filter by separately. */
const notAsked = new Set(
  (
    'marca embalagem embalaje presentacion garantia norma normas din iso conteudo contenido ' +
    'modelo codigo ean ncm peso medidas texto notas'
  ).split(' '),
);

/** The slug of a facet; undefined for what is none. */
export function facetSlug(name: string): string | undefined {
  const slug = slugOf(name).replaceAll('.', '-');
  return slug === '' || notAsked.has(slug) ? undefined : slug;
}

export interface ReadValue {
  /** The same for equal measures in other units or spellings. */
  readonly slug: string;
  /**
   * What it is sorted by: a measure in the first unit of its quantity, or a number, of a range or of dimensions the
   * first; undefined for words.
   */
  readonly size: number | undefined;
}

/** Reads a specification's value; undefined when it has neither letter nor digit. */
export function readValue(text: string): ReadValue | undefined {
  const tokens = tokensOf(text);
  const [first, ...others] = tokens;
  if (first?.kind === 'measure' && others.every(({ kind }) => kind === 'word')) {
    const { unit, value } = baseMeasure(first.key);
    const size = Number(value.toPrecision(6));
    return { slug: `${size}-${unit}`, size };
  }
  const slug = slugOf(text);
  if (slug === '') return undefined;
  const isNumber = first?.kind === 'number' && others.length === 0 && /^[\d.]+$/.test(first.key);
  return isNumber
    ? { slug: first.key, size: Number(first.key) }
    : { slug, size: firstSize(tokens) };
}

/** Words before a single end of a range: `até 40 W`. */
const limits = new Set(['ate', 'hasta']);

/** A range that begins with 0 goes by its end, and a thread is as wide as its number says: `M8 x 60 mm`. */
function firstSize(tokens: readonly Token[]): number | undefined {
  for (const { kind, key } of tokens) {
    if (limits.has(key)) continue;
    const [, thread] = /^m(\d{1,2})$/.exec(key) ?? [];
    if (kind === 'word' && thread === undefined) return undefined;
    const { value } = baseMeasure(thread ?? key);
    if (value !== 0) return Number(value.toPrecision(6));
  }
  return undefined;
}

function slugOf(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^[-.]+|[-.]+$/g, '');
}
