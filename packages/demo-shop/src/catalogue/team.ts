import { artVersion } from '../art/index.ts';
import type { Bilingual, SeedTeamMember } from '../types.ts';

/** The roles in the shop, in both languages. */
const roles = {
  manager: { pt: 'Gerente de vendas', es: 'Gerente de ventas' },
  tools: { pt: 'Ferramentas elétricas e a bateria', es: 'Herramientas eléctricas y a batería' },
  hand: { pt: 'Ferramentas manuais e fixação', es: 'Herramientas manuales y fijaciones' },
  wholesale: { pt: 'Atacado e obras', es: 'Mayorista y obras' },
  brazil: { pt: 'Atendimento ao Brasil', es: 'Atención a Brasil' },
  safety: { pt: 'EPI e segurança do trabalho', es: 'EPP y seguridad laboral' },
  service: { pt: 'Garantia e assistência', es: 'Garantía y servicio técnico' },
  counter: { pt: 'Balcão e retiradas', es: 'Mostrador y retiros' },
} as const satisfies Record<string, Bilingual>;

const person = (name: string): string => `person.${name}.${artVersion}`;

/** The sales team. The numbers are well formed and nobody's. */
export const team: readonly SeedTeamMember[] = [
  {
    id: 1,
    name: 'Márcia Benítez',
    roles: roles.manager,
    photo: person('marcia'),
    whatsapp: '595900000001',
  },
  {
    id: 2,
    name: 'Derlis Ayala',
    roles: roles.tools,
    photo: person('derlis'),
    whatsapp: '595900000002',
  },
  {
    id: 3,
    name: 'Aníbal Cabral',
    roles: roles.wholesale,
    photo: person('anibal'),
    whatsapp: '595900000003',
  },
  {
    id: 4,
    name: 'Rocío Fernández',
    roles: roles.counter,
    photo: person('rocio'),
    whatsapp: '595900000004',
  },
  {
    id: 5,
    name: 'Thiago Nunes',
    roles: roles.brazil,
    photo: person('thiago'),
    whatsapp: '595900000005',
  },
  {
    id: 6,
    name: 'Yuki Tanabe',
    roles: roles.safety,
    photo: person('yuki'),
    whatsapp: '595900000006',
  },
  {
    id: 7,
    name: 'Wilson Duarte',
    roles: roles.service,
    photo: person('wilson'),
    whatsapp: '595900000007',
  },
  {
    id: 8,
    name: 'Letícia Moura',
    roles: roles.hand,
    photo: person('leticia'),
    whatsapp: '595900000008',
  },
  { id: 9, name: 'Óscar Giménez', roles: roles.counter, photo: null, whatsapp: '595900000009' },
];
