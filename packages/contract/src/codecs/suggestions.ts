import * as v from 'valibot';
import { wireSuggestedGroup, wireSuggestions } from '../suggestions.ts';
import { brandsAnswer, type Brand } from './catalogue.ts';
import { productPlaceOf, productAnswer, type Product, type ProductPlace } from './product.ts';

/** A category, or a department of one. */
export interface SuggestedGroup extends ProductPlace {
  /** Of a department. */
  readonly category: ProductPlace | null;
}

/** What a search text may mean. */
export interface SearchSuggestions {
  /** The product with exactly that code. */
  readonly coded: Product | null;
  readonly groups: readonly SuggestedGroup[];
  readonly brands: readonly Brand[];
  /** Whole texts. */
  readonly searches: readonly string[];
  readonly products: readonly Product[];
}

export const suggestionsAnswer: v.GenericSchema<unknown, SearchSuggestions> =
  /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.object({
      codigo: /* @__PURE__ */ v.nullish(productAnswer),
      categorias: /* @__PURE__ */ v.array(
        /* @__PURE__ */ v.pipe(wireSuggestedGroup, /* @__PURE__ */ v.transform(groupOf)),
      ),
      marcas: brandsAnswer,
      buscas: wireSuggestions.entries.buscas,
      produtos: /* @__PURE__ */ v.array(productAnswer),
    }),
    /* @__PURE__ */ v.transform(({ codigo, categorias, marcas, buscas, produtos }) => ({
      coded: codigo ?? null,
      groups: categorias.flatMap((group) => group ?? []),
      brands: marcas,
      searches: buscas,
      products: produtos,
    })),
  );

function groupOf(wire: v.InferOutput<typeof wireSuggestedGroup>): SuggestedGroup | null {
  const place = productPlaceOf(wire);
  return place && { ...place, category: productPlaceOf(wire.categoria) };
}
