import type { AuditEntry, AuditSubject } from '@ponte/contract/staff';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../languages/link.tsx';
import { Moment } from '../../page/moment.tsx';
import { ChangedFacts } from './changed-facts.tsx';

interface AuditTrailProps {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  /** Whether each says what it was about; not so where that is the page. */
  readonly withSubjects?: boolean;
}

/** What staff did: when, who and what. */
export function AuditTrail({ entries, withSubjects = false }: AuditTrailProps) {
  if (entries.length === 0) {
    return (
      <p className="text-muted">
        <FormattedMessage id="acts.none" />
      </p>
    );
  }
  return (
    <ol className="grid grid-cols-1 gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">
              <FormattedMessage id={`act.${entry.action}`} />
            </span>
            <span className="text-sm text-muted">
              <Moment at={entry.at} />
            </span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            {entry.actor ? (
              <span>{entry.actor.name}</span>
            ) : (
              <FormattedMessage id="acts.commandLine" />
            )}
            {withSubjects ? <Subject subject={entry.subject} /> : null}
          </p>
          <ChangedFacts {...entry} />
        </li>
      ))}
    </ol>
  );
}

/** Pages of what acts are about; the others have none. */
const pages: Readonly<Partial<Record<AuditSubject, string>>> = {
  order: '/orders/',
  customer: '/customers/',
  product: '/products/',
};

function Subject({ subject: { kind, id } }: Pick<AuditEntry, 'subject'>) {
  if (id === null) return null;
  const page = pages[kind];
  const text = (
    <>
      <FormattedMessage id={`acts.subject.${kind}`} /> {id}
    </>
  );
  return page ? (
    <Link href={`${page}${id}`} className="font-medium text-brand-ink underline underline-offset-2">
      {text}
    </Link>
  ) : (
    <span>{text}</span>
  );
}
