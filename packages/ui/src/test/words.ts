import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { isPlain } from './currency.tsx';
import { englishPhrases, englishWords } from './english-words.ts';
import { spanishPhrases, spanishWords } from './spanish-words.ts';

/** Texts in the language of a tag, and phrases inside of a product's text. */
type Dictionary = readonly [
  words: Readonly<Record<string, string>>,
  phrases: Readonly<Record<string, string>>,
];

const dictionaries: Readonly<Record<string, Dictionary>> = {
  'es-PY': [spanishWords, spanishPhrases],
  'en-US': [englishWords, englishPhrases],
};

/**
 * A sample, a story's args or what it renders, in the toolbar's language: whole texts, also those
 * inside elements, and phrases of a product's text. What the lists do not have stays as it is.
 */
export function inWords<Sample>(sample: Sample, tag: string): Sample;
export function inWords(sample: unknown, tag: string): unknown {
  const dictionary = dictionaries[tag];
  if (!dictionary) return sample;
  if (typeof sample === 'string')
    return dictionary[0][sample] ?? withPhrases(sample, dictionary[1]);
  if (Array.isArray(sample)) return sample.map((item: unknown) => inWords(item, tag));
  if (isValidElement<{ children?: ReactNode }>(sample)) {
    const { children, ...props } = sample.props;
    if (typeof children === 'function') return cloneElement(sample, inWords(props, tag));
    return cloneElement(sample, inWords(props, tag), ...Children.toArray(inWords(children, tag)));
  }
  // A locale that a story fixes stays what it is.
  if (!isPlain(sample) || 'messages' in sample) return sample;
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, inWords(value, tag)]),
  );
}

function withPhrases(text: string, phrases: Dictionary[1]): string {
  if (!text.startsWith('<')) return text;
  return Object.entries(phrases).reduce(
    (told, [phrase, translated]) => told.replaceAll(phrase, translated),
    text,
  );
}
