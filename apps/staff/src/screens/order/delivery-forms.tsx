import { deliverOrder, shipOrder, trackOrder, type StaffOrder } from '@ponte/contract/staff';
import { Truck } from '@ponte/ui/icons';
import { SubmitButton } from '@ponte/ui/submit-button';
import { TextField } from '@ponte/ui/text-field';
import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct } from '../../data/use-act.ts';
import { useSentForm } from '../../forms/use-sent-form.ts';

interface DeliveryFormProps {
  readonly order: StaffOrder;
  readonly onDone: (order: StaffOrder) => void;
  readonly onReload: () => void;
}

interface ActFormProps extends Pick<ComponentProps<typeof ChangeFailure>, 'error' | 'onReload'> {
  readonly onSubmit: ComponentProps<'form'>['onSubmit'];
  readonly pending: boolean;
  readonly variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** What the button says. */
  readonly act: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields of an act in a row with its button. */
function ActForm({ onSubmit, error, onReload, pending, variant, act, children }: ActFormProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid grid-cols-1 gap-3">
      <ChangeFailure error={error} onReload={onReload} />
      <div className="flex flex-wrap items-end gap-3">
        {children}
        <SubmitButton size="md" pending={pending} {...(variant && { variant })}>
          {act}
        </SubmitButton>
      </div>
    </form>
  );
}

const wide = 'grow basis-full md:basis-60';

interface TrackingFormProps extends DeliveryFormProps {
  readonly call: typeof shipOrder | typeof trackOrder;
  readonly variant?: ActFormProps['variant'];
  readonly act: ReactNode;
}

/** What the carrier calls a home delivery. */
const TrackingForm = observer(function TrackingForm({
  call,
  order,
  onDone,
  ...rest
}: TrackingFormProps) {
  const intl = useIntl();
  const { send } = useAct(call);
  const { number, link } = order.tracking ?? {};
  const { field, onSubmit, pending, error } = useSentForm({
    defaults: { trackingNumber: number ?? '', trackingLink: link ?? '' },
    async send(tracking: { trackingNumber: string; trackingLink: string }) {
      const answer = await send({
        params: { id: String(order.id) },
        body: { ...tracking, version: order.version },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  return (
    <ActForm {...rest} {...{ onSubmit, pending, error }}>
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
    </ActForm>
  );
});

/** A home delivery leaves. */
export function ShipForm(props: DeliveryFormProps) {
  const act = (
    <>
      <Truck />
      <FormattedMessage id="order.ship" />
    </>
  );
  return <TrackingForm {...props} call={shipOrder} act={act} />;
}

/** The tracking of what is on its way was wrong, or came later. */
export function TrackForm(props: DeliveryFormProps) {
  const act = <FormattedMessage id="order.track" />;
  return <TrackingForm {...props} call={trackOrder} variant="quiet" act={act} />;
}

/** A home delivery has arrived: no code is asked for, but who took or brought it. */
export const DeliverForm = observer(function DeliverForm({
  order,
  onDone,
  onReload,
}: DeliveryFormProps) {
  const intl = useIntl();
  const { send } = useAct(deliverOrder);
  const { field, onSubmit, pending, error, required } = useSentForm({
    defaults: { handedOverTo: '' },
    async send({ handedOverTo }: { handedOverTo: string }) {
      const answer = await send({
        params: { id: String(order.id) },
        body: { handedOverTo, version: order.version },
      });
      if (answer.ok) onDone(answer.value);
      return answer;
    },
  });
  const act = <FormattedMessage id="order.deliver" />;
  return (
    <ActForm {...{ onSubmit, pending, error, onReload, act }}>
      <TextField
        label={intl.formatMessage({ id: 'order.deliveredTo' })}
        autoComplete="off"
        required
        className={wide}
        {...field('handedOverTo', required)}
      />
    </ActForm>
  );
});
