export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './icon-button.tsx';
export { iconButtonVariants, type IconButtonLook } from './icon-button.variants.ts';
