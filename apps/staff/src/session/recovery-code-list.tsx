import { Button } from '@ponte/ui/button';
import { Checkbox } from '@ponte/ui/checkbox';
import { Download } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../data/save-file.ts';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, which are shown once: they are kept before one goes on. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const intl = useIntl();
  const [kept, setKept] = useState(false);
  const [missed, setMissed] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="warning">
        <FormattedMessage id="recovery.lead" />
      </Notice>
      <ul className="grid grid-cols-2 gap-2 rounded-md border border-line bg-sunken p-4 font-semibold tabular-nums">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <Button
        onClick={() => saveFile(textOf(codes), `${intl.formatMessage({ id: 'me.recovery' })}.txt`)}
      >
        <Download />
        <FormattedMessage id="recovery.download" />
      </Button>
      <Checkbox
        label={intl.formatMessage({ id: 'recovery.kept' })}
        checked={kept}
        onCheckedChange={setKept}
        error={missed && !kept ? intl.formatMessage({ id: 'recovery.keepFirst' }) : undefined}
      />
      <Button variant="action" size="lg" block onClick={() => (kept ? onDone() : setMissed(true))}>
        <FormattedMessage id="recovery.proceed" />
      </Button>
    </div>
  );
}

function textOf(codes: readonly string[]): Blob {
  return new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' });
}
