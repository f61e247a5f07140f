export { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
export { AddressForm, type AddressFormProps } from './address-form.tsx';
export {
  checkAddress,
  emptyAddress,
  type AddressCountry,
  type AddressField,
  type AddressPlace,
  type AddressProblem,
  type AddressProblems,
  type AddressValues,
} from './model.ts';
export type { AddressLookups, PostalAddress } from './use-address-fields.ts';
