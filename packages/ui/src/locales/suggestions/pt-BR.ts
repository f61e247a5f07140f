import type { SuggestionsMessages } from './messages.ts';

export const suggestionsPtBR: SuggestionsMessages = {
  suggestions: {
    label: 'Sugestões',
    count: (count) => (count === 1 ? '1 sugestão' : `${count} sugestões`),
    seeAll: (text) => `Ver todos os resultados para “${text}”`,
    none: 'Nenhum produto encontrado',
    recent: 'Buscas recentes',
    forget: 'Limpar buscas recentes',
    popular: 'Mais procurados',
    searches: 'Buscas',
    categories: 'Categorias',
    brands: 'Marcas',
    products: 'Produtos',
  },
};
