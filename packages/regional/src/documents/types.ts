import { hasCheckDigits } from './check-digits.ts';

/**
 * The documents that a shopper can be asked for.
 *
 * - `cpf`: Brazilian person, 11 digits.
 * - `cnpj`: Brazilian company, 14 characters: digits, or in the form in force since July 2026
 *   digits and letters with two check digits at the end.
 * - `ruc`: Paraguayan taxpayer, 3 to 8 characters and a check digit: digits, but the last before the
 *   check digit may be a letter from A to D (the type `tRuc` of the tax office's schema for SIFEN).
 * - `cedula`: Paraguayan identity card, 4 to 8 digits without a check digit.
 * - `rg`: Brazilian identity card; each state has its own form, so it is free text.
 */
export type DocumentType = 'cpf' | 'cnpj' | 'ruc' | 'cedula' | 'rg';

export interface Rule {
  /** Of the normalised form. */
  readonly min: number;
  readonly max: number;
  /** The normalised form's characters, whatever its length. */
  readonly shape: RegExp;
  readonly hasCheckDigits?: (normalised: string) => boolean;
}

const digits = /^\d*$/;

/** A RUC's letter counts as the two digits of its ASCII code: "A" as 65. */
const codeOf = (letter: string) => String(letter.charCodeAt(0));

export const rules: Readonly<Record<DocumentType, Rule>> = {
  cpf: { min: 11, max: 11, shape: digits, hasCheckDigits: (cpf) => hasCheckDigits(cpf, 2, 11) },
  cnpj: {
    min: 14,
    max: 14,
    // The two check digits stay digits in the alphanumeric form.
    shape: /^[\dA-Z]{0,12}\d*$/,
    hasCheckDigits: (cnpj) => hasCheckDigits(cnpj, 2, 9),
  },
  ruc: {
    min: 4,
    max: 9,
    shape: /^\d+(?:[A-D]\d)?$/,
    hasCheckDigits: (ruc) => hasCheckDigits(ruc.replace(/[A-D]/, codeOf), 1, 11),
  },
  cedula: { min: 4, max: 8, shape: digits },
  // The registration form takes 20 characters (accounts.md §5).
  rg: { min: 1, max: 20, shape: /[\p{L}\p{N}]/u },
};
