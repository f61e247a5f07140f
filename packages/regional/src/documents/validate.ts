import { normalizeDocument } from './normalize.ts';
import { rules, type DocumentType } from './types.ts';

/**
 * Why a document is refused:
 *
 * - `empty`: nothing was given.
 * - `invalidCharacter`: something that this document cannot contain.
 * - `tooShort`, `tooLong`: not as many characters as it has.
 * - `allEqual`: one digit repeated, as people type to get past a form. Some of these have right
 *   check digits.
 * - `checkDigits`: the check digits do not fit the rest, so a digit is wrong or two are swapped.
 */
export type DocumentReason =
  | 'empty'
  | 'invalidCharacter'
  | 'tooShort'
  | 'tooLong'
  | 'allEqual'
  | 'checkDigits';

/** `document` is the normalised form. */
export type DocumentCheck =
  | { readonly ok: true; readonly document: string }
  | { readonly ok: false; readonly reason: DocumentReason };

/**
 * Checks a document as it was typed or pasted, with or without punctuation.
 *
 * @example checkDocument('ruc', '80028061-0') // { ok: true, document: '800280610' }
 * @example checkDocument('ruc', '1234567a-2') // { ok: true, document: '1234567A2' }
 * @example checkDocument('cpf', '529.982.247-26') // { ok: false, reason: 'checkDigits' }
 */
export function checkDocument(type: DocumentType, input: string): DocumentCheck {
  const document = normalizeDocument(type, input);
  const reason = fault(type, document);
  return reason ? { ok: false, reason } : { ok: true, document };
}

export function isValidDocument(type: DocumentType, input: string): boolean {
  return checkDocument(type, input).ok;
}

function fault(type: DocumentType, document: string): DocumentReason | undefined {
  const { min, max, shape, hasCheckDigits } = rules[type];
  if (document === '') return 'empty';
  if (!shape.test(document)) return 'invalidCharacter';
  if (document.length < min) return 'tooShort';
  if (document.length > max) return 'tooLong';
  if (type === 'rg') return undefined;
  if (document === document.charAt(0).repeat(document.length)) return 'allEqual';
  return hasCheckDigits?.(document) === false ? 'checkDigits' : undefined;
}
