export { FlagMenu, type FlagMenuItem, type FlagMenuProps } from './flag-menu.tsx';
