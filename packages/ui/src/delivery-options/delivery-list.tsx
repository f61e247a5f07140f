import type { ComponentProps } from 'react';
import type { PickupPoint } from '../pickup-point-picker/pickup-point-picker.tsx';
import {
  NoOptions,
  OptionName,
  OptionPrice,
  PickupOnly,
  useWhen,
  type DeliveryOption,
  type DeliveryState,
} from './delivery-parts.tsx';

export interface DeliveryListProps extends ComponentProps<'div'>, DeliveryState {
  /** In the order in which they are shown; none says that there is none. */
  options: readonly DeliveryOption[];
}

/**
 * The ways something gets to a place, each with its time and price, to be read and not chosen, as
 * beside a product. What has been calculated is announced.
 */
export function DeliveryList({ options, status = 'ready', onRetry, ...props }: DeliveryListProps) {
  const isThere = status === 'ready' && options.length > 0;
  return (
    <div data-slot="delivery-list" {...props}>
      <div aria-live="polite" className="contents">
        {isThere ? <Ways options={options} /> : null}
      </div>
      {isThere ? null : <NoOptions status={status} onRetry={onRetry} />}
    </div>
  );
}

function Ways({ options }: Pick<DeliveryListProps, 'options'>) {
  const whenOf = useWhen();
  return (
    <>
      {options.every(({ kind }) => kind === 'pickup') ? <PickupOnly /> : null}
      <ul className="ui-rows edge-t edge-b border-line">
        {options.map((option) => (
          <li key={option.id} className="grid gap-1 py-3">
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold">
                <OptionName option={option} />
              </span>
              <OptionPrice price={option.price} />
            </div>
            {whenOf(option) === undefined ? null : <p className="text-muted">{whenOf(option)}</p>}
            {option.points?.length ? <Points points={option.points} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function Points({ points }: { points: readonly PickupPoint[] }) {
  return (
    <ul className="grid gap-1 text-muted">
      {points.map(({ id, name, address, openingHours }) => (
        <li key={id}>
          <p className="text-ink">{name}</p>
          <p>{address}</p>
          {openingHours === undefined ? null : <p>{openingHours}</p>}
        </li>
      ))}
    </ul>
  );
}
