import { parsePhone, type ParsedPhone } from '@ponte/regional/phones';
import type { CustomerKind } from './customer-kind.ts';

const phoneCountries = { foreign: 'BR', resident: 'PY' } as const;

/**
 * Parses a customer's phone in any common notation (decision 28): without a calling code it is a
 * number of the customer's country; a calling code may lack its plus.
 */
export function readPhone(text: string, kind: CustomerKind): ParsedPhone {
  const country = phoneCountries[kind];
  const international = parsePhone(text.trim().startsWith('+') ? text : `+${text}`, country);
  return international.ok ? international : parsePhone(text, country);
}
