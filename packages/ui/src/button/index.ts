export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './button.tsx';
export { buttonVariants } from './button.variants.ts';
