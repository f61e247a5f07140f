import type { Search } from '@ponte/domain/search';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyModule } from '../lazy/lazy-module.ts';
import { useLazyStatus } from '../lazy/use-lazy-status.ts';
import { useShop } from '../shop/shop-context.ts';

/** The store of suggestions: fetched when somebody goes to the search box. */
const searchModule = new LazyModule(async () => (await import('@ponte/domain/search')).searchOf);

interface SearchUse {
  /** What the page's list was searched for; empty elsewhere. */
  readonly searched: string;
  /** Undefined until its code has come. */
  readonly search: Search | undefined;
  /** Somebody has come to the search box. */
  readonly begin: () => void;
  /** The text in the box has changed. */
  readonly type: (text: string) => void;
  /** The text has led somewhere: nothing of it is typed any more. */
  readonly commit: () => void;
}

/** The shop's suggestions for the search box of the page. To be used in an observer. */
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
    // Also what was typed before the code came, or while another page did.
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
