import { formatCount } from '@ponte/regional/money';
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
    applied: 'Filtros aplicados',
    remove: (label) => `Quitar filtro ${label}`,
    more: (count) => `Ver ${count} más`,
    moreOf: (count, label) => `Ver ${count} más en ${label}`,
    priceFrom: 'Desde',
    priceTo: 'Hasta',
    least: (label) => `${label}: mínimo`,
    most: (label) => `${label}: máximo`,
    ok: 'OK',
    applyPrice: 'OK, aplicar precio',
    show: (count) => `Mostrar ${formatCount(count)} ${count === 1 ? 'producto' : 'productos'}`,
    clear: 'Limpiar',
    clearAll: 'Quitar filtros',
    apply: 'Aplicar',
  },
};
