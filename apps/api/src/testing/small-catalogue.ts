/** A small catalogue with every case that the calls distinguish, once. */
import type { TestCatalogue } from './filled-database.ts';

const since = '2026-11-20T08:00:00-03:00';

const tools = { category_pt: 'Ferramentas elétricas', category_es: 'Herramientas eléctricas' };
const hand = { category_pt: 'Ferramentas manuais', category_es: 'Herramientas manuales' };
const offers = { category_pt: 'Ofertas', category_es: 'Ofertas' };
const drills = { ...tools, department_pt: 'Furadeiras', department_es: 'Taladros' };
const sanders = { ...tools, department_pt: 'Lixadeiras', department_es: 'Lijadoras' };
const hammers = { ...hand, department_pt: 'Martelos', department_es: 'Martillos' };
const bench = { ...hand, department_pt: 'Bancada', department_es: 'Banco' };
const kits = { ...offers, department_pt: 'Kits', department_es: 'Kits' };

const product = (id: number, code: string, pt: string, es: string, rest: object = {}) => ({
  id,
  code,
  slug: `produto-${id}`,
  name_pt: pt,
  name_es: es,
  details_pt: `<p>${pt}</p>`,
  details_es: `<p>${es}</p>`,
  specifications_pt: ['Peso: 2 kg'],
  specifications_es: ['Peso: 2 kg'],
  brand: 'Brontal',
  ...drills,
  price_usd: id * 10,
  pictures: ['placeholder.v1'],
  ...rest,
});

/** Product n costs n × 10 dollars unless stated otherwise. */
export const smallCatalogue: TestCatalogue = {
  categories: [
    {
      id: 1,
      slug: 'ferramentas-eletricas',
      name_pt: 'Ferramentas elétricas',
      name_es: 'Herramientas eléctricas',
      icon: 'icon.svg',
    },
    {
      id: 2,
      slug: 'ferramentas-manuais',
      name_pt: 'Ferramentas manuais',
      name_es: 'Herramientas manuales',
    },
    { id: 3, slug: 'ofertas', name_pt: 'Ofertas', name_es: 'Ofertas', special: true },
  ],
  departments: [
    {
      id: 11,
      category_pt: tools.category_pt,
      slug: 'furadeiras',
      name_pt: 'Furadeiras',
      name_es: 'Taladros',
    },
    {
      id: 12,
      category_pt: tools.category_pt,
      slug: 'lixadeiras',
      name_pt: 'Lixadeiras',
      name_es: 'Lijadoras',
    },
    {
      id: 21,
      category_pt: hand.category_pt,
      slug: 'martelos',
      name_pt: 'Martelos',
      name_es: 'Martillos',
    },
    {
      id: 23,
      category_pt: hand.category_pt,
      slug: 'bancada',
      name_pt: 'Bancada',
      name_es: 'Banco',
    },
    {
      id: 22,
      category_pt: hand.category_pt,
      slug: 'vazio',
      name_pt: 'Sem produtos',
      name_es: 'Sin productos',
    },
    { id: 31, category_pt: offers.category_pt, slug: 'kits', name_pt: 'Kits', name_es: 'Kits' },
  ],
  brands: [
    { id: 1, slug: 'brontal', name: 'Brontal', logo: 'placeholder.v1' },
    { id: 2, slug: 'aguia', name: 'Águia' },
    { id: 3, slug: 'zimbro', name: 'Zimbro', logo: 'placeholder.v1' },
  ],
  products: [
    product(1, 'FUR-0001', 'Furadeira de impacto 650 W', 'Taladro percutor 650 W'),
    product(2, 'FUR-0002', 'Furadeira de coluna', 'Taladro de banco', { brand: 'Águia' }),
    product(3, 'LIX-0003', 'Lixadeira orbital', 'Lijadora orbital', {
      ...sanders,
      brand: 'Águia',
    }),
    product(4, 'BRO-0004', 'Jogo de brocas para furadeira', 'Juego de mechas para taladro'),
    product(5, 'FUR-0005', 'Furadeira angular', 'Taladro angular', { in_stock: false }),
    product(6, 'MAR-0006', 'Martelo de unha', 'Martillo de uña', hammers),
    product(7, 'MAR-0007', 'ábaco de nível', 'Nivel de mano', bench),
    product(8, 'MAR-0008', 'Alicate universal', 'Alicate universal', {
      ...bench,
      brand: 'Águia',
      price_usd: '64.90',
    }),
    product(9, 'COM-0009', 'Compressor industrial', 'Compresor industrial', {
      ...bench,
      show_price: false,
    }),
    product(10, 'ESM-0010', 'Esmeril de bancada', 'Esmeril de banco', {
      ...bench,
      in_stock: false,
      in_physical_stock: true,
      pictures: [],
    }),
    product(11, 'KIT-0011', 'Kit completo', 'Kit completo', {
      ...kits,
      in_stock: false,
      in_physical_stock: false,
      details_pt:
        '<p onclick="alert(1)">Kit</p><script>alert(1)</script><img src=x onerror=alert(1)>',
      details_es: '<p>Kit</p>',
    }),
    product(12, 'KIT-0011-B', 'Kit de reposição', 'Kit de repuesto', {
      ...kits,
      in_stock: false,
      in_physical_stock: false,
    }),
  ],
  settings: {
    store: {
      name: 'Ponte',
      contacts: { phone: '+595 61 000 0000', whatsapp: '595610000000' },
      address: { pt: 'Av. San Blas', es: 'Av. San Blas' },
      openingHours: {
        week: [
          { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '07:00', to: '17:00' },
          { days: ['sat'], from: '07:00', to: '15:00' },
        ],
        holidays: [{ date: '2025-11-21' }],
      },
    },
    texts: {},
    rates: [
      { from: 'USD', to: 'BRL', rate: '5.4215', since },
      { from: 'USD', to: 'PYG', rate: '7420', since },
      { from: 'USD', to: 'ARS', rate: '1385.5', since },
    ],
    banners: [
      {
        type: 'Banner Principal',
        title: { pt: 'Semana da furadeira', es: 'Semana del taladro' },
        description: { pt: 'Até sábado', es: 'Hasta el sábado' },
        picture: { pt: 'placeholder.v1', es: 'placeholder.v1' },
      },
    ],
    team: [
      {
        name: 'Ana',
        role: { pt: 'Vendas', es: 'Ventas' },
        photo: null,
        whatsapp: '595981123456',
      },
    ],
    questions: [
      {
        question: { pt: 'Onde fica a loja?', es: '¿Dónde queda la tienda?' },
        answer: { pt: 'No centro.', es: 'En el centro.' },
      },
    ],
  },
};
