/**
 * Who works in the back office. `counter`: orders and their hand-over, and goods to look at; `catalogue`: products,
 * banners, questions, rates, reviews; `owner`: everything, refunds, staff, customers' data, jobs
 * and settings too.
 */
export const staffRoles = ['counter', 'catalogue', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const ordersRoles = ['counter', 'owner'] as const satisfies readonly StaffRole[];
export const catalogueRoles = ['catalogue', 'owner'] as const satisfies readonly StaffRole[];
export const ownerRole = ['owner'] as const satisfies readonly StaffRole[];
/** Goods, their prices and pieces, to look at. */
export const goodsRoles = ['counter', 'catalogue', 'owner'] as const satisfies readonly StaffRole[];
