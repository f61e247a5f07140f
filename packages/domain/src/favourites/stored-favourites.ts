import type { ProductId } from '../entities/index.ts';
import { isListOf, isNullOr, isRecordOf, isText, isWhole, parseStored } from '../kept/index.ts';

/** A marked product, with what a list shows before its price is asked for. */
export interface Favourite {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  /** Address of the first picture, or null. */
  readonly picture: string | null;
}

const areFavourites = /* @__PURE__ */ isListOf(
  /* @__PURE__ */ isRecordOf<Favourite>({
    id: isWhole,
    slug: isText,
    name: isText,
    code: isText,
    picture: /* @__PURE__ */ isNullOr(isText),
  }),
);

/** The favourites in `text`; null when it can't be read. */
export function parseFavourites(text: string): readonly Favourite[] | null {
  return parseStored(areFavourites, text);
}
