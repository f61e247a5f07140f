import type { CarouselMessages } from './messages.ts';

export const carouselEsPY: CarouselMessages = {
  carousel: {
    previous: 'Anteriores',
    next: 'Siguientes',
    pause: 'Detener el cambio automático',
    play: 'Reanudar el cambio automático',
    goTo: (page, pageCount) => `Ir a ${page} de ${pageCount}`,
  },
};
