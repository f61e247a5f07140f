export { formatLeadTime, mapLink, type DeliveryLocale } from './delivery.ts';
