import type { ReviewsMessages } from './messages.ts';

export const reviewsEnUS: ReviewsMessages = {
  rating: {
    outOf: (value, most) => `Rated ${value} out of ${most}`,
    count: (count, written) => (count === 1 ? '1 review' : `${written} reviews`),
    none: 'No reviews yet',
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    words: { 1: 'Very poor', 2: 'Poor', 3: 'Fair', 4: 'Good', 5: 'Excellent' },
    clear: 'Clear rating',
  },
  reviews: {
    label: 'Reviews',
    empty: 'No reviews yet',
    emptyText: 'Reviews from customers who bought this product appear here.',
    verified: 'Verified purchase',
    answer: 'Reply from the shop',
    more: 'Show more reviews',
    picture: (at, author) => `Photo ${at} by ${author}`,
  },
};
