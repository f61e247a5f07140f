import { formatCount } from '@ponte/regional/money';
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
    applied: 'Filtros aplicados',
    remove: (label) => `Remover filtro ${label}`,
    more: (count) => `Ver mais ${count}`,
    moreOf: (count, label) => `Ver mais ${count} em ${label}`,
    priceFrom: 'De',
    priceTo: 'Até',
    least: (label) => `${label}: mínimo`,
    most: (label) => `${label}: máximo`,
    ok: 'OK',
    applyPrice: 'OK, aplicar preço',
    show: (count) => `Mostrar ${formatCount(count)} ${count === 1 ? 'produto' : 'produtos'}`,
    clear: 'Limpar',
    clearAll: 'Limpar filtros',
    apply: 'Aplicar',
  },
};
