import type { WireDocumentPhotos } from '@ponte/contract/start';
import type { StoreInfo } from './store-info.ts';

const wireNames = { registration: 'cadastro', never: 'nunca', counter: 'balcao' } as const;

/** Whether a customer of this kind gives photos of the document with the registration (decision 59). */
export function asksPhotos({ documentPhotos }: StoreInfo, foreign: boolean): boolean {
  const asked = documentPhotos?.[foreign ? 'brazil' : 'paraguay'];
  return (asked ?? 'registration') === 'registration';
}

/** Nothing where the shop has not said anything: then they are asked for. */
export function wireDocumentPhotosOf({
  documentPhotos,
}: StoreInfo): WireDocumentPhotos | undefined {
  if (!documentPhotos) return undefined;
  const { brazil = 'registration', paraguay = 'registration' } = documentPhotos;
  return { estrangeiro: wireNames[brazil], residente: wireNames[paraguay] };
}
