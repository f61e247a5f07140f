export { StatusBadge, type OrderStatus, type StatusBadgeProps } from './status-badge.tsx';
