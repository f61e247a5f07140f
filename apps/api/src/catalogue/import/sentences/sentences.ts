/** What an import says, in the language of who runs it. */
import { english } from './en.ts';
import { spanish } from './es.ts';
import { portuguese } from './pt.ts';

export type SentenceName = keyof typeof english;
export type Sentences = Readonly<Record<SentenceName, string>>;
export type SentenceLang = 'en' | 'pt' | 'es';

/** A sentence within another. */
export interface NestedSentence {
  readonly says: SentenceName;
  readonly values?: SentenceValues | undefined;
}

export interface SentenceValues {
  readonly [name: string]: string | number | NestedSentence;
}

const languages: Readonly<Record<SentenceLang, Sentences>> = {
  en: english,
  pt: portuguese,
  es: spanish,
};

/** Why something is not kept or needs a look, in no language. */
export interface Problem {
  /** The column that it is about, or `line`. */
  readonly field?: string;
  readonly says: SentenceName;
  readonly values?: SentenceValues;
}

export function isSentence(name: string): name is SentenceName {
  return Object.hasOwn(english, name);
}

/** Portuguese or Spanish from a terminal's `LANG`; English for any other language. */
export function langOf(locale: string | undefined): SentenceLang {
  const lang = locale?.slice(0, 2).toLowerCase();
  return lang === 'pt' || lang === 'es' ? lang : 'en';
}

export function say(lang: SentenceLang, name: SentenceName, values: SentenceValues = {}): string {
  const forms = languages[lang];
  const text = forms[name];
  const [one = text, many = one] = 'n' in values ? text.split('|') : [text];
  const chosen = values['n'] === 1 ? one : many;
  return chosen.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    if (key === 'menu' || key === 'xlsxMenu') return forms[key];
    const value = values[key] ?? '';
    return typeof value === 'object' ? say(lang, value.says, value.values) : String(value);
  });
}

/** Problems of one line, joined. */
export function sentenceOf(lang: SentenceLang, problems: readonly Problem[]): string {
  const name = (field: string): string => (field === 'line' ? say(lang, 'theLine') : field);
  const sentences = problems.map(
    ({ field, says, values }) =>
      `${field === undefined ? '' : `${name(field)} `}${say(lang, says, values)}`,
  );
  return [...new Set(sentences)].join('; ');
}
