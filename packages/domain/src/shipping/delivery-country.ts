/** The store's id of Paraguay: nothing is brought anywhere else. */
export const deliveryCountryId = 2;
