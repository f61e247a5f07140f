/**
 * The kit's pure functions by themselves, without a component: for server components too, which may call
 * nothing of an entry that is the client's.
 */
export {
  checkAddress,
  emptyAddress,
  type AddressCountry,
  type AddressField,
  type AddressPlace,
  type AddressProblem,
  type AddressProblems,
  type AddressValues,
} from './address-form/model.ts';
export { badgeVariants, type BadgeTone, type BadgeVariant } from './badge/badge.variants.ts';
export { buttonVariants, type ButtonLook } from './button/button.variants.ts';
export { documentValue } from './document-input/model.ts';
export { controlBoxVariants, controlVariants } from './field/field.variants.ts';
export {
  checkFile,
  type FileCheck,
  type FileKind,
  type FileRefusal,
  type FileRules,
} from './file-upload/model.ts';
export { flagLook, flagOfCurrency, type FlagCountry } from './flag/flag-look.ts';
export { iconButtonVariants, type IconButtonLook } from './icon-button/icon-button.variants.ts';
export { keepUnits } from './internal/keep-units.ts';
export { changeTexts, type TextChanges } from './kit/change-texts.ts';
export { noticeVariants, type NoticeTone } from './notice/notice.variants.ts';
export {
  optionStandings,
  variantOf,
  type OptionChoice,
  type OptionGroupView,
  type OptionStanding,
  type OptionState,
  type OptionValue,
  type OptionVariant,
} from './option-picker/model.ts';
export { pageWindow } from './pagination/model.ts';
export {
  passwordLength,
  passwordStrength,
  type PasswordStrength,
  type PasswordTrait,
} from './password-field/model.ts';
export { phoneValue } from './phone-input/model.ts';
export {
  instalmentsTotal,
  savingPercent,
  splitInstalments,
  type Instalments,
} from './price/model.ts';
export {
  quantityRanges,
  tierOf,
  type QuantityRange,
  type QuantityTier,
} from './quantity-tiers/model.ts';
export { ratingSummary, type StarCounts } from './review-list/model.ts';
export { statusBadgeVariants, type OrderStatus } from './status-badge/status-badge.variants.ts';
export { stockStatusVariants, type Stock } from './stock-status/stock-status.variants.ts';
