import { normalizeDocument } from './normalize.ts';
import { rules, type DocumentType } from './types.ts';

const layouts: Readonly<
  Partial<Record<DocumentType, readonly [find: RegExp, replacement: string]>>
> = {
  cpf: [/(...)(...)(...)/, '$1.$2.$3-'],
  cnpj: [/(..)(...)(...)(....)/, '$1.$2.$3/$4-'],
  ruc: [/(?=.$)/, '-'],
  cedula: [/\B(?=(?:...)+$)/g, '.'],
};

/**
 * A document as printed: "529.982.247-25", "12.ABC.345/01DE-35", "80028061-0", "4.123.456". Check
 * digits are not verified. Input of the wrong length or with wrong characters is returned trimmed.
 */
export function formatDocument(type: DocumentType, input: string): string {
  const document = normalizeDocument(type, input);
  const { min, max, shape } = rules[type];
  const fits = document.length >= min && document.length <= max && shape.test(document);
  if (!fits) return input.trim();
  const layout = layouts[type];
  return layout ? document.replace(...layout) : document;
}
