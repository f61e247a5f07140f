export { StockStatus, type Stock, type StockStatusProps } from './stock-status.tsx';
