/** One rule for the shop's forms, its API and the fields of the kit. */
export { emailPattern } from '@ponte/regional/email';

/** Ignores case and surrounding blanks. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
