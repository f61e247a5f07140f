// Apart from the region: a page's first script has the queue and not yet what shows it.
export { Toaster, type ToasterProps } from './toast-region.tsx';
export { createToastQueue, type Toast, type ToastInput, type ToastQueue } from './model.ts';
export type { ToastTone } from './toaster.variants.ts';
