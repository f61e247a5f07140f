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

/** The number of a brand's products within some scope. */
export interface BrandCount {
  readonly brandId: number;
  readonly count: number;
}
