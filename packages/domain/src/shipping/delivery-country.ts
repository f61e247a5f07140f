/** Paraguay: the only country with home delivery. */
export const deliveryCountryId = 2;
