export { CurrencyMenu, type CurrencyMenuProps } from './currency-menu.tsx';
