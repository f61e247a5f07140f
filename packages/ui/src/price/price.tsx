import type { Money as Amount } from '@ponte/regional/money';
import type { PriceUnit } from '../locales/offers/messages.ts';
import { savingPercent, type Instalments } from './model.ts';
import {
  PriceInstalments,
  PriceNow,
  PriceRoot,
  PriceSaving,
  PriceUnitText,
  PriceWas,
  type PriceRootProps,
} from './price-parts.tsx';

export type { PriceUnit } from '../locales/offers/messages.ts';
export { instalmentsTotal, savingPercent, splitInstalments, type Instalments } from './model.ts';
export {
  PriceInstalments,
  PriceNow,
  PriceRoot,
  PriceSaving,
  PriceUnitText,
  PriceWas,
  type PriceInstalmentsProps,
  type PriceNowProps,
  type PriceRootProps,
  type PriceSavingProps,
  type PriceUnitTextProps,
  type PriceWasProps,
} from './price-parts.tsx';

export interface PriceProps extends Omit<PriceRootProps, 'children'> {
  /** The price that holds, in minor units of its currency. */
  price: Amount;
  /**
   * The price that held until now, in the same currency: struck out, with the saving in per cent (rounded
   * down). Not shown when it is no higher, or in another currency.
   */
  listPrice?: Amount | undefined;
  /** What the price is of, such as a metre; it is not said when left out. */
  unit?: PriceUnit | undefined;
  /**
   * Payments over time, as the shop offers them. Without interest `splitInstalments` makes them, exact to
   * the minor unit. Not shown for fewer than two, or in another currency.
   */
  instalments?: Instalments | undefined;
}

/**
 * One price with what is said about it: the one before and the saving, its unit, and instalments. For the
 * same price in other currencies use `PriceTag`. Its parts are `Price.Root`, `Price.Was`, `Price.Saving`,
 * `Price.Now`, `Price.Unit` and `Price.Instalments`.
 *
 * @example <Price price={money(61490, 'BRL')} listPrice={money(79900, 'BRL')} unit="metre" />
 */
export function Price({ price, listPrice, unit, instalments, ...props }: PriceProps) {
  const isReduced = listPrice?.currency === price.currency && listPrice.minor > price.minor;
  return (
    <PriceRoot {...props}>
      {isReduced ? (
        <PriceWas amount={listPrice}>
          <PriceSaving percent={savingPercent(price, listPrice)} />
        </PriceWas>
      ) : null}
      <PriceNow amount={price} reduced={isReduced}>
        {unit ? <PriceUnitText unit={unit} /> : null}
      </PriceNow>
      {instalments ? <PriceInstalments instalments={instalments} price={price} /> : null}
    </PriceRoot>
  );
}

Price.Root = PriceRoot;
Price.Was = PriceWas;
Price.Saving = PriceSaving;
Price.Now = PriceNow;
Price.Unit = PriceUnitText;
Price.Instalments = PriceInstalments;
