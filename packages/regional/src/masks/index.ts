export { type MaskEdit, type MaskState } from './change.ts';
export { cedulaMask, cepMask, cnpjMask, cpfMask, cpfOrCnpjMask, rucMask } from './codes.ts';
export { applyMask, editMask } from './edit.ts';
export { type Mask, type MaskedText } from './mask.ts';
export {
  argentinePhoneMask,
  brazilianOffersMask,
  brazilianPhoneMask,
  paraguayanOffersMask,
  paraguayanPhoneMask,
} from './phones.ts';
