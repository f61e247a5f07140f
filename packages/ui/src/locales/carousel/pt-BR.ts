import type { CarouselMessages } from './messages.ts';

export const carouselPtBR: CarouselMessages = {
  carousel: {
    previous: 'Anteriores',
    next: 'Próximos',
    pause: 'Parar a troca automática',
    play: 'Retomar a troca automática',
    goTo: (page, pageCount) => `Ir para ${page} de ${pageCount}`,
  },
};
