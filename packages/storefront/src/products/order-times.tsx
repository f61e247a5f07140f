import { FormattedMessage, useIntl } from 'react-intl';
import { useShop } from '../shop/shop-context.ts';

interface PayUntilProps {
  /** ISO 8601; null when the store does not say. */
  readonly until: string | null;
}

/** Until when an order can be paid. */
export function PayUntil({ until }: PayUntilProps) {
  const moment = useMoment(until);
  return moment && <FormattedMessage id="purchase.payUntil" values={moment} />;
}

interface OrderEndProps {
  readonly state: 'ranOut' | 'cancelled';
  /** When it ended, ISO 8601; null when unknown. */
  readonly at: string | null;
  /** Whether its goods are in the cart. */
  readonly inCart: boolean;
}

/** How an unpaid order ended. */
export function OrderEnd({ state, at, inCart }: OrderEndProps) {
  const moment = useMoment(at);
  if (!moment) return <FormattedMessage id="purchase.ended" />;
  return <FormattedMessage id={ends[state]} values={{ ...moment, inCart: String(inCart) }} />;
}

const ends = { ranOut: 'purchase.ranOut', cancelled: 'purchase.cancelled' } as const;

/** A moment at the shop's counter, and whether it is of today. */
function useMoment(at: string | null) {
  const intl = useIntl();
  const { clock } = useShop().shop.options;
  if (at === null) return null;
  const dayOf = (time: string | number) => intl.formatDate(time, { day: 'numeric', month: 'long' });
  const day = dayOf(at);
  const time = intl.formatTime(at, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const isToday = Math.abs(Date.parse(at) - clock.now()) < dayMs && day === dayOf(clock.now());
  return { today: String(isToday), day, time };
}

const dayMs = 86_400_000;
