import { listAddress, withPage, type ListQuery, type ListView } from '@ponte/domain/product-list';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { observer } from '../../shop/observer.ts';
import { toasts } from '../../shop/toasts.ts';

interface ListToastsProps {
  readonly query: ListQuery;
  readonly view: ListView;
  readonly onRetry: () => void;
}

/**
 * Toasts for a list that was filtered, sorted or searched, and for a failed one (storefront.md §8).
 * Turning a page shows none.
 */
export const ListToasts = observer(function ListToasts({ query, view, onRetry }: ListToastsProps) {
  const intl = useIntl();
  const { status, total, error } = view;
  const list = listAddress({ ...withPage(query, 1, 1), perPage: 0 });
  const told = useRef(list);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    if (status !== 'ready' || told.current === list) return;
    told.current = list;
    if (total === 0) return;
    toasts.show({
      topic: 'list',
      text: intl.formatMessage({ id: 'listTools.found' }, { count: total }),
    });
  }, [status, list, total, intl]);
  const failed = useEffectEvent(() =>
    toasts.show({
      topic: 'list',
      tone: 'danger',
      duration: 8000,
      text: intl.formatMessage({ id: 'toasts.listFailed' }),
      action: {
        label: intl.formatMessage({ id: 'toasts.retry' }),
        onPress: () => retry.current(),
      },
    }),
  );
  useEffect(() => {
    if (error) failed();
  }, [error]);
  return null;
});
