export { createToastQueue, type Toast, type ToastInput, type ToastQueue } from './model.ts';
export type { ToastTone } from './toaster.variants.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
