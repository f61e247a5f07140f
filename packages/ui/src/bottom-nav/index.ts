export { BottomNav, type BottomNavItem, type BottomNavProps } from './bottom-nav.tsx';
