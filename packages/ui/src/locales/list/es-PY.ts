import type { ListMessages } from './messages.ts';

export const listEsPY: ListMessages = {
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page) => `Página ${page}`,
    position: (page, pageCount) => `${page} de ${pageCount}`,
  },
  sort: {
    label: 'Ordenar por',
    apply: 'Ordenar',
    orders: {
      newest: 'Más recientes',
      relevance: 'Más relevantes',
      priceAscending: 'Menor precio',
      priceDescending: 'Mayor precio',
      nameAscending: 'Nombre: A a Z',
      nameDescending: 'Nombre: Z a A',
    },
  },
  filter: {
    label: 'Filtros',
    open: 'Filtrar',
    openWith: (count) => `Filtrar (${count})`,
    departments: 'Departamentos',
    brands: 'Marcas',
    allBrands: (count) => `Ver las ${count} marcas`,
    clear: 'Limpiar',
    clearAll: 'Quitar filtros',
    apply: 'Aplicar',
  },
};
