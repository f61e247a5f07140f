export {
  createToastQueue,
  type Toast,
  type ToastInput,
  type ToastQueue,
  type ToastTone,
} from './model.ts';
export { Toaster, type ToasterProps } from './toaster.tsx';
