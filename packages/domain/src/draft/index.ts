export { checkoutDraft } from './checkout-draft.ts';
export { Draft, type DraftOptions, type DraftValues } from './draft.ts';
export { forgetSeenBill, seenBillDraft } from './seen-bill.ts';
