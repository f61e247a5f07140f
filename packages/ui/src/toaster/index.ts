export {
  createToastQueue,
  type Toast,
  type ToastInput,
  type ToastQueue,
  type ToastSource,
} from './model.ts';
export type { ToastTone } from './toaster.variants.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
