type Field =
  | 'name'
  | 'postalCode'
  | 'street'
  | 'number'
  | 'district'
  | 'complement'
  | 'directions'
  | 'state'
  | 'city';

export interface DeliveryMessages {
  readonly delivery: {
    readonly label: string;
    /** The heading when there is only one option. */
    readonly only: string;
    readonly kinds: Readonly<Record<'pickup' | 'delivery', string>>;
    /** When it can be had, of working days after the payment. */
    readonly leadTime: (days: number) => string;
    readonly pickupOnly: string;
    readonly loading: string;
    readonly failed: string;
    readonly none: string;
  };
  readonly pickup: {
    readonly label: string;
    readonly state: string;
    readonly city: string;
    readonly none: (city: string) => string;
    /** Before the opening hours; for screen readers. */
    readonly openingHours: string;
  };
  readonly address: {
    readonly country: string;
    readonly fields: Readonly<Record<'BR' | 'PY', Readonly<Record<Field, string>>>>;
    readonly nameHint: string;
    readonly directionsHint: string;
    /** What to enter where a house has no number. */
    readonly numberHint: string;
    /** Under a field that a look-up has filled in. */
    readonly filledByPostalCode: string;
    readonly postalCodeNotFound: string;
    readonly listFailed: string;
    readonly problems: Readonly<Record<'required' | 'tooLong' | 'incomplete', string>>;
    readonly notSaved: string;
    readonly save: string;
    readonly saving: string;
    readonly newTitle: string;
    readonly editTitle: string;
  };
  readonly addressCard: {
    /** The mark of the main address. */
    readonly main: string;
    readonly makeMain: string;
    readonly edit: string;
    readonly remove: string;
    readonly confirmRemove: string;
  };
}
