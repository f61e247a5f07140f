import type { KeyValueStorage } from '@ponte/domain';

/** Written and removed again to find out. */
const probe = 'ponte.probe';

/** Whether a browser's storage keeps what it is given: it may be full, or forbidden. */
export function keepsTexts(storage: KeyValueStorage | undefined): boolean {
  const kept = storage?.set(probe, '1') ?? false;
  storage?.remove(probe);
  return kept;
}
