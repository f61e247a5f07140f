import * as v from 'valibot';
import { wireFacets, type WireFacets } from '../products.ts';
import type { CountedBrand } from './catalogue.ts';
import type { ProductPlace } from './product.ts';

/** What a value of a filter finds, with all other filters applied. Null: the store does not count. */
type Count = number | null;

export interface CountedPlace extends ProductPlace {
  readonly count: Count;
}

export interface FacetValue {
  /** Its part of an address, such as `220-v`. */
  readonly id: string;
  readonly name: string;
  readonly count: Count;
}

/** A property of goods to filter by, such as the voltage. */
export interface Facet {
  /** Its part of an address, such as `tensao`. */
  readonly id: string;
  readonly name: string;
  readonly values: readonly FacetValue[];
}

/** What a list can be narrowed by. */
export interface ListFacets {
  /** Of the list. */
  readonly total: Count;
  readonly inStock: Count;
  /** The lowest and the highest price as decimal texts; null where there is none. */
  readonly price: { readonly min: string; readonly max: string } | null;
  readonly categories: readonly CountedPlace[];
  readonly departments: readonly CountedPlace[];
  readonly brands: readonly CountedBrand[];
  readonly facets: readonly Facet[];
  /** How many values are left out of groups, by the id of a facet or `brands`. */
  readonly leftOut: Readonly<Record<string, number>>;
}

export const facetsAnswer: v.GenericSchema<unknown, ListFacets> = /* @__PURE__ */ v.pipe(
  wireFacets,
  /* @__PURE__ */ v.transform(facetsOf),
);

function facetsOf(wire: WireFacets): ListFacets {
  return {
    total: Number(wire.total),
    inStock: Number(wire.em_estoque),
    price: wire.preco,
    categories: wire.categorias.map(placeOf),
    departments: wire.departamentos.map(placeOf),
    brands: wire.marcas.map(placeOf).map(({ id, name, count }) => ({ id, name, count })),
    facets: wire.facetas.map(({ id, nome, valores }) => ({
      id,
      name: nome,
      values: valores.map((value) => ({
        id: value.id,
        name: value.nome,
        count: Number(value.total),
      })),
    })),
    leftOut: {},
  };
}

function placeOf({ id, slug, nome, total }: WireFacets['marcas'][number]): CountedPlace {
  return { id: Number(id), slug: slug || String(id), name: nome, count: Number(total) };
}
