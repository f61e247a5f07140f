export {
  SiteFooter,
  type SiteFooterGroup,
  type SiteFooterLink,
  type SiteFooterProps,
} from './site-footer.tsx';
