export { checkoutDraft, Draft, seenBillDraft } from './draft.ts';
export type { DraftOptions, DraftValues } from './draft.ts';
export { draftKey, forgetSeenBill } from './draft-key.ts';
