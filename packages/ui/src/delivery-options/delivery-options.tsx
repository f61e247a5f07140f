import { isZero, type Money as Amount } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import type { FieldTexts } from '../field/index.ts';
import { Store, Truck } from '../icons/index.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { onlyId, useOnlyChoice } from '../internal/use-only-choice.ts';
import { useMessages } from '../kit/index.ts';
import { Money } from '../money/index.ts';
import { Notice } from '../notice/index.ts';
import { PickupPointGroup, type PickupPoint } from '../pickup-point-picker/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Skeleton } from '../skeleton/index.ts';

/** One way to get an order. */
export interface DeliveryOption {
  /** Given to `onValueChange`. */
  readonly id: string;
  /** Collected at a counter, or brought. */
  readonly kind: 'pickup' | 'delivery';
  /** What the service is called; the locale's word for its kind when left out. */
  readonly name?: string | undefined;
  /** Days until it can be had, 0 for today; not shown when left out. */
  readonly leadTimeDays?: number | undefined;
  /** Zero reads "free". */
  readonly price: Amount;
  /** Places to collect it, chosen inside this option. */
  readonly points?: readonly PickupPoint[] | undefined;
}

/** Props of {@link DeliveryOptions}. */
export interface DeliveryOptionsProps
  extends
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'>,
    Pick<FieldTexts, 'hint' | 'error'> {
  /** In the order in which they are shown; none says that there is none. */
  options: readonly DeliveryOption[];
  /** The locale's "Como quer receber?" when left out. */
  label?: ReactNode;
  /** Id of the chosen option, when the consumer holds it; `null` for none yet. */
  value?: string | null | undefined;
  /** Id of the first choice, when the component holds it. */
  defaultValue?: string | undefined;
  /** Called with the id of an option when it is chosen, also when it is the only one. */
  onValueChange?: ((id: string | null) => void) | undefined;
  /** Id of the point chosen inside an option; `null` for none yet. */
  pointId?: string | null | undefined;
  /** Called with the id of a point when it is chosen, also when it is the only one. */
  onPointChange?: ((pointId: string | null) => void) | undefined;
  /** "loading" and "failed" show instead of the options. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Asks for the options again. */
  onRetry?: (() => void) | undefined;
}

/**
 * How an order gets to the customer: each way with its time and price. The only way there is, and
 * its only point, are chosen already; when all ways are to collect it, a notice says so.
 */
export function DeliveryOptions({
  options,
  label,
  value,
  defaultValue,
  onValueChange,
  pointId,
  onPointChange,
  status = 'ready',
  onRetry,
  hint,
  error,
  ...props
}: DeliveryOptionsProps) {
  const { delivery } = useMessages();
  const [chosen, choose] = useControllableState<string | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: onValueChange,
  });
  useOnlyChoice(status === 'ready' ? onlyId(options) : null, chosen, choose);
  const pointsOf = ({ id, points }: DeliveryOption) =>
    id === chosen && points?.length ? <Points {...{ points, pointId, onPointChange }} /> : null;
  return (
    <div data-slot="delivery-options" {...props}>
      {status === 'ready' && options.length > 0 ? (
        <>
          {options.every(({ kind }) => kind === 'pickup') ? <PickupOnly /> : null}
          <RadioGroup
            look="card"
            {...{ hint, error }}
            label={label ?? delivery.label}
            value={chosen}
            onValueChange={choose}
            options={options.map((option) => ({
              value: option.id,
              label: <OptionName option={option} />,
              hint:
                option.leadTimeDays === undefined ? null : delivery.leadTime(option.leadTimeDays),
              aside: <OptionPrice price={option.price} />,
              details: pointsOf(option),
            }))}
          />
        </>
      ) : (
        <NoOptions status={status} onRetry={onRetry} />
      )}
    </div>
  );
}

function PickupOnly() {
  const { delivery } = useMessages();
  return (
    <Notice icon={<Store className="mt-px size-[1.3em] shrink-0" />} className="mb-4">
      {delivery.pickupOnly}
    </Notice>
  );
}

function OptionName({ option: { kind, name } }: { option: DeliveryOption }) {
  const { delivery } = useMessages();
  const Icon = kind === 'pickup' ? Store : Truck;
  return (
    <span className="inline-flex items-baseline gap-2">
      <Icon className="mt-0.5 size-[1.2em] shrink-0 self-start" />
      {name ?? delivery.kinds[kind]}
    </span>
  );
}

function OptionPrice({ price }: { price: Amount }) {
  const { cart } = useMessages();
  return <span className="font-bold">{isZero(price) ? cart.free : <Money amount={price} />}</span>;
}

interface PointsProps extends Pick<DeliveryOptionsProps, 'pointId' | 'onPointChange'> {
  points: readonly PickupPoint[];
}

function Points({ points, pointId, onPointChange }: PointsProps) {
  const { pickup } = useMessages();
  const [chosen, choose] = useControllableState<string | null>({
    value: pointId,
    defaultValue: null,
    onChange: onPointChange,
  });
  useOnlyChoice(onlyId(points), chosen, choose);
  return (
    <PickupPointGroup label={pickup.label} points={points} value={chosen} onValueChange={choose} />
  );
}

/** What shows while there is nothing to choose from. */
function NoOptions({ status, onRetry }: Pick<DeliveryOptionsProps, 'status' | 'onRetry'>) {
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
