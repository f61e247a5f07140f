import { Lazy } from './lazy.ts';

/** What answers of the catalogue and the cart are decoded with, each with its schemas in a chunk of its own. */

export const startAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/start.ts')).startAnswer,
);

export const brandsAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/catalogue.ts')).brandsAnswer,
);

export const countedBrandsAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/catalogue.ts')).countedBrandsAnswer,
);

export const productSliceAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/product.ts')).productSliceAnswer,
);

export const productDetailsAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/product.ts')).productDetailsAnswer,
);

export const cartAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/cart.ts')).cartAnswer,
);

export const openCartAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/cart.ts')).openCartAnswer,
);

export const teamAnswer = /* @__PURE__ */ new Lazy(
  async () => (await import('../wire/team.ts')).teamAnswer,
);
