import type { StaffProduct } from '@ponte/contract/staff';

/** A product that is counted: 5 on the shelf, 3 of them promised. */
export const countedProduct: StaffProduct = {
  id: 8,
  code: '1001',
  slug: 'furadeira',
  name: { pt: 'Furadeira', es: 'Taladro' },
  brand: 'Bosch',
  price: { minor: 6490, currency: 'USD' },
  inStock: true,
  inPhysicalStock: true,
  pieces: { shelf: 5, promised: 3, free: 2 },
  showPrice: true,
  active: true,
  picture: null,
  category: { pt: 'Ferramentas', es: 'Herramientas' },
  department: { pt: 'Furadeiras', es: 'Taladros' },
  taxPercent: 10,
  shortOrders: [],
  pictures: [],
  url: 'https://br.example/produto/furadeira',
  version: '1',
  lastChange: null,
};
