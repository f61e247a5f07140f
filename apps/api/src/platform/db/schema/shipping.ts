import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

const usdCents = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** A department that the shop delivers to. */
export const deliveryZones = pgTable('delivery_zones', {
  stateId: integer('state_id').primaryKey(),
  /** Home delivery. */
  homeUsdCents: usdCents('home_usd_cents'),
  homeDays: integer('home_days').notNull(),
  pickupUsdCents: usdCents('pickup_usd_cents'),
  pickupDays: integer('pickup_days').notNull(),
});

export type PickupPointKind = 'counter' | 'partner';

export const pickupPoints = pgTable('pickup_points', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<PickupPointKind>().notNull(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  hoursPt: text('hours_pt').notNull(),
  hoursEs: text('hours_es').notNull(),
  cityId: integer('city_id').notNull(),
  stateId: integer('state_id').notNull(),
  active: boolean('active').notNull().default(true),
});
