export { AddressModal, type AddressModalProps } from './address-modal.tsx';
