import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { isPlain } from './currency.tsx';
import { spanishPhrases, spanishWords } from './spanish-words.ts';

/**
 * A sample, a story's args or what it renders, in the toolbar's language: whole texts, also those
 * inside elements, and phrases of a product's text. What the lists do not have stays as it is.
 */
export function inWords<Sample>(sample: Sample, tag: string): Sample;
export function inWords(sample: unknown, tag: string): unknown {
  if (tag !== 'es-PY') return sample;
  if (typeof sample === 'string') return spanishWords[sample] ?? withSpanishPhrases(sample);
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

function withSpanishPhrases(text: string): string {
  if (!text.startsWith('<')) return text;
  return Object.entries(spanishPhrases).reduce(
    (told, [phrase, spanish]) => told.replaceAll(phrase, spanish),
    text,
  );
}
