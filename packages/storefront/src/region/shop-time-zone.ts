/** Dates are those of the shop's counter, wherever they are read. */
export const shopTimeZone = 'America/Asuncion';
