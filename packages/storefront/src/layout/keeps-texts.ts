import type { KeyValueStorage } from '@ponte/domain';

const probe = 'ponte.probe';

/** Whether storage works: it may be full or forbidden. */
export function keepsTexts(storage: KeyValueStorage | undefined): boolean {
  const kept = storage?.set(probe, '1') ?? false;
  storage?.remove(probe);
  return kept;
}
