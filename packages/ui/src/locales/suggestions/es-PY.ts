import type { SuggestionsMessages } from './messages.ts';

export const suggestionsEsPY: SuggestionsMessages = {
  suggestions: {
    label: 'Sugerencias',
    count: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
    seeAll: (text) => `Ver todos los resultados para “${text}”`,
    none: 'No se encontraron productos',
    recent: 'Búsquedas recientes',
    forget: 'Borrar búsquedas recientes',
    popular: 'Lo más buscado',
    searches: 'Búsquedas',
    categories: 'Categorías',
    brands: 'Marcas',
    products: 'Productos',
  },
};
