/** The most lines in a cart, including removed ones (`ativo` false). */
export const cartLineLimit = 200;

/** The most pieces of one product in a cart. */
export const cartQuantityLimit = 9999;
