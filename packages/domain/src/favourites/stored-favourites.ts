import * as v from 'valibot';
import type { ProductId } from '../entities/index.ts';
import { parseStored } from '../kept/index.ts';

/** A marked product, with what a list shows before its price is asked for. */
export interface Favourite {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  /** Address of the first picture, or null. */
  readonly picture: string | null;
}

const storedFavourites = /* @__PURE__ */ v.array(
  /* @__PURE__ */ v.object({
    id: /* @__PURE__ */ v.number(),
    slug: /* @__PURE__ */ v.string(),
    name: /* @__PURE__ */ v.string(),
    code: /* @__PURE__ */ v.string(),
    picture: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.string()),
  }),
);

/** The favourites in `text`; null when it can't be read. */
export function parseFavourites(text: string): readonly Favourite[] | null {
  return parseStored(storedFavourites, text);
}
