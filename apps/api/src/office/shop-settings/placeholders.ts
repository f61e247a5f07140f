import type { SettingsProblem } from '@ponte/contract/staff/shop';

const both = (pt: string, es: string) => ({ pt, es });

/** What the example has where only the merchant knows the words. */
export const placeholders = {
  name: 'Minha loja',
  tagline: both('O que você vende, em poucas palavras', 'Lo que usted vende, en pocas palabras'),
  phone: '+595 00 000 000',
  whatsapp: '59500000000',
  email: 'ventas@shop.example',
  address: both(
    'Rua e número, Ciudad del Este, Paraguai',
    'Calle y número, Ciudad del Este, Paraguay',
  ),
  instagram: 'https://instagram.com/shop.example',
  seller: 'Nome e sobrenome',
  counterAddress: 'Calle y número, Ciudad del Este',
} as const;

const texts: ReadonlySet<string> = new Set(
  Object.values(placeholders).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  ),
);

/** A paragraph that is still to be written. */
const unwritten = '<p>…</p>';

/** Where a file still has what stands in the example for a merchant's own words. */
export function placeholdersIn(value: unknown, path: readonly string[] = []): SettingsProblem[] {
  if (typeof value === 'string') {
    return texts.has(value.trim()) || value.includes(unwritten)
      ? [{ path: path.join('.'), code: 'placeholder', params: {} }]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => placeholdersIn(part, [...path, key]));
}
