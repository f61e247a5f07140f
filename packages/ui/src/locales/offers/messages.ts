/** A unit that a price is of. */
export type PriceUnit =
  | 'piece'
  | 'pair'
  | 'box'
  | 'roll'
  | 'metre'
  | 'squareMetre'
  | 'kilogram'
  | 'litre';

export interface OffersMessages {
  readonly offer: {
    readonly price: string;
    /** Before the price that held until now. */
    readonly was: string;
    /** Before the price that holds, when another one held until now. */
    readonly now: string;
    readonly saving: (percent: string) => string;
    /** The saving in signs, such as "−23%". */
    readonly savingSign: (percent: string) => string;
    readonly units: Readonly<Record<PriceUnit, string>>;
    readonly instalments: (count: string, amount: string) => string;
    /** When the first instalment has another amount. */
    readonly firstInstalment: (amount: string) => string;
    readonly withoutInterest: string;
    readonly instalmentsTotal: (amount: string) => string;
  };
  readonly tiers: {
    readonly label: string;
    readonly between: (from: string, to: string) => string;
    readonly exactly: (quantity: string) => string;
    readonly above: (from: string) => string;
    readonly each: string;
    /** The tier that holds for the quantity chosen. */
    readonly current: string;
  };
  readonly options: {
    /** Why a value is off, with the other choices that it does not go with. */
    readonly impossible: (others: string) => string;
    readonly neverMade: string;
    readonly soldOut: string;
    readonly soldOutWith: (others: string) => string;
  };
  readonly coupon: {
    readonly label: string;
    readonly apply: string;
    readonly remove: string;
    readonly removeOf: (code: string) => string;
    readonly applied: (discount: string) => string;
    readonly appliedAlone: string;
  };
  readonly priceRange: {
    readonly from: string;
    readonly to: string;
    readonly lowest: string;
    readonly highest: string;
  };
  readonly badge: {
    readonly isNew: string;
    readonly soldOut: string;
    readonly discount: (percent: string) => string;
    readonly freeShipping: string;
  };
}
