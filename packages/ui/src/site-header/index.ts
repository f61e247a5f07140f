export {
  HeaderAction,
  SiteHeader,
  type HeaderActionProps,
  type SiteHeaderProps,
} from './site-header.tsx';
