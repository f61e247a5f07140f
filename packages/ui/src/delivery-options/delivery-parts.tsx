import { isZero, type Money as Amount } from '@ponte/regional/money';
import { Button } from '../button/button.tsx';
import { Store, Truck } from '../icons/icons.tsx';
import { useMessages } from '../kit/kit.tsx';
import { Money } from '../money/money.tsx';
import { Notice } from '../notice/notice.tsx';
import type { PickupPoint } from '../pickup-point-picker/pickup-point-picker.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

/** One way to get an order. */
export interface DeliveryOption {
  /** Given to `onValueChange`. */
  readonly id: string;
  /** Collected at a counter, or brought. */
  readonly kind: 'pickup' | 'delivery';
  /** What the service is called; the locale's word for its kind when left out. */
  readonly name?: string | undefined;
  /** Working days from the payment until it can be had, 0 for the same day; not shown when left out. */
  readonly leadTimeDays?: number | undefined;
  /** When it can be had, in words, in the place of `leadTimeDays`: "Retire hoje até as 17h". */
  readonly when?: string | undefined;
  /** Zero reads "free". */
  readonly price: Amount;
  /** Places to collect it, chosen inside this option. */
  readonly points?: readonly PickupPoint[] | undefined;
}

/** How far the ways are known. */
export interface DeliveryState {
  /** "loading" and "failed" show instead of the options. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asks for the options again. */
  onRetry?: (() => void) | undefined;
}

/** That there is no delivery, only collecting. */
export function PickupOnly() {
  const { delivery } = useMessages();
  return (
    <Notice icon={<Store />} className="mb-4">
      {delivery.pickupOnly}
    </Notice>
  );
}

/** What a way is called, with a sign of its kind. */
export function OptionName({ option: { kind, name } }: { option: DeliveryOption }) {
  const { delivery } = useMessages();
  const Icon = kind === 'pickup' ? Store : Truck;
  return (
    <span className="inline-flex items-baseline gap-2">
      <Icon className="mt-0.5 size-[1.2em] shrink-0 self-start" />
      <span>{name ?? delivery.kinds[kind]}</span>
    </span>
  );
}

/** When it can be had; undefined where that is not said. */
export function useWhen(): (option: DeliveryOption) => string | undefined {
  const { delivery } = useMessages();
  return ({ when, leadTimeDays: days }) =>
    when ?? (days === undefined ? undefined : delivery.leadTime(days));
}

/** What a way costs; nothing is "free". */
export function OptionPrice({ price }: { price: Amount }) {
  const { cart } = useMessages();
  return isZero(price) ? (
    <span className="font-bold">{cart.free}</span>
  ) : (
    <Money amount={price} className="font-bold" />
  );
}

/** What shows while there is nothing to choose from. */
export function NoOptions({ status, onRetry }: DeliveryState) {
  const { common, delivery } = useMessages();
  if (status === 'loading') {
    return (
      <div role="status" aria-label={delivery.loading} className="grid gap-2">
        <Skeleton className="mb-1 w-2/5" />
        <Skeleton className="h-16 rounded-md" />
        <Skeleton className="h-16 rounded-md" />
      </div>
    );
  }
  return status === 'failed' ? (
    <Notice
      role="alert"
      tone="danger"
      action={
        onRetry ? (
          <Button size="sm" onClick={onRetry}>
            {common.retry}
          </Button>
        ) : null
      }
    >
      {delivery.failed}
    </Notice>
  ) : (
    <Notice tone="warning">{delivery.none}</Notice>
  );
}
