export { SideNav, type SideNavItem, type SideNavProps } from './side-nav.tsx';
