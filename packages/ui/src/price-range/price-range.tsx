import { currencies, formatMoney, money, type Money } from '@ponte/regional/money';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useControllableState } from '../internal/use-controllable-state.ts';
import { useMessages } from '../kit/kit.tsx';
import {
  amountAt,
  positionOf,
  positionsOf,
  withEnd,
  type PriceRangeEnd,
  type PriceRangeValue,
} from './model.ts';
import { PriceRangeField } from './price-range-field.tsx';

export type { PriceRangeEnd, PriceRangeValue } from './model.ts';

const ends = ['from', 'to'] as const;
const open: PriceRangeValue = { from: null, to: null };

/** Props of {@link PriceRange}; what is not listed here goes to the `<fieldset>`. */
export interface PriceRangeProps extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue' | 'onChange'
> {
  /** What the prices are of. */
  label: ReactNode;
  /** The lowest price there is, in minor units of its currency. */
  min: Money;
  /** The highest price there is, in the same currency. */
  max: Money;
  /** From one position of the slider to the next, in minor units; a whole unit of the currency when left out. */
  step?: number | undefined;
  /** The range, when the consumer holds it. */
  value?: PriceRangeValue | undefined;
  /** The range at first, when the component holds it; without bounds when left out. */
  defaultValue?: PriceRangeValue | undefined;
  /** Called with the range at each move of a thumb, and when an amount was typed. */
  onValueChange?: ((value: PriceRangeValue) => void) | undefined;
  /** Names of the two amounts in a form, which sends decimals such as "64.90", "" for no bound. */
  names?: readonly [from: string, to: string] | undefined;
}

/**
 * Prices from one to another: a slider with two thumbs, and two fields for the same amounts. The ends never
 * cross. Without JavaScript the fields work alone, and send what was typed.
 *
 * @example <PriceRange label="Preço" min={money(990, 'USD')} max={money(149000, 'USD')} names={['de', 'ate']} />
 */
export function PriceRange({
  label,
  min,
  max,
  step = 10 ** currencies[min.currency].decimals,
  value,
  defaultValue = open,
  onValueChange,
  names,
  disabled = false,
  className,
  ...props
}: PriceRangeProps) {
  const { priceRange } = useMessages();
  const [range, hold] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const scale = { min: min.minor, max: max.minor, step };
  const last = positionsOf(scale);
  const position = {
    from: range.from ? positionOf(range.from.minor, scale) : 0,
    to: range.to ? positionOf(range.to.minor, scale) : last,
  };
  const change = (end: PriceRangeEnd, amount: Money | null) => {
    const next = withEnd(range, end, amount, scale);
    if (next[end]?.minor !== range[end]?.minor) hold(next);
  };
  const labels = { from: priceRange.lowest, to: priceRange.highest };
  const bounds = { from: min, to: max };
  return (
    <fieldset
      data-slot="price-range"
      disabled={disabled}
      {...props}
      className={cx('ui-price-range', className)}
    >
      <legend data-slot="price-range-label" className="ui-price-range-legend">
        {label}
      </legend>
      {last > 0 ? (
        <div data-slot="price-range-slider" className="ui-price-slider">
          <svg
            aria-hidden
            viewBox={`0 0 ${last} 1`}
            preserveAspectRatio="none"
            className="ui-price-slider-track"
          >
            <rect
              x={position.from}
              width={Math.max(0, position.to - position.from)}
              height="1"
              className="ui-price-slider-chosen"
            />
          </svg>
          {ends.map((end) => (
            <input
              key={end}
              type="range"
              data-slot="price-range-thumb"
              // Thumbs that meet on the right would leave the lower one underneath.
              data-state={end === 'from' && position.from > last / 2 ? 'above' : undefined}
              min={0}
              max={last}
              value={position[end]}
              aria-label={labels[end]}
              aria-valuetext={formatMoney(range[end] ?? bounds[end])}
              onChange={(event) => {
                const minor = amountAt(event.currentTarget.valueAsNumber, scale);
                change(end, money(minor, min.currency));
              }}
              className="ui-price-slider-thumb"
            />
          ))}
        </div>
      ) : null}
      <div className="ui-price-range-fields">
        {ends.map((end, at) => (
          <PriceRangeField
            key={end}
            label={priceRange[end]}
            name={names?.[at]}
            amount={range[end]}
            bound={bounds[end]}
            disabled={disabled}
            onCommit={(amount) => change(end, amount)}
          />
        ))}
      </div>
    </fieldset>
  );
}
