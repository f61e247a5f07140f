import { FormattedMessage } from 'react-intl';

type Values = Readonly<Record<string, unknown>> | null;

interface ChangedFactsProps {
  readonly before: Values;
  readonly after: Values;
}

/** What an act has changed, by the names that it is recorded under. */
export function ChangedFacts({ before, after }: ChangedFactsProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-0.5 text-sm text-muted">
      {names.map((name) => {
        const [old, now] = [before?.[name], after?.[name]];
        return (
          <li key={name} className="wrap-anywhere">
            {old === undefined || now === undefined ? (
              <FormattedMessage id="acts.value" values={{ name, value: textOf(now ?? old) }} />
            ) : (
              <FormattedMessage
                id="acts.change"
                values={{ name, before: textOf(old), after: textOf(now) }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
