import { money } from '@ponte/regional/money';
import type { AddressView } from '../address-card/address-card.tsx';
import type { AddressLookups, AddressPlace, AddressValues } from '../address-form/address-form.tsx';
import type { DeliveryOption } from '../delivery-options/delivery-options.tsx';
import type { PickupPoint } from '../pickup-point-picker/pickup-point-picker.tsx';

const places = (first: number, ...names: string[]): readonly AddressPlace[] =>
  names.map((name, at) => ({ id: first + at, name }));

const states = {
  BR: places(17, 'Paraná', 'Rio Grande do Sul', 'São Paulo'),
  PY: places(28, 'Alto Paraná', 'Central', 'Itapúa'),
};
const cities: Readonly<Record<number, readonly AddressPlace[]>> = {
  17: places(3913, 'Cascavel', 'Foz do Iguaçu', 'Santa Terezinha de Itaipu'),
  28: places(5571, 'Ciudad del Este', 'Hernandarias', 'Minga Guazú', 'Presidente Franco'),
};

/** Look-ups that answer at once: 85851-000 is a street, 85850-000 a town, others are unknown. */
export const lookups: AddressLookups = {
  findPostalCode: async (postalCode) => {
    if (!postalCode.startsWith('8585')) return null;
    return {
      ...(postalCode === '85851000' && { street: 'Avenida Brasil', district: 'Centro' }),
      state: { id: 17, name: 'Paraná' },
      city: { id: 3914, name: 'Foz do Iguaçu' },
    };
  },
  loadStates: async (country) => states[country],
  loadCities: async (stateId) => cities[stateId] ?? [],
};

export const brazilianAddress: AddressValues = {
  name: 'Casa',
  postalCode: '85851000',
  street: 'Avenida Brasil',
  number: '1234',
  district: 'Centro',
  complement: 'Apto 42',
  directions: '',
  state: { id: 17, name: 'Paraná' },
  city: { id: 3914, name: 'Foz do Iguaçu' },
};

export const paraguayanAddress: AddressValues = {
  name: 'Taller',
  postalCode: '',
  street: 'Avda. Monseñor Rodríguez',
  number: '550',
  district: 'Microcentro',
  complement: '',
  directions: 'Frente al taller de motos, portón verde.',
  state: { id: 28, name: 'Alto Paraná' },
  city: { id: 5571, name: 'Ciudad del Este' },
};

/** Saved addresses: a main one in Brazil, one in Paraguay, one with long words. */
export const savedAddresses = [
  {
    id: '1',
    name: 'Casa',
    street: 'Avenida Brasil',
    number: '1234',
    complement: 'Apto 42',
    district: 'Centro',
    city: 'Foz do Iguaçu',
    state: 'PR',
    country: 'BR',
    postalCode: '85851000',
    main: true,
  },
  {
    id: '2',
    name: 'Taller',
    street: 'Avda. Monseñor Rodríguez',
    number: '550',
    district: 'Microcentro',
    city: 'Ciudad del Este',
    state: 'Alto Paraná',
    country: 'PY',
  },
  {
    id: '3',
    name: 'Depósito del fondo, entrada por la calle lateral junto a la gomería',
    street: 'Avenida Doctor Eusebio Ayala casi Generalísimo Francisco Solano López',
    number: 'S/N',
    district: 'San Antonio del Yryndy y Barrio Obrero Sur',
    city: 'San Juan Bautista de las Misiones',
    state: 'Misiones',
    country: 'PY',
    complement: 'Galpón 3, al lado de la báscula',
  },
] as const satisfies readonly AddressView[];

/** Pickup points of two departments; two of them in one city. */
export const pickupPoints: readonly PickupPoint[] = [
  {
    id: 'cde-1',
    name: 'Ponte Microcentro',
    address: 'Avda. Monseñor Rodríguez 550, Microcentro',
    openingHours: 'Lun a vie 7:30–17:00, sáb 7:30–12:00',
    state: 'Alto Paraná',
    city: 'Ciudad del Este',
  },
  {
    id: 'cde-2',
    name: 'Depósito Km 7',
    address: 'Ruta PY02 km 7, Don Bosco',
    openingHours: 'Lun a vie 8:00–16:00',
    state: 'Alto Paraná',
    city: 'Ciudad del Este',
  },
  {
    id: 'her',
    name: 'Hernandarias Centro',
    address: 'Avda. Juan XXIII 120',
    openingHours: 'Lun a sáb 8:00–12:00',
    state: 'Alto Paraná',
    city: 'Hernandarias',
  },
  {
    id: 'lam',
    name: 'Lambaré',
    address: 'Avda. Cacique Lambaré 2310',
    state: 'Central',
    city: 'Lambaré',
  },
];

/** Home delivery, the counter, and points to collect at. */
export const deliveryOptions: readonly DeliveryOption[] = [
  {
    id: 'home',
    kind: 'delivery',
    name: 'Transportadora del Este',
    leadTimeDays: 3,
    price: money(45_000, 'PYG'),
  },
  { id: 'counter', kind: 'pickup', leadTimeDays: 0, price: money(0, 'PYG') },
  {
    id: 'points',
    kind: 'pickup',
    name: 'Punto de retiro',
    leadTimeDays: 1,
    price: money(15_000, 'PYG'),
    points: pickupPoints.slice(0, 2),
  },
];
