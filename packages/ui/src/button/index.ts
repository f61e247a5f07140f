export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.tsx';
export { buttonVariants, type ButtonLook } from './button.variants.ts';
