import { Lazy } from './lazy.ts';

/** The same for the answers to customers, which the first page does without. */

export const profileAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/customer.ts')).profileAnswer,
);

export const openedSessionAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/customer.ts')).openedSessionAnswer,
);

/** Of calls whose answer says no more than that it is done. */
export const doneAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/done.ts')).doneAnswer,
);

export const addressAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/address.ts')).addressAnswer,
);

export const postalAddressAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/places.ts')).postalAddressAnswer,
);

export const foundCityAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/places.ts')).foundCityAnswer,
);

export const deliveryOptionsAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/delivery.ts')).deliveryOptionsAnswer,
);

export const deliveryEstimatesAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/delivery.ts')).deliveryEstimatesAnswer,
);

export const pickupPointsAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/delivery.ts')).pickupPointsAnswer,
);

export const ordersAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/order.ts')).ordersAnswer,
);

export const orderAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/order.ts')).orderAnswer,
);

export const paymentsAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/order.ts')).paymentsAnswer,
);

export const startedCheckoutAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/order.ts')).startedCheckoutAnswer,
);
