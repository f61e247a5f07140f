/** The most different products that a cart holds, the hidden ones (`ativo` false) counted. */
export const cartLineLimit = 200;

/** The most pieces of one product in a cart. */
export const cartQuantityLimit = 9999;
