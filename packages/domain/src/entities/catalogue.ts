export interface Department {
  readonly id: number;
  /** Its part of an address: the slug, or the id as text when it has none. */
  readonly slug: string;
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
