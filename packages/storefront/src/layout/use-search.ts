import type { Search } from '@ponte/domain/search';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyModule } from '../lazy/lazy-module.ts';
import { useLazyStatus } from '../lazy/use-lazy-status.ts';
import { useShop } from '../shop/shop-context.ts';

/** Loaded when somebody uses the search box. */
const searchModule = new LazyModule(async () => (await import('@ponte/domain/search')).searchOf);

interface SearchUse {
  /** The current list's search text; empty elsewhere. */
  readonly searched: string;
  /** Undefined until its code has loaded. */
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
  useLazyStatus(searchModule);
  const search = searchModule.loaded?.(shop);
  const typed = useRef('');

  useEffect(() => {
    if (!search) return;
    if (searched) search.remember(searched);
    // Includes text typed before the code had loaded, or on the previous page.
    search.type(typed.current);
  }, [search, searched]);

  return {
    searched,
    search,
    begin: () => searchModule.prefetch(),
    type(text) {
      typed.current = text;
      searchModule.prefetch();
      search?.type(text);
    },
    commit() {
      typed.current = '';
    },
  };
}
