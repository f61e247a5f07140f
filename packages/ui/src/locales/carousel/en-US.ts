import type { CarouselMessages } from './messages.ts';

export const carouselEnUS: CarouselMessages = {
  carousel: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Stop automatic scrolling',
    play: 'Resume automatic scrolling',
    goTo: (page, pageCount) => `Go to ${page} of ${pageCount}`,
  },
};
