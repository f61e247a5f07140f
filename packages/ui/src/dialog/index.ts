export {
  DialogClose,
  DialogRoot,
  DialogTrigger,
  type DialogCloseProps,
  type DialogRootProps,
  type DialogTriggerProps,
} from './dialog-trigger.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { loadDialog } from './load-dialog.ts';
