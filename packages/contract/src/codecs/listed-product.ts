import * as v from 'valibot';
import { wireListedProduct, type WireListedProduct } from '../customer-lists.ts';
import type { ListedProduct } from '../entities/index.ts';
import { nameLangOf } from './text-languages.ts';

export const listedProductsAnswer: v.GenericSchema<unknown, ListedProduct[]> =
  /* @__PURE__ */ v.array(
    /* @__PURE__ */ v.pipe(wireListedProduct, /* @__PURE__ */ v.transform(listedProductOf)),
  );

function listedProductOf(wire: WireListedProduct): ListedProduct {
  const id = Number(wire.id);
  return {
    id,
    slug: wire.slug || String(id),
    name: wire.nome,
    ...nameLangOf(wire.idiomas),
    code: wire.codigo ?? '',
    picture: wire.imagens?.[0]?.url ?? null,
  };
}
