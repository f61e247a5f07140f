import type { LastChange } from '@ponte/contract/staff';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOffice } from '../office/office-context.ts';
import { ConflictChoice, type ConflictChoiceProps } from './conflict-choice.tsx';
import type { Meanwhile } from './use-meanwhile.ts';

interface MeanwhileNoticeProps extends Omit<ConflictChoiceProps, 'conflict'> {
  readonly meanwhile: Meanwhile;
}

/** Who has stored what while something was typed here, and the choice where both changed a part. */
export function MeanwhileNotice({
  meanwhile: { change, conflicts, unsaved },
  ...choice
}: MeanwhileNoticeProps) {
  const kept = conflicts.length > 0 ? 'meanwhile.conflicts' : 'meanwhile.kept';
  return (
    <Notice tone="warning" role="alert" title={<Changed change={change} />}>
      <p>
        <FormattedMessage id={unsaved ? kept : 'meanwhile.same'} />
      </p>
      {conflicts.map((conflict) => (
        <ConflictChoice key={conflict.path} conflict={conflict} {...choice} />
      ))}
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
