import {
  acceptOrderMoney,
  cancelUnpaidOrder,
  refundOrder,
  shipOrder,
  type StaffOrder,
} from '@ponte/contract/staff';
import { Button } from '@ponte/ui/button';
import { Check } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { ChangeFailure } from '../../data/change-failure.tsx';
import { useAct, type Act } from '../../data/use-act.ts';
import { AfterQuestion } from '../../forms/after-question.tsx';
import { useOffice } from '../../office/office-context.ts';
import { Panel } from '../../page/panel.tsx';
import { AcceptMoney } from './accept-money.tsx';
import { ChargeBack } from './charge-back.tsx';
import { DeliverForm, ShipForm, TrackForm } from './delivery-forms.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import { RefundQuestion } from './refund-question.tsx';

interface OrderActsProps {
  readonly order: StaffOrder;
  readonly onChange: (order: StaffOrder) => void;
  readonly onReload: () => void;
}

type SimpleAct = Act<typeof shipOrder | typeof acceptOrderMoney | typeof cancelUnpaidOrder>;

/** What may be done with the order as it stands, by who is signed in. */
export const OrderActs = observer(function OrderActs({
  order,
  onChange,
  onReload,
}: OrderActsProps) {
  const { toasts } = useOffice();
  const [parameters] = useSearchParams();
  const ship = useAct(shipOrder);
  const accept = useAct(acceptOrderMoney);
  const refund = useAct(refundOrder);
  const cancel = useAct(cancelUnpaidOrder);
  const { acts, brought, version } = order;
  const request = { params: { id: String(order.id) }, body: { version } };
  if (acts.length === 0) return null;

  const done = (changed: StaffOrder, text: ReactNode) => {
    onChange(changed);
    toasts.show({ tone: 'success', text });
  };
  const act = async (one: SimpleAct, text: ReactNode) => {
    const answer = await one.send(request);
    if (answer.ok) done(answer.value, text);
    return answer.ok;
  };
  const error = [ship, accept, refund, cancel].find((one) => one.error)?.error;
  return (
    <Panel title={<FormattedMessage id="order.acts" />}>
      <div className="grid grid-cols-1 gap-4">
        <ChangeFailure error={error} onReload={onReload} />
        {acts.includes('handOver') && (!brought || parameters.has('code')) ? (
          <HandOverForm
            order={order}
            onDone={(changed) => done(changed, <FormattedMessage id="order.handedOver" />)}
            onReload={onReload}
          />
        ) : null}
        {acts.includes('ship') && brought ? (
          <ShipForm
            order={order}
            onDone={(changed) => done(changed, <FormattedMessage id="order.shipped" />)}
            onReload={onReload}
          />
        ) : null}
        {acts.includes('deliver') ? (
          <DeliverForm
            order={order}
            onDone={(changed) => done(changed, <FormattedMessage id="order.delivered" />)}
            onReload={onReload}
          />
        ) : null}
        {acts.includes('track') ? (
          <TrackForm
            key={JSON.stringify(order.tracking)}
            order={order}
            onDone={(changed) => done(changed, <FormattedMessage id="order.tracked" />)}
            onReload={onReload}
          />
        ) : null}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {acts.includes('ship') && !brought ? (
            <Button
              variant={acts.includes('handOver') ? 'quiet' : 'action'}
              pending={ship.pending}
              onClick={() => void act(ship, <FormattedMessage id="order.ready" />)}
            >
              <Check />
              <FormattedMessage id="order.makeReady" />
            </Button>
          ) : null}
          {acts.includes('accept') ? (
            <AcceptMoney
              order={order}
              pending={accept.pending}
              onConfirm={() => act(accept, <FormattedMessage id="order.accepted" />)}
            />
          ) : null}
          {acts.includes('refund') ? (
            <RefundQuestion
              order={order}
              pending={refund.pending}
              onConfirm={async (backOnShelf) => {
                const answer = await refund.send({ ...request, body: { version, backOnShelf } });
                if (!answer.ok) return;
                const isDone = answer.value.refundingAt === null;
                done(
                  answer.value,
                  <FormattedMessage id={isDone ? 'order.refunded' : 'order.refundAsked'} />,
                );
              }}
            />
          ) : null}
          {acts.includes('chargeBack') ? (
            <ChargeBack
              order={order}
              onDone={(changed) => done(changed, <FormattedMessage id="order.chargedBack" />)}
              onReload={onReload}
            />
          ) : null}
          {acts.includes('cancel') ? (
            <AfterQuestion
              label={<FormattedMessage id="order.cancel" />}
              title={<FormattedMessage id="order.cancelTitle" values={{ number: order.number }} />}
              confirmLabel={<FormattedMessage id="order.cancel" />}
              pending={cancel.pending}
              onConfirm={() => act(cancel, <FormattedMessage id="order.cancelled" />)}
            >
              <FormattedMessage id="order.cancelText" />
            </AfterQuestion>
          ) : null}
        </div>
      </div>
    </Panel>
  );
});
