import type { GalleryMessages } from './messages.ts';

export const galleryPtBR: GalleryMessages = {
  gallery: {
    label: (name) => `Fotos de ${name}`,
    position: (index, count) => `Foto ${index} de ${count}`,
    show: (index) => `Mostrar foto ${index}`,
    more: (count) => `Mostrar mais ${count} ${count === 1 ? 'foto' : 'fotos'}`,
    previous: 'Foto anterior',
    next: 'Próxima foto',
  },
  zoom: { open: 'Ampliar foto', named: (picture) => `Ampliar foto: ${picture}` },
  share: {
    label: 'Compartilhar',
    device: 'Compartilhar',
    whatsapp: 'WhatsApp',
    send: 'Enviar por WhatsApp',
    copy: 'Copiar link',
    copied: 'Link copiado',
  },
};
