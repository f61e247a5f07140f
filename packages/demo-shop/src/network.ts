import type { SeedNetwork, SeedPickupPoint, SeedZone } from './types.ts';

/** Department, cents and days to the door, cents and days to a pickup point. */
type Zone = readonly [state: number, home: number, days: number, pickup: number, days: number];

/** The farther from Ciudad del Este, the dearer; ids as in `@ponte/regional/places`. */
const zones: readonly Zone[] = [
  [38, 300, 1, 150, 1],
  [33, 450, 2, 250, 2],
  [42, 500, 2, 300, 2],
  [28, 600, 2, 350, 2],
  [39, 600, 2, 350, 2],
  [35, 600, 2, 350, 2],
  [32, 650, 3, 400, 3],
  [31, 650, 3, 400, 3],
  [37, 700, 3, 400, 3],
  [34, 700, 3, 400, 3],
  [36, 700, 3, 450, 3],
  [30, 750, 3, 450, 3],
  [29, 850, 4, 500, 4],
  [41, 850, 4, 500, 4],
  [40, 900, 4, 550, 4],
  [43, 950, 4, 600, 4],
  [44, 1400, 6, 900, 6],
  [45, 1600, 7, 1000, 7],
];

const weekdays = {
  hoursPt: 'Segunda a sexta, 8h às 17h; sábado, 8h às 12h',
  hoursEs: 'Lunes a viernes, 8:00 a 17:00; sábado, 8:00 a 12:00',
};
const daily = { hoursPt: 'Todos os dias, 7h às 21h', hoursEs: 'Todos los días, 7:00 a 21:00' };

const partners: readonly Omit<SeedPickupPoint, 'kind'>[] = [
  {
    name: 'Punto Km 7',
    address: 'Ruta PY02, km 7, Ciudad del Este',
    cityId: 5737,
    stateId: 38,
    ...daily,
  },
  {
    name: 'Ferretería Hernandarias',
    address: 'Av. Juan E. O’Leary 845, Hernandarias',
    cityId: 5741,
    stateId: 38,
    ...weekdays,
  },
  {
    name: 'Punto Microcentro',
    address: 'Calle Palma 560 c/ 14 de Mayo, Asunción',
    cityId: 5571,
    stateId: 28,
    ...weekdays,
  },
  {
    name: 'Punto Villa Morra',
    address: 'Av. Mariscal López 3810, Asunción',
    cityId: 5571,
    stateId: 28,
    ...daily,
  },
  {
    name: 'Punto San Lorenzo',
    address: 'Av. Mariscal Estigarribia 1020, San Lorenzo',
    cityId: 5772,
    stateId: 39,
    ...weekdays,
  },
  {
    name: 'Punto Luque',
    address: 'Av. General Aquino 215, Luque',
    cityId: 5767,
    stateId: 39,
    ...weekdays,
  },
  {
    name: 'Punto Encarnación',
    address: 'Av. Irrazábal 1340, Encarnación',
    cityId: 5679,
    stateId: 35,
    ...weekdays,
  },
  {
    name: 'Punto Coronel Oviedo',
    address: 'Av. Tuyutí 410, Coronel Oviedo',
    cityId: 5646,
    stateId: 33,
    ...weekdays,
  },
  {
    name: 'Punto Pedro Juan',
    address: 'Av. Dr. Francia 980, Pedro Juan Caballero',
    cityId: 5794,
    stateId: 41,
    ...daily,
  },
];

/** The counter of the shop itself. */
const counter: SeedPickupPoint = {
  kind: 'counter',
  name: 'Ponte San Blas',
  address: 'Av. San Blas 1250, Ciudad del Este',
  cityId: 5737,
  stateId: 38,
  hoursPt: 'Segunda a sexta, 7h às 17h; sábado, 7h às 15h',
  hoursEs: 'Lunes a viernes, 7:00 a 17:00; sábado, 7:00 a 15:00',
};

/** Where the demo shop delivers, and where one can collect. */
export const network: SeedNetwork = {
  zones: zones.map(([stateId, homeUsdCents, homeDays, pickupUsdCents, pickupDays]): SeedZone => ({
    stateId,
    homeUsdCents,
    homeDays,
    pickupUsdCents,
    pickupDays,
  })),
  pickupPoints: [counter, ...partners.map((point) => ({ kind: 'partner' as const, ...point }))],
};
