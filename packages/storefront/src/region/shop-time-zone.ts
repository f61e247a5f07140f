/** Dates are those of the shop's counter, in every browser. */
export const shopTimeZone = 'America/Asuncion';
