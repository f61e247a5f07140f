import type { AuditEntry } from '@ponte/contract/staff';
import { FormattedMessage, useIntl } from 'react-intl';
import { factNameOf, factValueOf } from './fact-words.ts';

/** What an act has changed. What is as it was before is left out. */
export function ChangedFacts({ subject: { kind }, before, after }: AuditEntry) {
  const intl = useIntl();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const facts = names.flatMap((recorded) => {
    const name = factNameOf(intl, kind, recorded);
    const [old, now] = [before, after].map(
      (values) => values && recorded in values && factValueOf(intl, recorded, values[recorded]),
    );
    return name === undefined || old === now ? [] : [{ recorded, name, old, now }];
  });
  if (facts.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-sm text-muted">
      {facts.map(({ recorded, name, old, now }) => (
        <li key={recorded} className="wrap-anywhere">
          {old && now ? (
            <FormattedMessage id="acts.change" values={{ name, before: old, after: now }} />
          ) : (
            <FormattedMessage id="acts.value" values={{ name, value: now || old }} />
          )}
        </li>
      ))}
    </ul>
  );
}
