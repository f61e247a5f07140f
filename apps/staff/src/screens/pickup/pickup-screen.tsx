import { listStaffOrders } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Camera } from '@ponte/ui/icons';
import { Notice } from '@ponte/ui/notice';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { Page } from '../../page/page.tsx';
import { Panel } from '../../page/panel.tsx';
import { SearchForm } from '../../page/search-form.tsx';
import { CodeScanner } from './code-scanner.tsx';
import { canScan } from './scan.ts';

/** Finds the order of a pickup code, by camera or typed, and leads to its hand-over. */
export const PickupScreen = observer(function PickupScreen() {
  const intl = useIntl();
  const navigate = useNavigate();
  const find = useAct(listStaffOrders);
  const [scanning, setScanning] = useState(false);
  const [missed, setMissed] = useState<string>();

  const open = async (code: string) => {
    setScanning(false);
    setMissed(undefined);
    if (code === '') return;
    const answer = await find.send({ query: { search: code } });
    if (!answer.ok) return;
    const [only, ...others] = answer.value.data;
    if (!only) setMissed(code);
    else if (others.length > 0) void navigate(`/orders?search=${encodeURIComponent(code)}`);
    else void navigate(`/orders/${only.id}?code=${encodeURIComponent(code)}`);
  };

  return (
    <Page title={intl.formatMessage({ id: 'pickup.title' })}>
      <Panel>
        <div className="grid grid-cols-1 max-w-xl gap-4">
          <p className="text-muted">
            <FormattedMessage id={canScan() ? 'pickup.lead' : 'pickup.leadTyped'} />
          </p>
          {scanning ? (
            <CodeScanner onCode={(code) => void open(code)} onClose={() => setScanning(false)} />
          ) : canScan() ? (
            <Button
              variant="action"
              size="lg"
              onClick={() => setScanning(true)}
              className="justify-self-start"
            >
              <Camera />
              <FormattedMessage id="pickup.scan" />
            </Button>
          ) : null}
          <Failure error={find.error} />
          <div role="status" className="empty:hidden">
            {missed === undefined ? null : (
              <Notice tone="warning">
                <FormattedMessage id="pickup.missed" values={{ code: missed }} />
              </Notice>
            )}
          </div>
          <SearchForm
            label={intl.formatMessage({ id: 'pickup.code' })}
            value={missed ?? ''}
            onSearch={(code) => void open(code)}
          />
        </div>
      </Panel>
    </Page>
  );
});
