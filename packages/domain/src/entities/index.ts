export type * from '@ponte/contract/entities';
