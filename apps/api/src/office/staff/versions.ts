/** What a page saw of a thing, so that it overwrites nothing that it did not see. */
import { createHash } from 'node:crypto';
import type { LastChange } from '@ponte/contract/staff/wire';
import type { Text } from '../../platform/http/failure-texts.ts';
import type { FailureOf } from '../../platform/http/failure.ts';

const changedMeanwhile: Text = {
  pt: 'Isto mudou desde que a página foi aberta. Veja como está agora e tente de novo.',
  es: 'Esto cambió desde que se abrió la página. Vea cómo está ahora e intente de nuevo.',
};

export function conflict(text: Text = changedMeanwhile): FailureOf<409> {
  return { ok: false, status: 409, text };
}

/** Of what a form edits. */
export function editConflict(lastChange: LastChange): FailureOf<409> {
  return { ok: false, status: 409, text: changedMeanwhile, lastChange };
}

/** Of a row that has the moment of its last change. */
export function versionOfMoment({ updatedAt }: { readonly updatedAt: Date }): string {
  return String(updatedAt.getTime());
}

/** Of what has no such moment: of its values. */
export function versionOfValues(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}
