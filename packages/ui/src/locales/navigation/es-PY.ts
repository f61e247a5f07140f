import { formatCount } from '@ponte/regional/money';
import type { NavigationMessages } from './messages.ts';

export const navigationEsPY: NavigationMessages = {
  navigation: {
    cartCount: (units) =>
      units === 1 ? '1 artículo en el carrito' : `${formatCount(units)} artículos en el carrito`,
    breadcrumb: 'Usted está en',
    categories: 'Categorías',
    main: 'Navegación principal',
    sections: 'Secciones de la tienda',
    language: 'Idioma',
    languageNow: (language) => `Idioma: ${language}`,
    products: (count) => (count === 1 ? '1 producto' : `${formatCount(count)} productos`),
  },
  menu: {
    open: 'Abrir menú',
    more: 'Más',
    seeAll: (category) => `Ver todo en ${category}`,
    back: 'Volver',
    departmentsOf: (category) => `Departamentos de ${category}`,
  },
  search: {
    label: 'Buscar productos',
    placeholder: 'Busque por producto, marca o código',
    submit: 'Buscar',
  },
  locales: { 'pt-BR': 'Português', 'es-PY': 'Español', 'en-US': 'English' },
};
