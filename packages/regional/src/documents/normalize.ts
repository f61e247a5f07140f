import type { DocumentType } from './types.ts';

/**
 * The form in which a document is compared, checked and sent: without dots, slashes, dashes, white
 * space or invisible characters from copying; letters in capitals; RUC and cédula without leading
 * zeros. Any other character stays, so that a check refuses it.
 *
 * A dash that decides whose number it is stays too: a RUC loses only the one before its check digit
 * ("26603-" has none yet, and is not 2660-3), and a cédula loses none. An RG only loses control
 * characters and extra white space.
 * @example normalizeDocument('cnpj', '12.abc.345/01de-35') // "12ABC34501DE35"
 * @example normalizeDocument('ruc', '1234567a-2') // "1234567A2"
 */
export function normalizeDocument(type: DocumentType, input: string): string {
  if (type === 'rg')
    return visible(input)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
  if (type === 'cpf' || type === 'cnpj') return withoutPunctuation(input);

  const characters = capitals(visible(input).replace(/[\s.]+/g, ''));
  const plain =
    type === 'ruc'
      ? characters.replace(/([^/\p{Pd}\u2212])[/\p{Pd}\u2212](?=\w$)/u, '$1')
      : characters;
  return plain.replace(/^0+(?=\d)/, '');
}

/** Letters in capitals, without dots, slashes, dashes, white space and invisible characters. */
export function withoutPunctuation(text: string): string {
  return capitals(visible(text).replace(/[\s./\p{Pd}\u2212]+/gu, ''));
}

function visible(text: string): string {
  return text.replace(/\p{Cf}+/gu, '');
}

/** ASCII only: toUpperCase would turn "ß" and "ı" into letters that a CNPJ may have. */
function capitals(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}
