export { DocumentInput, type DocumentInputProps } from './document-input.tsx';
export type { DocumentType } from '@ponte/regional/documents';
