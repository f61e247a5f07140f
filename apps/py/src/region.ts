import type { Region } from '@ponte/storefront/region';

/** The Paraguayan deployment. Origins can be set when it is served: `BR_ORIGIN`, `PY_ORIGIN`. */
export const region: Region = {
  code: 'PY',
  locale: 'es-PY',
  currency: 'PYG',
  countryId: 2,
  customerKind: 'resident',
  origins: { BR: 'http://br.localhost:4001', PY: 'http://py.localhost:4002' },
  name: 'Ponte',
  tagline: 'Herramientas y ferretería',
  whatsapp: '595610000000',
  contact: {
    phone: '+595 61 000 0000',
    email: 'tienda@ponte.example',
    address: 'Av. San Blas, Ciudad del Este, Paraguay',
    networks: {
      instagram: 'https://instagram.example/ponte',
      facebook: 'https://facebook.example/ponte',
      youtube: 'https://youtube.example/ponte',
      tiktok: 'https://tiktok.example/ponte',
    },
  },
  imageWidths: [96, 160, 320, 480, 640, 960, 1280, 1920],
  paymentHosts: ['localhost', '127.0.0.1'],
  onlinePurchase: true,
};
