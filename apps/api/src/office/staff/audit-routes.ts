import { listAudit } from '@ponte/contract/staff/audit';
import { fieldTexts } from '../../platform/http/failure-texts.ts';
import { invalidField } from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import { readAudit } from './audit.ts';
import { pageOf, readLongIdCursor, rowsToAskFor } from './cursors.ts';
import type { StaffContext } from './staff-context.ts';

export function auditRoutes({ db, bind }: StaffContext): void {
  bind(listAudit, async ({ query }) => {
    const before = query.after === undefined ? undefined : readLongIdCursor(query.after);
    if (query.after !== undefined && before === undefined) {
      return invalidField('after', fieldTexts.invalid);
    }
    if (query.id !== undefined && query.kind === undefined) {
      return invalidField('kind', fieldTexts.required);
    }
    const actorId = query.actor === undefined ? undefined : Number(query.actor);
    const filter = { actorId, kind: query.kind, subjectId: query.id, before };
    const { rows, next } = pageOf(await readAudit(db, filter, rowsToAskFor), ({ id }) => [id]);
    return done({ data: [...rows], next });
  });
}
