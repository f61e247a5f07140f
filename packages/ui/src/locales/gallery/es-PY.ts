import type { GalleryMessages } from './messages.ts';

export const galleryEsPY: GalleryMessages = {
  gallery: {
    label: (name) => `Fotos de ${name}`,
    position: (index, count) => `Foto ${index} de ${count}`,
    show: (index) => `Mostrar foto ${index}`,
    more: (count) => `Mostrar ${count} ${count === 1 ? 'foto' : 'fotos'} más`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
  },
  zoom: { open: 'Ampliar foto', named: (picture) => `Ampliar foto: ${picture}` },
  share: {
    label: 'Compartir',
    device: 'Compartir',
    whatsapp: 'WhatsApp',
    send: 'Enviar por WhatsApp',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
  },
};
