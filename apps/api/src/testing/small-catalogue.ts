/** A small catalogue with every case that the calls distinguish, once. */
import type { SeedCatalogue, SeedProduct } from '@ponte/demo-shop';

const product = (
  id: number,
  code: string,
  pt: string,
  es: string,
  rest: Partial<SeedProduct> = {},
): SeedProduct => ({
  id,
  code,
  slug: `produto-${id}`,
  names: { pt, es },
  details: { pt: `<p>${pt}</p>`, es: `<p>${es}</p>` },
  specifications: {
    pt: [{ name: 'Peso', value: '2 kg' }],
    es: [{ name: 'Peso', value: '2 kg' }],
  },
  brandId: 1,
  departmentId: 11,
  categoryId: 1,
  priceUsdCents: id * 1000,
  inStock: true,
  inPhysicalStock: true,
  piecesLeft: null,
  showPrice: true,
  pictures: ['placeholder.v1'],
  ...rest,
});

const bench = { departmentId: 23, categoryId: 2 };

/** Product n costs n × 10 dollars unless stated otherwise. */
export const smallCatalogue: SeedCatalogue = {
  categories: [
    {
      id: 1,
      slug: 'ferramentas-eletricas',
      names: { pt: 'Ferramentas elétricas', es: 'Herramientas eléctricas' },
      icon: '<svg/>',
      special: false,
      departments: [
        { id: 11, slug: 'furadeiras', names: { pt: 'Furadeiras', es: 'Taladros' }, icon: '' },
        { id: 12, slug: 'lixadeiras', names: { pt: 'Lixadeiras', es: 'Lijadoras' }, icon: '' },
      ],
    },
    {
      id: 2,
      slug: 'ferramentas-manuais',
      names: { pt: 'Ferramentas manuais', es: 'Herramientas manuales' },
      icon: '',
      special: false,
      departments: [
        { id: 21, slug: 'martelos', names: { pt: 'Martelos', es: 'Martillos' }, icon: '' },
        { id: 23, slug: 'bancada', names: { pt: 'Bancada', es: 'Banco' }, icon: '' },
        { id: 22, slug: 'vazio', names: { pt: 'Sem produtos', es: 'Sin productos' }, icon: '' },
      ],
    },
    {
      id: 3,
      slug: 'ofertas',
      names: { pt: 'Ofertas', es: 'Ofertas' },
      icon: '',
      special: true,
      departments: [{ id: 31, slug: 'kits', names: { pt: 'Kits', es: 'Kits' }, icon: '' }],
    },
  ],
  brands: [
    { id: 1, slug: 'brontal', name: 'Brontal', logo: 'placeholder.v1' },
    { id: 2, slug: 'aguia', name: 'Águia', logo: null },
    { id: 3, slug: 'zimbro', name: 'Zimbro', logo: 'placeholder.v1' },
  ],
  products: [
    product(1, 'FUR-0001', 'Furadeira de impacto 650 W', 'Taladro percutor 650 W'),
    product(2, 'FUR-0002', 'Furadeira de coluna', 'Taladro de banco', { brandId: 2 }),
    product(3, 'LIX-0003', 'Lixadeira orbital', 'Lijadora orbital', {
      departmentId: 12,
      brandId: 2,
    }),
    product(4, 'BRO-0004', 'Jogo de brocas para furadeira', 'Juego de mechas para taladro'),
    product(5, 'FUR-0005', 'Furadeira angular', 'Taladro angular', { inStock: false }),
    product(6, 'MAR-0006', 'Martelo de unha', 'Martillo de uña', {
      departmentId: 21,
      categoryId: 2,
    }),
    product(7, 'MAR-0007', 'ábaco de nível', 'Nivel de mano', bench),
    product(8, 'MAR-0008', 'Alicate universal', 'Alicate universal', {
      ...bench,
      brandId: 2,
      priceUsdCents: 6490,
    }),
    product(9, 'COM-0009', 'Compressor industrial', 'Compresor industrial', {
      ...bench,
      showPrice: false,
    }),
    product(10, 'ESM-0010', 'Esmeril de bancada', 'Esmeril de banco', {
      ...bench,
      inStock: false,
      inPhysicalStock: true,
      pictures: [],
    }),
    product(11, 'KIT-0011', 'Kit completo', 'Kit completo', {
      departmentId: 31,
      categoryId: 3,
      inStock: false,
      inPhysicalStock: false,
      details: {
        pt: '<p onclick="alert(1)">Kit</p><script>alert(1)</script><img src=x onerror=alert(1)>',
        es: '<p>Kit</p>',
      },
    }),
    product(12, 'KIT-0011-B', 'Kit de reposição', 'Kit de repuesto', {
      departmentId: 31,
      categoryId: 3,
      inStock: false,
      inPhysicalStock: false,
    }),
  ],
  rates: [
    { from: 'USD', to: 'BRL', rate: '5.4215', since: '2026-11-20T08:00:00-03:00' },
    { from: 'USD', to: 'PYG', rate: '7420', since: '2026-11-20T08:00:00-03:00' },
    { from: 'USD', to: 'ARS', rate: '1385.5', since: '2026-11-20T08:00:00-03:00' },
  ],
  banners: [
    {
      type: 'Banner Principal',
      titles: { pt: 'Semana da furadeira', es: 'Semana del taladro' },
      descriptions: { pt: 'Até sábado', es: 'Hasta el sábado' },
      pictures: { pt: 'placeholder.v1', es: 'placeholder.v1' },
    },
  ],
  team: [
    {
      id: 1,
      name: 'Ana',
      roles: { pt: 'Vendas', es: 'Ventas' },
      photo: null,
      whatsapp: '595981123456',
    },
  ],
  faq: [
    {
      questions: { pt: 'Onde fica a loja?', es: '¿Dónde queda la tienda?' },
      answers: { pt: 'No centro.', es: 'En el centro.' },
    },
  ],
};
