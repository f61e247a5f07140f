import type { WireBrand } from '../brands.ts';
import type { WireCategory } from '../categories.ts';
import type { DeliveryOption, PickupPoint, Product } from '../entities.ts';
import type { WireProduct } from '../products.ts';
import type { WireStart } from '../start.ts';

/** A drill in stock for U$ 64.90, on the wire. */
export function wireProduct(over: Partial<WireProduct> = {}): WireProduct {
  return {
    id: 7,
    slug: 'furadeira-de-impacto',
    nome: 'Furadeira de impacto',
    codigo: 'FI-650',
    tem_estoque: true,
    tem_estoque_fisico: true,
    mostrar_preco: true,
    valor_venda: '70.00',
    preco_atual: { valor_venda: '64.90', formatado: 'U$ 64,90' },
    moeda: { id: 2 },
    imagens: [{ url: '/media/7.webp' }],
    marca: { id: 3, nome: 'Araucária' },
    token: 'token-7',
    ...over,
  };
}

/** The same drill as an entity. */
export function product(over: Partial<Product> = {}): Product {
  return {
    id: 7,
    slug: 'furadeira-de-impacto',
    name: 'Furadeira de impacto',
    code: 'FI-650',
    price: { minor: 6490, currency: 'USD' },
    taxPercent: 10,
    stock: 'inStock',
    picture: '/media/7.webp',
    pictureCount: 1,
    brandId: 3,
    token: 'token-7',
    ...over,
  };
}

/** Two categories, the second without departments. */
export const wireCategories: readonly WireCategory[] = [
  {
    id: 1,
    slug: 'ferramentas',
    name: 'Ferramentas',
    icone: null,
    departments: [
      { id: 11, slug: 'furadeiras', name: 'Furadeiras' },
      { id: 12, slug: 'serras', name: 'Serras' },
    ],
    total_produtos: 120,
  },
  { id: 2, slug: 'iluminacao', name: 'Iluminação', departments: [] },
];

/** Three brands, one without a logo. */
export const wireBrands: readonly WireBrand[] = [
  { id: 3, slug: 'araucaria', nome: 'Araucária', logo: '/media/araucaria.svg' },
  { id: 4, slug: 'ypacarai', name: 'Ypacaraí', logo: '/media/ypacarai.svg' },
  { id: 5, slug: 'sem-logo', nome: 'Sem logo', logo: null },
];

export function wireStart(over: Partial<WireStart> = {}): WireStart {
  return {
    banners: [
      {
        tipo: 'Banner Principal',
        imagem: { url: '/media/main.webp' },
        titulo: 'Semana da obra',
        descricao: '',
        link: '/produtos',
      },
      { tipo: 'Receba Ofertas' },
      { tipo: 'Algo novo' },
    ],
    brands: [...wireBrands],
    categories: [...wireCategories],
    categories_special: [],
    exchange_rates: [
      { source_currency: { id: 2 }, target_currency: { id: 1, decimals: 2 }, tax: '5.42' },
      { source_currency: { id: 2 }, target_currency: { id: 3, decimals: 0 }, tax: '7420' },
      { source_currency: { id: 2 }, target_currency: { id: 4 }, tax: '1385.00' },
      { source_currency: { id: 1 }, target_currency: { id: 3 }, tax: '1370' },
    ],
    faq: [{ pergunta: 'Como comprar?', resposta: 'Pelo site.' }],
    ...over,
  };
}

/** A pickup point in Luque, Central. */
export function pickupPoint(over: Partial<PickupPoint> = {}): PickupPoint {
  return {
    id: 21,
    name: 'Punto Luque',
    address: 'Ruta 2, km 14',
    hours: '8 a 17 h',
    state: { id: 38, name: 'Central' },
    city: { id: 9001, name: 'Luque' },
    ...over,
  };
}

/** Home delivery for U$ 3.00 in two days. */
export function deliveryOption(over: Partial<DeliveryOption> = {}): DeliveryOption {
  return {
    serviceId: 1,
    integratorId: 1,
    description: 'Entrega a domicilio',
    days: 2,
    price: { minor: 300, currency: 'USD' },
    token: 'home-token',
    points: [],
    ...over,
  };
}
