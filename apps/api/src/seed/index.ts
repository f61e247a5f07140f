import type { SeedCatalogue, SeedProduct } from './types.ts';

export type * from './types.ts';

/** The demo catalogue of the shop, the same at every call. */
export function buildCatalogue(): SeedCatalogue {
  const sizes = [8, 10, 13, 17, 19, 22];
  return {
    categories: [
      {
        id: 1,
        slug: 'ferramentas-manuais',
        names: { pt: 'Ferramentas manuais', es: 'Herramientas manuales' },
        icon: '',
        special: false,
        departments: [{ id: 1, slug: 'chaves', names: { pt: 'Chaves', es: 'Llaves' }, icon: '' }],
      },
    ],
    brands: [{ id: 1, slug: 'tornaz', name: 'Tornaz', logo: null }],
    products: sizes.map((size, index) => spanner(index + 1, size)),
    rates: [
      { from: 'USD', to: 'BRL', rate: '5.42' },
      { from: 'USD', to: 'PYG', rate: '7420' },
      { from: 'USD', to: 'ARS', rate: '1385.00' },
    ],
    banners: [],
    team: [],
    faq: [],
  };
}

function spanner(id: number, size: number): SeedProduct {
  return {
    id,
    code: `CHC-${1000 + size}`,
    slug: `chave-combinada-${size}-mm-chc-${1000 + size}`,
    names: { pt: `Chave combinada ${size} mm`, es: `Llave combinada ${size} mm` },
    details: {
      pt: '<p>Boca e estria do mesmo tamanho.</p>',
      es: '<p>Boca y estrella de la misma medida.</p>',
    },
    specifications: {
      pt: [{ name: 'Medida', value: `${size} mm` }],
      es: [{ name: 'Medida', value: `${size} mm` }],
    },
    brandId: 1,
    departmentId: 1,
    categoryId: 1,
    priceUsdCents: 200 + size * 14,
    inStock: true,
    inPhysicalStock: true,
    showPrice: true,
    pictures: ['placeholder.v1'],
  };
}
