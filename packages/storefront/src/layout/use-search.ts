import { searchOf, type Search } from '@ponte/domain/search';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../shop/shop-context.ts';

interface SearchUse {
  /** The current list's search text; empty elsewhere. */
  readonly searched: string;
  /** Undefined until somebody uses the search box. */
  readonly search: Search | undefined;
  /** The search box got focus. */
  readonly begin: () => void;
  readonly type: (text: string) => void;
  /** The text was submitted, or a suggestion chosen. */
  readonly commit: () => void;
}

/** For use in an observer. */
export function useSearch(): SearchUse {
  const { shop } = useShop();
  const { pathname, search: query } = useLocation();
  const searched = pathname === '/produtos' ? (new URLSearchParams(query).get('text') ?? '') : '';
  const [begun, setBegun] = useState(false);
  const search = begun ? searchOf(shop) : undefined;
  const typed = useRef('');

  useEffect(() => {
    if (!search) return;
    if (searched) search.remember(searched);
    // Includes text typed before the search began, or on the previous page.
    search.type(typed.current);
  }, [search, searched]);

  return {
    searched,
    search,
    begin: () => setBegun(true),
    type(text) {
      typed.current = text;
      setBegun(true);
      search?.type(text);
    },
    commit() {
      typed.current = '';
    },
  };
}
