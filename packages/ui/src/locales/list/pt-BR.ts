import type { ListMessages } from './messages.ts';

export const listPtBR: ListMessages = {
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page) => `Página ${page}`,
    position: (page, pageCount) => `${page} de ${pageCount}`,
  },
  sort: {
    label: 'Ordenar por',
    apply: 'Ordenar',
    orders: {
      newest: 'Mais recentes',
      relevance: 'Mais relevantes',
      priceAscending: 'Menor preço',
      priceDescending: 'Maior preço',
      nameAscending: 'Nome: A a Z',
      nameDescending: 'Nome: Z a A',
    },
  },
  filter: {
    label: 'Filtros',
    open: 'Filtrar',
    openWith: (count) => `Filtrar (${count})`,
    departments: 'Departamentos',
    brands: 'Marcas',
    allBrands: (count) => `Ver todas as ${count} marcas`,
    clear: 'Limpar',
    clearAll: 'Limpar filtros',
    apply: 'Aplicar',
  },
};
