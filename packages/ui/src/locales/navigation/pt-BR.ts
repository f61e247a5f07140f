import { formatCount } from '@ponte/regional/money';
import type { NavigationMessages } from './messages.ts';

export const navigationPtBR: NavigationMessages = {
  navigation: {
    cartCount: (units) =>
      units === 1 ? '1 item no carrinho' : `${formatCount(units)} itens no carrinho`,
    breadcrumb: 'Você está em',
    categories: 'Categorias',
    main: 'Navegação principal',
    sections: 'Seções da loja',
    language: 'Idioma',
    languageNow: (language) => `Idioma: ${language}`,
    products: (count) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`),
  },
  menu: {
    open: 'Abrir menu',
    more: 'Mais',
    seeAll: (category) => `Ver tudo em ${category}`,
    back: 'Voltar',
    departmentsOf: (category) => `Departamentos de ${category}`,
  },
  search: {
    label: 'Buscar produtos',
    placeholder: 'Busque por produto, marca ou código',
    submit: 'Buscar',
  },
  locales: { 'pt-BR': 'Português', 'es-PY': 'Español', 'en-US': 'English' },
};
