import { defineArea } from '../shop/define-area.ts';
import { Toasts } from './toasts.ts';

export { Toasts, type Toast, type ToastNews } from './toasts.ts';

/** What the shop tells its visitor in passing. */
export const toastsOf = /* @__PURE__ */ defineArea(() => new Toasts());
