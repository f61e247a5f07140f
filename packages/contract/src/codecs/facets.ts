import * as v from 'valibot';
import type { CountedPlace, ListFacets } from '../entities/index.ts';
import { wireFacets, type WireFacets } from '../products.ts';

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
