import type { StaffOrder } from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { ConfirmDialog } from '@ponte/ui/confirm-dialog';
import { RadioGroup } from '@ponte/ui/radio-group';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountText } from '../../page/amount.tsx';

interface RefundQuestionProps {
  readonly order: StaffOrder;
  readonly pending: boolean;
  /** @param backOnShelf undefined for goods that have not left the store */
  readonly onConfirm: (backOnShelf: boolean | undefined) => Promise<unknown>;
}

/** The question before a refund: of goods that have left the store, also whether they are back. */
export function RefundQuestion({ order, pending, onConfirm }: RefundQuestionProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { left, number, total, customer } = order;
  const amount = amountText(left ?? total);
  // Its money has gone back without the shop: it is only closed.
  const isClosing = left === null && order.payments.some(({ paid }) => paid !== null);
  const part = left !== null && amount !== amountText(total) ? 'order.refundLeftText' : null;
  const act = isClosing ? 'order.close' : 'order.refund';
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setAnswer(null);
    setMissing(false);
  };
  const confirm = () => {
    if (order.leftStore && answer === null) {
      setMissing(true);
      return;
    }
    const backOnShelf = order.leftStore ? answer === 'yes' : undefined;
    void onConfirm(backOnShelf).then(() => show(false));
  };
  return (
    <>
      <Button
        variant="danger"
        pending={pending}
        onClick={() => show(true)}
        // Without a frame its text would stand further in than all else.
        className="first:-ml-4"
      >
        <FormattedMessage id={act} />
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={show}
        title={<FormattedMessage id={`${act}Title`} values={{ amount, number }} />}
        confirmLabel={
          <FormattedMessage
            id={isClosing ? 'order.close' : 'order.refundConfirm'}
            values={{ amount }}
          />
        }
        cancelLabel={<FormattedMessage id="confirm.no" />}
        pending={pending}
        onConfirm={confirm}
      >
        <FormattedMessage
          id={part ?? `${act}Text`}
          values={{ amount, number, customer: customer.name }}
        />
        {order.leftStore ? (
          <RadioGroup
            className="mt-4"
            label={<FormattedMessage id="order.backOnShelf" />}
            options={[
              { value: 'yes', label: <FormattedMessage id="order.backOnShelf.yes" /> },
              { value: 'no', label: <FormattedMessage id="order.backOnShelf.no" /> },
            ]}
            value={answer}
            onValueChange={(value) => {
              setAnswer(value);
              setMissing(false);
            }}
            required
            error={isMissing ? intl.formatMessage({ id: 'form.required' }) : undefined}
          />
        ) : null}
      </ConfirmDialog>
    </>
  );
}
