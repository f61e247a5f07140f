import type { GalleryMessages } from './messages.ts';

export const galleryEnUS: GalleryMessages = {
  gallery: {
    label: (name) => `Photos of ${name}`,
    position: (index, count) => `Photo ${index} of ${count}`,
    show: (index) => `Show photo ${index}`,
    more: (count) => `Show ${count} more ${count === 1 ? 'photo' : 'photos'}`,
    previous: 'Previous photo',
    next: 'Next photo',
  },
  zoom: { open: 'Enlarge photo', named: (picture) => `Enlarge photo: ${picture}` },
  share: {
    label: 'Share',
    device: 'Share',
    whatsapp: 'WhatsApp',
    send: 'Share on WhatsApp',
    copy: 'Copy link',
    copied: 'Link copied',
  },
};
