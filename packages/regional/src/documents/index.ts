export { detectDocument } from './detect.ts';
export { formatDocument } from './format.ts';
export { normalizeDocument } from './normalize.ts';
export type { DocumentType } from './types.ts';
export {
  checkDocument,
  isValidDocument,
  type DocumentCheck,
  type DocumentReason,
} from './validate.ts';
