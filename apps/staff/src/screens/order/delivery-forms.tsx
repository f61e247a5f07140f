import { deliverOrder, shipOrder, type StaffOrder } from '@ponte/contract/staff';
import { Truck } from '@ponte/ui/icons';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';

interface DeliveryFormProps {
  readonly order: StaffOrder;
  readonly onDone: (order: StaffOrder) => void;
  readonly onReload: () => void;
}

const fields = 'flex flex-wrap items-end gap-3';
const wide = 'grow basis-full md:basis-60';

/** A home delivery leaves, with what its carrier calls it. */
export const ShipForm = observer(function ShipForm({ order, onDone, onReload }: DeliveryFormProps) {
  const intl = useIntl();
  const act = useAct(shipOrder);
  const { field, onSubmit, pending, error } = useSentForm({
    defaults: { trackingNumber: '', trackingLink: '' },
    async send(tracking: { trackingNumber: string; trackingLink: string }) {
      const answer = await act.send({
        params: { id: String(order.id) },
        body: { ...tracking, version: order.version },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <ChangeFailure error={error} onReload={onReload} />
      <div className={fields}>
        <TextField
          label={intl.formatMessage({ id: 'order.trackingNumber' })}
          autoComplete="off"
          spellCheck={false}
          className={wide}
          {...field('trackingNumber')}
        />
        <TextField
          label={intl.formatMessage({ id: 'order.trackingLink' })}
          type="url"
          autoComplete="off"
          className={wide}
          {...field('trackingLink')}
        />
        <SubmitButton size="md" pending={pending}>
          <Truck />
          <FormattedMessage id="order.ship" />
        </SubmitButton>
      </div>
    </form>
  );
});

/** A home delivery has arrived: no code is asked for, but who took or brought it. */
export const DeliverForm = observer(function DeliverForm({
  order,
  onDone,
  onReload,
}: DeliveryFormProps) {
  const intl = useIntl();
  const act = useAct(deliverOrder);
  const { field, onSubmit, pending, error, required } = useSentForm({
    defaults: { handedOverTo: '' },
    async send({ handedOverTo }: { handedOverTo: string }) {
      const answer = await act.send({
        params: { id: String(order.id) },
        body: { handedOverTo, version: order.version },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <ChangeFailure error={error} onReload={onReload} />
      <div className={fields}>
        <TextField
          label={intl.formatMessage({ id: 'order.deliveredTo' })}
          autoComplete="off"
          required
          className={wide}
          {...field('handedOverTo', required)}
        />
        <SubmitButton size="md" pending={pending}>
          <FormattedMessage id="order.deliver" />
        </SubmitButton>
      </div>
    </form>
  );
});
