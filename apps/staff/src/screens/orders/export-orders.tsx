import { exportOrders } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Dialog } from '@ponte/ui/dialog';
import { Download } from '@ponte/ui/icons';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useDownload } from '../../data/use-download.ts';
import { useOffice } from '../../office/office-context.ts';

/** Orders of some days, or of all, as a file for a spreadsheet. */
export const ExportOrders = observer(function ExportOrders() {
  const intl = useIntl();
  const { session } = useOffice();
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const csv = useDownload(exportOrders);
  if (!session.may(exportOrders.roles)) return null;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void csv.save({ query: { from: from || undefined, to: to || undefined } }, 'orders.csv');
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Download />
        <FormattedMessage id="orders.export" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title={<FormattedMessage id="orders.exportTitle" />}
      >
        <form onSubmit={save} className="grid grid-cols-1 gap-4">
          <Failure error={csv.error} />
          <TextField
            label={intl.formatMessage({ id: 'orders.exportFrom' })}
            type="date"
            value={from}
            onValueChange={setFrom}
          />
          <TextField
            label={intl.formatMessage({ id: 'orders.exportTo' })}
            type="date"
            value={to}
            onValueChange={setTo}
          />
          <SubmitButton size="md" pending={csv.pending} className="justify-self-start">
            <FormattedMessage id="orders.export" />
          </SubmitButton>
        </form>
      </Dialog>
    </>
  );
});
