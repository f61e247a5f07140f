export { AddressCard, MainBadge, type AddressCardProps } from './address-card.tsx';
export { AddressText, type AddressTextProps, type AddressView } from './address-text.tsx';
