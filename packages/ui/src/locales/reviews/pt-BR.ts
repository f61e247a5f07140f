import type { ReviewsMessages } from './messages.ts';

export const reviewsPtBR: ReviewsMessages = {
  rating: {
    outOf: (value, most) => `Nota ${value} de ${most}`,
    count: (count, written) => (count === 1 ? '1 avaliação' : `${written} avaliações`),
    none: 'Ainda sem avaliações',
    stars: (count) => (count === 1 ? '1 estrela' : `${count} estrelas`),
    words: { 1: 'Péssimo', 2: 'Ruim', 3: 'Regular', 4: 'Bom', 5: 'Excelente' },
    clear: 'Limpar nota',
  },
  reviews: {
    label: 'Avaliações',
    empty: 'Ainda sem avaliações',
    emptyText: 'As avaliações de quem comprou este produto aparecem aqui.',
    verified: 'Compra confirmada',
    answer: 'Resposta da loja',
    more: 'Ver mais avaliações',
    picture: (at, author) => `Foto ${at} de ${author}`,
  },
};
