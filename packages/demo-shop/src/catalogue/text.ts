import type { Bilingual } from '../types.ts';
import type { Text } from './family.ts';

/** Which of the two languages. */
export type Language = 'pt' | 'es';

/** A text in one language. */
export function say(text: Text, language: Language): string {
  if (typeof text === 'string') return text;
  return language === 'pt' ? text[0] : text[1];
}

/** The same thing made in both languages. */
export const both = <T>(make: (language: Language) => T): Bilingual<T> => ({
  pt: make('pt'),
  es: make('es'),
});

/** A text in both languages. */
export const bilingual = (text: Text): Bilingual => both((language) => say(text, language));

/** A text as a part of an address: small letters without accents, digits and hyphens. */
export function slugOf(text: string, longest = 72): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('²', '2')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.slice(0, longest).replaceAll(/^-+|-+$/g, '');
}

/** A text as HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
