export { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
export type { PhoneCountry } from '@ponte/regional/phones';
