import { wireProduct, wireProductDetails, wireProductPage } from '@ponte/contract/products';
import type { Money } from '@ponte/regional/money';
import * as v from 'valibot';
import type {
  Product,
  ProductDetails,
  ProductPlace,
  ProductSlice,
  Stock,
} from '../entities/index.ts';
import { amountOf, currencyOf, type Complain } from './amount.ts';

type WireProduct = v.InferOutput<typeof wireProduct>;
type WireProductDetails = v.InferOutput<typeof wireProductDetails>;

/** The answer of a product list. */
export const productSliceAnswer: v.GenericSchema<unknown, ProductSlice> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.object({
    total: wireProductPage.entries.total,
    data: /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.pipe(
        wireProduct,
        /* @__PURE__ */ v.rawTransform<WireProduct, Product>(({ dataset, addIssue }) =>
          productOf(dataset.value, addIssue),
        ),
      ),
    ),
  }),
  /* @__PURE__ */ v.transform(({ data, total }) => ({ products: data, total: Number(total) })),
);

/** The answer of a product's details. */
export const productDetailsAnswer: v.GenericSchema<unknown, ProductDetails> =
  /* @__PURE__ */ v.pipe(
    wireProductDetails,
    /* @__PURE__ */ v.rawTransform<WireProductDetails, ProductDetails>(({ dataset, addIssue }) =>
      detailsOf(dataset.value, addIssue),
    ),
  );

function productOf(wire: WireProduct, complain: Complain): Product {
  const id = Number(wire.id);
  return {
    id,
    slug: wire.slug || String(id),
    name: wire.nome,
    code: wire.codigo ?? '',
    price: priceOf(wire, complain),
    stock: stockOf(wire),
    pictures: (wire.imagens ?? []).map(({ url }) => ({ url })),
    brandId: wire.marca ? Number(wire.marca.id) : null,
    token: wire.token ?? '',
  };
}

function detailsOf(wire: WireProductDetails, complain: Complain): ProductDetails {
  return {
    ...productOf(wire, complain),
    description: wire.detalhes ?? '',
    specifications: (wire.especificacoes ?? []).map(({ nome, valor }) => ({
      name: nome ?? '',
      value: valor ?? '',
    })),
    category: placeOf(wire.categoria),
    department: placeOf(wire.departamento),
  };
}

/** The current price, which the list price stands in for; none where prices are on request. */
function priceOf(wire: WireProduct, complain: Complain): Money | null {
  const current = wire.preco_atual?.valor_venda;
  const decimal = current ?? wire.valor_venda;
  if (
    decimal === null ||
    decimal === undefined ||
    wire.mostrar_preco === false ||
    wire.mostrar_preco === 0
  ) {
    return null;
  }
  const currency = currencyOf(wire.moeda?.id, complain, ['moeda', 'id']);
  if (!currency) return null;
  const field = current ? (['preco_atual', 'valor_venda'] as const) : (['valor_venda'] as const);
  return amountOf(decimal, currency, complain, field);
}

function stockOf(wire: WireProduct): Stock {
  if (wire.tem_estoque) return 'inStock';
  return wire.tem_estoque_fisico ? 'physicalStoreOnly' : 'outOfStock';
}

function placeOf(wire: WireProductDetails['categoria']): ProductPlace | null {
  if (!wire) return null;
  const id = Number(wire.id);
  return { id, slug: wire.slug || String(id), name: wire.name ?? wire.nome ?? '' };
}
