export {
  IconButton,
  IconLink,
  type IconButtonLook,
  type IconButtonProps,
  type IconLinkProps,
} from './icon-button.tsx';
