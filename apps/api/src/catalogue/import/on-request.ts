/** A price that shoppers have to ask for, as tables say it. */
import type { Lang } from '@ponte/contract/wire';

/** As exports write it. */
export const onRequest: Readonly<Record<Lang, string>> = {
  pt: 'sob consulta',
  es: 'a consultar',
};

const words = new Set([...Object.values(onRequest), 'consultar', 'bajo consulta', 'on request']);

export function isOnRequest(price: string): boolean {
  // As most prices are.
  if (/\d/.test(price)) return false;
  return words.has(price.trim().toLowerCase().replaceAll(/\s+/g, ' '));
}
