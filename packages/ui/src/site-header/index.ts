export {
  HeaderAction,
  SiteHeader,
  type HeaderActionProps,
  type SiteHeaderProps,
} from './site-header.tsx';
export { useHidesOnScroll } from './use-hides-on-scroll.ts';
