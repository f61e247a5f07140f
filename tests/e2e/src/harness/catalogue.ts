import { wireCart } from '@ponte/contract/cart';
import {
  wireFacets,
  wireProductPage,
  type WireFacets,
  type WireProduct,
} from '@ponte/contract/products';
import { wireDeliveryEstimate } from '@ponte/contract/shipping';
import { wireStart } from '@ponte/contract/start';
import {
  convert,
  currencyFromShopId,
  parseMoney,
  shopCurrencyId,
  type CurrencyCode,
  type ExchangeRates,
  type Money,
} from '@ponte/regional/money';
import * as v from 'valibot';
import type { Region } from './region.ts';
import type { Shop } from './shop.ts';

/** A product as the API describes it in a region: what a page is expected to show. */
export interface Listed {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
  readonly name: string;
  /** `null`: on request. */
  readonly price: Money | null;
  readonly inStock: boolean;
  /** To be seen in the shop, though it cannot be ordered. */
  readonly onlyInShop: boolean;
}

/** A product that can be put in the cart. */
export type Buyable = Listed & { readonly price: Money };

export interface ListedPage {
  readonly products: readonly Listed[];
  readonly total: number;
}

export interface ListedCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** A way to get a product to a city. */
export interface Way {
  readonly name: string;
  readonly price: Money;
  /** Partners' counters where it can be collected, by name. */
  readonly points: readonly string[];
}

/** How many categories the home page offers (storefront.md §9). */
const homeCategories = 8;

/** What the API itself says, asked by Node; figures that pages must show come from here. */
export class Catalogue {
  readonly #api: string;
  readonly #region: Region;

  constructor(shop: Shop, region: Region) {
    this.#api = shop.api.origin;
    this.#region = region;
  }

  /** A page of products, by default in the catalogue's own order. */
  async products(query: Readonly<Record<string, string>> = {}): Promise<ListedPage> {
    const parameters = new URLSearchParams({
      order_by: 'tem_estoque,id',
      order: 'desc,desc',
      per_page: '20',
      moeda_id: String(shopCurrencyId(this.#region.currency)),
      ...(this.#region.productLang && { lang: this.#region.productLang }),
      ...query,
    });
    const page = v.parse(wireProductPage, await this.#get(`/api/public/products?${parameters}`));
    return { products: page.data.map(listedOf), total: Number(page.total) };
  }

  /** What a list can be narrowed by, in the order of its filters. */
  async facets(query: Readonly<Record<string, string>> = {}): Promise<WireFacets> {
    const parameters = new URLSearchParams({
      moeda_id: String(shopCurrencyId(this.#region.currency)),
      ...(this.#region.productLang && { lang: this.#region.productLang }),
      ...query,
    });
    return v.parse(wireFacets, await this.#get(`/api/public/products/facets?${parameters}`));
  }

  /** One of the products on the first page of all that can be put in the cart, counted from 0. */
  async buyable(index: number): Promise<Buyable> {
    const { products } = await this.products();
    const found = products.filter(isBuyable).at(index);
    if (!found) throw new Error(`the first page has no ${index + 1} products to buy`);
    return found;
  }

  /** The first product of the catalogue that is like this. */
  async find(isLike: (product: Listed) => boolean): Promise<Listed> {
    for (let page = 1; ; page += 1) {
      const { products } = await this.products({ per_page: '100', page: String(page) });
      const found = products.find(isLike);
      if (found) return found;
      if (products.length === 0) throw new Error('the catalogue has no such product');
    }
  }

  /** A category that the home page offers, not the one it opens with, with a second page. */
  async categoryWithPages(): Promise<ListedCategory & { readonly first: ListedPage }> {
    for (const category of (await this.categories()).slice(1, homeCategories)) {
      const first = await this.products({ category_id: String(category.id) });
      if (first.total > first.products.length) return { ...category, first };
    }
    throw new Error('no category on the home page has a second page');
  }

  /** Categories in menu order, in the region's language. */
  async categories(): Promise<readonly ListedCategory[]> {
    const { categories } = await this.#start();
    return categories.map(({ id, slug, name, nome }) => ({
      id: Number(id),
      slug: slug ?? String(id),
      name: name ?? nome ?? '',
    }));
  }

  /** Brands by name, as filters offer them. */
  async brands(): Promise<readonly { readonly id: number; readonly name: string }[]> {
    const { brands } = await this.#start();
    return brands.map(({ id, nome, name }) => ({ id: Number(id), name: nome ?? name ?? '' }));
  }

  /** An amount in another currency, at the rates of the day. */
  async converted(amount: Money, currency: CurrencyCode): Promise<Money> {
    const { exchange_rates: wireRates } = await this.#start();
    const rates: Partial<Record<CurrencyCode, string>> = {};
    for (const { source_currency: source, target_currency: target, tax } of wireRates) {
      const code = currencyFromShopId(Number(target.id));
      if (currencyFromShopId(Number(source.id)) === 'USD' && code) rates[code] = tax;
    }
    return convert(amount, currency, rates satisfies ExchangeRates);
  }

  /** The ways to get a product to a city of Paraguay, in the region's currency. */
  async deliveries(product: Listed, cityId: number): Promise<readonly Way[]> {
    const { currency, productLang } = this.#region;
    const parameters = new URLSearchParams({
      cidade_id: String(cityId),
      moeda_id: String(shopCurrencyId(currency)),
      ...(productLang && { lang: productLang }),
    });
    const answer = await this.#get(`/api/public/products/${product.slug}/frete?${parameters}`);
    return v.parse(v.array(wireDeliveryEstimate), answer).map((way) => ({
      name: way.descricao ?? '',
      price: amountOf(way.valor, currency),
      points: [way.opcionais?.pontos_entrega ?? []]
        .flat()
        .map(({ ponto_entrega: point }) => point ?? ''),
    }));
  }

  /** The total of a saved cart as the store has it, in the region's currency. */
  async cartTotal(externalId: string): Promise<Money> {
    const currency = shopCurrencyId(this.#region.currency);
    const answer = await this.#get(`/ecom/venda/carrinho/${externalId}?moeda_id=${currency}`);
    const cart = v.parse(wireCart, answer);
    return amountOf(cart.valor_total ?? '', currencyFromShopId(Number(cart.moeda_id)));
  }

  async #start() {
    const lang = this.#region.locale === 'es-PY' ? 'es' : 'pt';
    return v.parse(wireStart, await this.#get(`/api/public/start?lang=${lang}&tem_estoque=1`));
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(`${this.#api}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }
}

function listedOf(product: WireProduct): Listed {
  const { id, slug, codigo, nome, mostrar_preco: priced, preco_atual: current } = product;
  const text = current?.valor_venda ?? product.valor_venda;
  const price =
    isYes(priced ?? true) && text
      ? amountOf(text, currencyFromShopId(Number(product.moeda?.id)))
      : null;
  return {
    id: Number(id),
    slug: slug ?? String(id),
    code: codigo ?? '',
    name: nome,
    price,
    inStock: isYes(product.tem_estoque ?? false),
    onlyInShop: !isYes(product.tem_estoque ?? false) && isYes(product.tem_estoque_fisico ?? false),
  };
}

function isBuyable(product: Listed): product is Buyable {
  return product.inStock && product.price !== null;
}

function isYes(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1';
}

function amountOf(text: string, currency: CurrencyCode | undefined): Money {
  if (!currency) throw new Error(`the API priced "${text}" in a currency that is not the shop's`);
  const parsed = parseMoney(text, currency);
  if (!parsed.ok) throw new Error(`the API's price "${text}" is no amount: ${parsed.reason}`);
  return parsed.money;
}
