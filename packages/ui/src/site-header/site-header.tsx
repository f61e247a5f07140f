// Apart from the header: a page's first script has it, and what hides it on scrolling comes later.
export {
  HeaderAction,
  SiteHeader,
  type HeaderActionProps,
  type SiteHeaderProps,
} from './header.tsx';
export { useHidesOnScroll } from './use-hides-on-scroll.ts';
