import { artVersion } from '../art/index.ts';
import type { Bilingual, SeedBanner } from '../types.ts';

/** A banner has the same picture in both languages: it contains no words. */
const picture = (name: string): Bilingual => {
  const key = `banner.${name}.${artVersion}`;
  return { pt: key, es: key };
};

/** The home page's banners, one of each place. */
export const banners: readonly SeedBanner[] = [
  {
    type: 'Banner Principal',
    titles: {
      pt: 'Ferramenta de verdade, do outro lado da ponte.',
      es: 'Herramienta de verdad, al pie del puente.',
    },
    descriptions: {
      pt: 'Compre em dólar, confira em real e retire no balcão, em Ciudad del Este.',
      es: 'Precios en guaraníes con I.V.A. incluido. Retire en el mostrador o reciba en su casa.',
    },
    pictures: picture('main'),
  },
  {
    type: 'Triplo Esquerdo',
    titles: { pt: 'Bateria que aguenta a obra', es: 'Batería que aguanta la obra' },
    descriptions: {
      pt: 'Parafusadeiras e chaves de impacto de 18 e 20 V.',
      es: 'Atornilladores y llaves de impacto de 18 y 20 V.',
    },
    pictures: picture('left'),
  },
  {
    type: 'Triplo Centro',
    titles: { pt: 'Segurança da cabeça aos pés', es: 'Seguridad de la cabeza a los pies' },
    descriptions: {
      pt: 'Capacetes, óculos, luvas e botas com norma.',
      es: 'Cascos, lentes, guantes y botas con norma.',
    },
    pictures: picture('centre'),
  },
  {
    type: 'Triplo Direito',
    titles: { pt: 'Força para o sítio e o pátio', es: 'Fuerza para el campo y el patio' },
    descriptions: {
      pt: 'Geradores, lavadoras e cortadores de grama.',
      es: 'Generadores, hidrolavadoras y cortadoras de césped.',
    },
    pictures: picture('right'),
  },
  {
    type: 'Receba Ofertas',
    titles: { pt: 'Receba ofertas no WhatsApp', es: 'Reciba ofertas en su WhatsApp' },
    descriptions: {
      pt: 'Uma mensagem por semana, com o que baixou de preço.',
      es: 'Un mensaje por semana, con lo que bajó de precio.',
    },
    pictures: picture('offers'),
  },
];
