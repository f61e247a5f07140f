import { formatCount } from '@ponte/regional/money';
import type { ComponentProps } from 'react';
import { Check } from '../icons/icons.tsx';
import { cx } from '../internal/cx.ts';
import { useMessages } from '../kit/kit.tsx';
import type { KitMessages } from '../locales/messages.ts';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { quantityRanges, tierOf, type QuantityRange, type QuantityTier } from './model.ts';

export { quantityRanges, tierOf, type QuantityRange, type QuantityTier } from './model.ts';

export interface QuantityTiersProps extends ComponentProps<'div'> {
  /** What a piece costs from which quantity on, in any order; nothing is shown for fewer than two. */
  tiers: readonly QuantityTier[];
  /** How many pieces are wanted: their tier is marked. */
  quantity?: number | undefined;
  /** What the tiers are about, in place of "Preço por quantidade". */
  label?: string | undefined;
}

/**
 * What a piece costs by quantity, the tier of the wanted quantity marked.
 *
 * @example <QuantityTiers tiers={[{ from: 1, price }, { from: 10, price: lower }]} quantity={12} />
 */
export function QuantityTiers({ tiers, quantity, label, className, ...props }: QuantityTiersProps) {
  const { tiers: messages } = useMessages();
  const ranges = quantityRanges(tiers);
  const current = quantity === undefined ? undefined : tierOf(tiers, quantity)?.from;
  if (ranges.length < 2) return null;
  return (
    <div data-slot="quantity-tiers" {...props} className={cx('ui-tiers', className)}>
      <p data-slot="quantity-tiers-label" className="ui-tiers-label">
        {label ?? messages.label}
      </p>
      <ul className="ui-tiers-list">
        {ranges.map((range) => {
          const isCurrent = range.from === current;
          return (
            <li
              key={range.from}
              data-slot="quantity-tier"
              data-state={isCurrent ? 'current' : undefined}
              className="ui-tier"
            >
              <span className="ui-tier-quantity">
                {isCurrent ? <Check /> : null}
                {quantitiesOf(range, messages)}
              </span>
              <span className="ui-tier-price">
                <Money amount={range.price} className="ui-tier-amount" />
                <span className="ui-tier-each">{messages.each}</span>
              </span>
              {isCurrent ? <VisuallyHidden>{messages.current}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function quantitiesOf({ from, to }: QuantityRange, messages: KitMessages['tiers']): string {
  if (to === null) return messages.above(formatCount(from));
  if (to === from) return messages.exactly(formatCount(from));
  return messages.between(formatCount(from), formatCount(to));
}
