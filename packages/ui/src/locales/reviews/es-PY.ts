import type { ReviewsMessages } from './messages.ts';

export const reviewsEsPY: ReviewsMessages = {
  rating: {
    outOf: (value, most) => `Calificación: ${value} de ${most}`,
    count: (count, written) => (count === 1 ? '1 opinión' : `${written} opiniones`),
    none: 'Todavía sin opiniones',
    stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`),
    words: { 1: 'Muy malo', 2: 'Malo', 3: 'Aceptable', 4: 'Bueno', 5: 'Muy bueno' },
    clear: 'Borrar calificación',
  },
  reviews: {
    label: 'Opiniones',
    empty: 'Todavía sin opiniones',
    emptyText: 'Las opiniones de quienes compraron este producto aparecen aquí.',
    verified: 'Compra verificada',
    answer: 'Respuesta de la tienda',
    more: 'Ver más opiniones',
    picture: (at, author) => `Imagen ${at} de ${author}`,
  },
};
