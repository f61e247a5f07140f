import type { PhoneCountry } from './numbering.ts';
import { parsePhone } from './parse.ts';

const layouts: Readonly<Partial<Record<PhoneCountry, readonly [RegExp, string]>>> = {
  BR: [/^(..)(.+)(....)$/, '+55 ($1) $2-$3'],
  PY: [/^(.+)(...)(...)$/, '+595 $1 $2 $3'],
};

/**
 * A phone as it is printed in Brazil or Paraguay; any other stays as it is.
 * @param phone international, with or without its plus
 * @example formatPhone('595981123456') // '+595 981 123 456'
 */
export function formatPhone(phone: string): string {
  const parsed = parsePhone(phone.replace(/^\+?/, '+'), 'BR');
  const layout = parsed.ok && layouts[parsed.phone.country];
  return layout ? parsed.phone.national.replace(...layout) : phone;
}
