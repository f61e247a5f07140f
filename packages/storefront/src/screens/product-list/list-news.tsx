import { listAddress, withPage, type ListQuery, type ListView } from '@ponte/domain/product-list';
import { toastsOf } from '@ponte/domain/toasts';
import { useEffect, useRef } from 'react';
import { useShop } from '../../shop/shop-context.ts';

interface ListNewsProps {
  readonly query: ListQuery;
  readonly view: ListView;
  readonly onRetry: () => void;
}

/**
 * Tells in passing what became of a list that was narrowed, sorted or searched anew, and that one
 * could not be loaded (storefront.md §8). Another page of the same list is no news.
 */
export function ListNews({ query, view: { status, total, error }, onRetry }: ListNewsProps) {
  const toasts = toastsOf(useShop().shop);
  const list = listAddress({ ...withPage(query, 1, 1), perPage: 0 });
  const told = useRef(list);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (status !== 'ready' || told.current === list) return;
    told.current = list;
    if (total > 0) toasts.tell({ kind: 'found', count: total });
  }, [toasts, status, list, total]);
  useEffect(() => {
    if (error) toasts.tell({ kind: 'listFailed', retry: () => retry.current() });
  }, [toasts, error]);
  return null;
}
