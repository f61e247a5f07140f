import type { LastChange } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import type { Meanwhile } from './use-meanwhile.ts';

export interface ClashWords {
  /** What a place of the form is called. */
  readonly labelOf: (path: string) => ReactNode;
  /** How a value is shown that is no plain text. */
  readonly shownAs?: ((path: string, value: unknown) => ReactNode) | undefined;
}

interface MeanwhileNoticeProps extends ClashWords {
  readonly meanwhile: Meanwhile;
  /** Drops what was typed. */
  readonly onDiscard: () => void;
}

/** Who has stored what while something was typed here, with both values of what both changed. */
export function MeanwhileNotice({
  meanwhile: { change, clashes, unsaved },
  onDiscard,
  labelOf,
  shownAs,
}: MeanwhileNoticeProps) {
  const intl = useIntl();
  const shown = (path: string, value: unknown) =>
    shownAs?.(path, value) ?? plainValue(value, (id) => intl.formatMessage({ id }));
  return (
    <Notice
      tone="warning"
      role="alert"
      title={<Changed change={change} />}
      action={
        unsaved ? (
          <Button size="sm" onClick={onDiscard}>
            <FormattedMessage id="meanwhile.discard" />
          </Button>
        ) : null
      }
    >
      <p>
        <FormattedMessage
          id={
            !unsaved
              ? 'meanwhile.same'
              : clashes.length > 0
                ? 'meanwhile.clashes'
                : 'meanwhile.kept'
          }
        />
      </p>
      {clashes.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {clashes.map(({ path, mine, theirs }) => (
            <li key={path} className="wrap-anywhere">
              <strong>{labelOf(path)}</strong>
              <div>
                <FormattedMessage id="meanwhile.theirs" values={{ value: shown(path, theirs) }} />
              </div>
              <div>
                <FormattedMessage id="meanwhile.mine" values={{ value: shown(path, mine) }} />
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

const Changed = observer(function Changed({ change }: { readonly change: LastChange }) {
  const intl = useIntl();
  const { session } = useOffice();
  if (!change?.by) return <FormattedMessage id="meanwhile.shop" />;
  const { by, at } = change;
  const when = intl.formatDate(at, { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  return (
    <FormattedMessage
      id={by.id === session.me?.id ? 'meanwhile.you' : 'meanwhile.by'}
      values={{ name: by.name, when }}
    />
  );
});

function plainValue(value: unknown, word: (id: FormatjsIntl.Message['ids']) => string): string {
  if (value === undefined || value === null || value === '') return word('acts.nothing');
  if (typeof value === 'boolean') return word(value ? 'acts.yes' : 'acts.no');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
