import * as v from 'valibot';
import type { SearchSuggestions, SuggestedGroup } from '../entities/index.ts';
import { wireSuggestedGroup, wireSuggestions } from '../suggestions.ts';
import { brandsAnswer } from './catalogue.ts';
import { placeOf, productAnswer } from './product.ts';

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
  const place = placeOf(wire);
  return place && { ...place, category: placeOf(wire.categoria) };
}
