import { parsePhone, type ParsedPhone } from '@ponte/regional/phones';
import type { CustomerKind } from './customer-kind.ts';

const phoneCountries = { foreign: 'BR', resident: 'PY' } as const;

/**
 * Reads a customer's phone as people write it (decision 28): a number without the calling code is
 * one of the customer's country; with it, also without its plus, one of that country.
 */
export function readPhone(text: string, kind: CustomerKind): ParsedPhone {
  const country = phoneCountries[kind];
  const international = parsePhone(text.trim().startsWith('+') ? text : `+${text}`, country);
  return international.ok ? international : parsePhone(text, country);
}
