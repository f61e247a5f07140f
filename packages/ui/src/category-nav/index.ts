export { CategoryNav, type CategoryNavItem, type CategoryNavProps } from './category-nav.tsx';
