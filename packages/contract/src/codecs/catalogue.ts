import * as v from 'valibot';
import { wireBrand, wireCountedBrand, type WireBrand, type WireCountedBrand } from '../brands.ts';
import { wireCategory, type WireCategory, type WireDepartment } from '../categories.ts';

export interface Department {
  readonly id: number;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
  /** Of earlier names and of those merged into it; addresses with them lead to it. */
  readonly formerSlugs?: readonly string[];
  readonly name: string;
}

/** With its departments, in menu order. */
export interface Category extends Department {
  /** Address of the icon; a `data:` address of the store's markup when it has none; or null. */
  readonly icon: string | null;
  readonly departments: readonly Department[];
  /** Null when the store does not say. */
  readonly productCount: number | null;
}

/** Without a logo it is not shown in grids. */
export interface Brand {
  readonly id: number;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
  /** Of earlier names and of those merged into it; addresses with them lead to it. */
  readonly formerSlugs?: readonly string[];
  readonly name: string;
  readonly logo: string | null;
}

/** A brand as a filter names it. */
export type BrandName = Pick<Brand, 'id' | 'name'>;

/** A brand that has products within some scope. */
export interface CountedBrand extends BrandName {
  /** How many, at least one; null when the store does not say. */
  readonly count: number | null;
}

export const brandsAnswer: v.GenericSchema<unknown, readonly Brand[]> = /* @__PURE__ */ v.array(
  /* @__PURE__ */ v.pipe(wireBrand, /* @__PURE__ */ v.transform(brandOf)),
);

/** With the number of their products, where the store says it. */
export const countedBrandsAnswer: v.GenericSchema<unknown, readonly (Brand & CountedBrand)[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(wireCountedBrand, /* @__PURE__ */ v.transform(countedBrandOf)),
  );

export const categoriesAnswer: v.GenericSchema<unknown, readonly Category[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(wireCategory, /* @__PURE__ */ v.transform(categoryOf)),
  );

function brandOf(wire: WireBrand): Brand {
  const id = Number(wire.id);
  return {
    id,
    slug: wire.slug || String(id),
    ...formerOf(wire),
    name: wire.nome ?? wire.name ?? '',
    logo: wire.logo || null,
  };
}

function countedBrandOf(wire: WireCountedBrand): Brand & CountedBrand {
  const { total_produtos: count } = wire;
  return { ...brandOf(wire), count: count === undefined ? null : Number(count) };
}

function categoryOf(wire: WireCategory): Category {
  const departments = wire.departments ?? wire.departamentos ?? wire.subcategorias ?? [];
  return {
    ...departmentOf(wire),
    icon: iconOf(wire),
    departments: departments.map(departmentOf),
    productCount: wire.total_produtos === undefined ? null : Number(wire.total_produtos),
  };
}

/** The store's markup is only shown as an image, never inserted into a page. */
function iconOf({ imagem, icone }: WireCategory): string | null {
  if (imagem?.url) return imagem.url;
  return icone ? `data:image/svg+xml,${encodeURIComponent(icone)}` : null;
}

function departmentOf(wire: WireDepartment): Department {
  const id = Number(wire.id);
  return {
    id,
    slug: wire.slug || String(id),
    ...formerOf(wire),
    name: wire.name ?? wire.nome ?? '',
  };
}

function formerOf({ slugs_anteriores: slugs = [] }: WireBrand | WireDepartment) {
  return slugs.length > 0 && { formerSlugs: slugs };
}
