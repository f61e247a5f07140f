import { defineArea } from '../shop/define-area.ts';
import { Toasts } from './toasts.ts';

export { Toasts, type Toast, type ToastNews } from './toasts.ts';

export const toastsOf = /* @__PURE__ */ defineArea(() => new Toasts());
