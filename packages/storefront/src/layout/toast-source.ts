import type { Toast as ToldToast, ToastNews, Toasts } from '@ponte/domain/toasts';
import type { Toast, ToastSource } from '@ponte/ui/toaster';
import { reaction } from 'mobx';

/** How a piece of news is shown. */
export type Shown = Omit<Toast, 'id'>;

/** The shop's news as the kit's toaster reads them: the same toasts until they change. */
export function toastSourceOf(toasts: Toasts, shownAs: (news: ToastNews) => Shown): ToastSource {
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
