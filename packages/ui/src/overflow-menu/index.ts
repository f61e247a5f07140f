export { OverflowMenu, type OverflowMenuProps } from './overflow-menu.tsx';
