import type { ProductId } from '../entities/index.ts';
import { isListOf, isNullOr, isRecordOf, isText, isWhole, parseStored } from '../stored/index.ts';

/** A favourite with what a list shows before its price is loaded. */
export interface Favourite {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly code: string;
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

/** Null when invalid. */
export function parseFavourites(text: string): readonly Favourite[] | null {
  return parseStored(areFavourites, text);
}
