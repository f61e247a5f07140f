import type { Toast as ToldToast, ToastNews, Toasts } from '@ponte/domain/toasts';
import { Toaster, type Toast, type ToastSource } from '@ponte/ui/toaster';
import { reaction } from 'mobx';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import toastTexts from '#messages/toasts';
import { withTexts } from '../languages/with-texts.tsx';

interface ShopToastsProps {
  readonly toasts: Toasts;
}

/** The shop's news in its words, as the kit shows toasts. */
export const ShopToasts = withTexts([toastTexts], function ShopToasts({ toasts }: ShopToastsProps) {
  const intl = useIntl();
  const [ready, setReady] = useState(false);
  // A live region says what appears in it, not what it comes with.
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 100);
    return () => clearTimeout(timer);
  }, []);
  const source = useMemo(
    () =>
      toastSourceOf(toasts, (news) => {
        const action = actionOf(news);
        return {
          text: <Said news={news} />,
          tone: tones[news.kind],
          duration: news.kind === 'listFailed' ? 8000 : 5000,
          action: action && {
            label: intl.formatMessage({ id: action.label }),
            onPress: action.run,
          },
        };
      }),
    [toasts, intl],
  );
  return <Toaster queue={source} limit={ready ? 3 : 0} />;
});

const tones: Readonly<Record<ToastNews['kind'], Shown['tone']>> = {
  found: 'info',
  listFailed: 'danger',
  marked: 'success',
  unmarked: 'info',
  added: 'success',
  copied: 'success',
};

/** What can be done about it. */
function actionOf(news: ToastNews) {
  if (news.kind === 'listFailed') return { label: 'toasts.retry', run: news.retry } as const;
  if (news.kind === 'unmarked') return { label: 'toasts.undo', run: news.undo } as const;
  if (news.kind === 'added') return { label: 'toasts.seeCart', run: news.seeCart } as const;
  return undefined;
}

function Said({ news }: { readonly news: ToastNews }) {
  switch (news.kind) {
    case 'found':
      return <FormattedMessage id="toasts.found" values={{ count: news.count }} />;
    case 'listFailed':
      return <FormattedMessage id="toasts.listFailed" />;
    case 'marked':
      return <FormattedMessage id="toasts.marked" values={{ name: news.name }} />;
    case 'unmarked':
      return <FormattedMessage id="toasts.unmarked" values={{ name: news.name }} />;
    case 'added':
      return <FormattedMessage id="toasts.added" values={{ name: news.name }} />;
    case 'copied':
      return <FormattedMessage id="toasts.copied" />;
  }
}

/** How a piece of news is shown. */
type Shown = Omit<Toast, 'id'>;

/** The shop's news as the kit's toaster reads them: the same toasts until they change. */
function toastSourceOf(toasts: Toasts, shownAs: (news: ToastNews) => Shown): ToastSource {
  let told: readonly ToldToast[] = [];
  let shown: readonly Toast[] = [];
  return {
    dismiss: (id) => toasts.dismiss(id),
    subscribe: (listener) =>
      reaction(
        () => toasts.list,
        () => listener(),
      ),
    read: () => {
      if (told !== toasts.list) {
        told = toasts.list;
        shown = told.map(({ id, news }) => ({ id, ...shownAs(news) }));
      }
      return shown;
    },
  };
}
