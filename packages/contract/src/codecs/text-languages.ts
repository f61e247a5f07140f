import type { WireNameLanguage } from '../products.ts';
import type { Lang } from '../wire.ts';

/** A name that may stand in for one in the reader's language (decision 53). */
export interface StandIn {
  /** Its language as a BCP 47 tag; absent where that is the reader's. */
  readonly nameLang?: string | undefined;
}

const tags = { pt: 'pt-BR', es: 'es-PY' } as const;

export function tagOf(lang: Lang | null | undefined): string | undefined {
  return lang ? tags[lang] : undefined;
}

/** The language of a name, where it is another one than was asked for. */
export function nameLangOf(languages: WireNameLanguage | null | undefined): StandIn {
  const nameLang = tagOf(languages?.nome);
  return nameLang === undefined ? {} : { nameLang };
}
