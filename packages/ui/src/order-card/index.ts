export { OrderCard, type OrderCardProps, type OrderView } from './order-card.tsx';
