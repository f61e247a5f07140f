/** A department of a category. */
export interface Department {
  readonly id: number;
  /** What stands in its address: its slug, or its id as text when it has none. */
  readonly slug: string;
  readonly name: string;
}

/** A category of the catalogue with its departments, in menu order. */
export interface Category extends Department {
  /** Address of its icon; the store's markup as a `data:` address when it has none. Or null. */
  readonly icon: string | null;
  readonly departments: readonly Department[];
  /** Products to be found in it; null when the store does not say. */
  readonly productCount: number | null;
}

/** A brand. One without a logo is not shown in grids of brands. */
export interface Brand {
  readonly id: number;
  /** What stands in its address: its slug, or its id as text when it has none. */
  readonly slug: string;
  readonly name: string;
  /** Address of the logo, or null. */
  readonly logo: string | null;
}

/** How many products of a brand there are in a place. */
export interface BrandCount {
  readonly brandId: number;
  readonly count: number;
}
