import { eraseCustomer, type StaffCustomer } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Dialog, DialogClose } from '@ponte/ui/dialog';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Failure } from '../../data/failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';
import { useOffice } from '../../office/office-context.ts';

interface EraseCustomerProps {
  readonly customer: StaffCustomer;
  readonly onDone: () => void;
}

/** Erases a customer, once their address was typed: it can't be undone. */
export function EraseCustomer({ customer, onDone }: EraseCustomerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="max-w-[70ch] text-muted">
        <FormattedMessage id="customer.eraseText" />
      </p>
      <Button variant="danger" onClick={() => setOpen(true)} className="-ml-4">
        <FormattedMessage id="customer.erase" />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        closeOnBackdrop={false}
        size="sm"
        title={<FormattedMessage id="customer.eraseQuestion" values={{ name: customer.name }} />}
      >
        <EraseForm
          customer={customer}
          onDone={() => {
            setOpen(false);
            onDone();
          }}
        />
      </Dialog>
    </div>
  );
}

const EraseForm = observer(function EraseForm({ customer, onDone }: EraseCustomerProps) {
  const intl = useIntl();
  const { toasts } = useOffice();
  const act = useAct(eraseCustomer);
  const { field, onSubmit, pending, error, required } = useSentForm({
    defaults: { email: '' },
    async send({ email }: { email: string }) {
      const answer = await act.send({
        params: { id: String(customer.id) },
        body: { email: email.trim(), version: customer.version },
      });
      if (!answer.ok) return answer;
      toasts.show({ tone: 'success', text: <FormattedMessage id="customer.erasedDone" /> });
      onDone();
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <Failure error={error} />
      <p>
        <FormattedMessage
          id="customer.eraseConfirm"
          values={{ email: <strong className="wrap-anywhere">{customer.email}</strong> }}
        />
      </p>
      <TextField
        label={intl.formatMessage({ id: 'customer.email' })}
        type="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        {...field('email', required)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose asChild>
          <Button>
            <FormattedMessage id="confirm.no" />
          </Button>
        </DialogClose>
        <Button
          type="submit"
          variant="danger"
          pending={pending}
          className="bg-danger text-surface hover:bg-danger hover:text-surface"
        >
          <FormattedMessage id="customer.erase" />
        </Button>
      </div>
    </form>
  );
});
