/** The products that a customer has marked, by the name of the list. */
export const customerListNames = ['favoritos', 'comparacao'] as const;
export type CustomerListName = (typeof customerListNames)[number];

/** How many products a list has at most; of more than can be compared no table could be read. */
export const customerListLimits: Readonly<Record<CustomerListName, number>> = {
  favoritos: 200,
  comparacao: 4,
};
