import { useCallback, type ReactNode } from 'react';
import { useKitLocale } from '../kit/kit.tsx';
import { inWords } from './words.ts';

/** What a story renders itself, in the toolbar's language; the decorator translates its args. */
export function InWords({ children }: { children: ReactNode }) {
  return inWords(children, useKitLocale().tag);
}

/** The same for one text. */
export function useInWords(): (text: string) => string {
  const { tag } = useKitLocale();
  return useCallback((text) => inWords(text, tag), [tag]);
}
