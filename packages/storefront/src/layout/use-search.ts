import type { Search } from '@ponte/domain/search';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyModule } from '../lazy/lazy-module.ts';
import { useLazyStatus } from '../lazy/use-lazy-status.ts';
import { productsHref } from '../links/addresses.ts';
import { useShop } from '../shop/shop-context.ts';
import type { shownSuggestions } from './search-suggestions.ts';

/** Comes with the focus: most visits search for nothing. */
const part = new LazyModule(() => import('./search-suggestions.ts'));

interface SearchUse {
  /** The current list's search text; empty elsewhere. */
  readonly searched: string;
  /** Undefined until the search box is used. */
  readonly search: Search | undefined;
  /** Its suggestions as the box shows them. */
  readonly shown: typeof shownSuggestions | undefined;
  /** The search box got focus. */
  readonly begin: (event: FocusEvent) => void;
  readonly type: (text: string) => void;
  /** The text was submitted, or a suggestion chosen. */
  readonly commit: () => void;
}

/** For use in an observer. */
export function useSearch(): SearchUse {
  const { shop } = useShop();
  const { pathname, search: query } = useLocation();
  const searched = pathname === productsHref ? (new URLSearchParams(query).get('text') ?? '') : '';
  const [begun, setBegun] = useState(false);
  useLazyStatus(part);
  const code = begun ? part.loaded : undefined;
  const search = code?.searchOf(shop);
  // Null while the box is unused; empty when it has focus without a text.
  const typed = useRef<string | null>(null);
  const type = (text: string) => {
    typed.current = text;
    setBegun(true);
    part.prefetch();
    search?.type(text);
  };

  useEffect(() => {
    if (!search) return;
    if (searched) search.remember(searched);
    // Includes text typed before the search began, or on the previous page.
    if (typed.current === null) search.rest();
    else search.type(typed.current);
  }, [search, searched]);

  return {
    searched,
    search,
    shown: code?.shownSuggestions,
    begin({ target }) {
      if (target instanceof HTMLInputElement && target.value === '') return type('');
      setBegun(true);
      part.prefetch();
    },
    type,
    commit() {
      typed.current = null;
    },
  };
}
