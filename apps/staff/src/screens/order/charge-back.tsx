import { chargeBackOrder, type StaffOrder } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Dialog, DialogClose } from '@ponte/ui/dialog';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { amountText } from '../../page/amount.tsx';

interface ChargeBackProps {
  readonly order: StaffOrder;
  readonly onDone: (order: StaffOrder) => void;
  readonly onReload: () => void;
}

/** Records that the buyer's bank took the money back, for a provider that does not report it. */
export function ChargeBack({ order, onDone, onReload }: ChargeBackProps) {
  const [open, setOpen] = useState(false);
  const { left, number, total } = order;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage id="order.chargeBack" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        closeOnBackdrop={false}
        size="sm"
        title={
          <FormattedMessage
            id="order.chargeBackTitle"
            values={{ amount: amountText(left ?? total), number }}
          />
        }
      >
        <ChargeBackForm
          order={order}
          onDone={(changed) => {
            setOpen(false);
            onDone(changed);
          }}
          onReload={onReload}
        />
      </Dialog>
    </>
  );
}

const ChargeBackForm = observer(function ChargeBackForm({
  order,
  onDone,
  onReload,
}: ChargeBackProps) {
  const intl = useIntl();
  const act = useAct(chargeBackOrder);
  const { field, onSubmit, pending, error, required } = useSentForm({
    defaults: { reason: '' },
    async send({ reason }: { reason: string }) {
      const answer = await act.send({
        params: { id: String(order.id) },
        body: { reason: reason.trim(), version: order.version },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <ChangeFailure error={error} onReload={onReload} />
      <p>
        <FormattedMessage id="order.chargeBackText" values={{ customer: order.customer.name }} />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'order.chargeBackReason' })}
        hint={intl.formatMessage({ id: 'order.chargeBackHint' })}
        autoComplete="off"
        maxLength={200}
        required
        {...field('reason', required)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose asChild>
          <Button>
            <FormattedMessage id="confirm.no" />
          </Button>
        </DialogClose>
        <Button type="submit" variant="action" pending={pending}>
          <FormattedMessage id="order.chargeBack" />
        </Button>
      </div>
    </form>
  );
});
