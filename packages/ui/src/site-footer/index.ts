export { SiteFooter, type SiteFooterGroup, type SiteFooterProps } from './site-footer.tsx';
