export { NavBar, type NavBarItem, type NavBarProps } from './nav-bar.tsx';
