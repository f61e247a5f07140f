import { formatLeadTime } from '@ponte/regional/delivery';
import type { DeliveryMessages } from './messages.ts';

const fields = {
  name: 'Nombre de la dirección',
  postalCode: 'CEP',
  city: 'Ciudad',
  street: 'Calle o avenida',
  number: 'Número',
  district: 'Barrio',
  complement: 'Piso, dpto., referencia',
  directions: 'Cómo llegar',
} as const;

export const deliveryEsPY: DeliveryMessages = {
  delivery: {
    label: '¿Cómo quiere recibirlo?',
    only: 'Cómo lo recibe',
    kinds: { pickup: 'Retiro en la tienda', delivery: 'Envío' },
    leadTime: (days) => formatLeadTime(days, 'es-PY'),
    pickupOnly: 'Para su dirección solo hay retiro.',
    loading: 'Calculando el envío',
    failed: 'Error al calcular el envío.',
    none: 'No hay envío ni retiro para esta dirección.',
  },
  pickup: {
    label: 'Punto de retiro',
    state: 'Departamento',
    city: 'Ciudad',
    none: (city) => `No hay punto de retiro en ${city}.`,
    openingHours: 'Horario:',
  },
  address: {
    country: 'País',
    fields: {
      BR: { ...fields, state: 'Estado' },
      PY: { ...fields, state: 'Departamento' },
    },
    nameHint: 'Cómo llama usted a este lugar: Casa, Taller…',
    directionsHint: 'Puntos de referencia, color del portón.',
    numberHint: 'Sin número: S/N',
    filledByPostalCode: 'Completado por el CEP. Puede cambiarlo.',
    postalCodeNotFound: 'No se encontró el CEP. Seleccione el estado y la ciudad manualmente.',
    listFailed: 'No se pudo cargar la lista.',
    problems: {
      required: 'Este campo es obligatorio',
      tooLong: 'El texto es demasiado largo',
      incomplete: 'CEP incompleto: son 8 números',
    },
    notSaved: 'Error al guardar la dirección',
    save: 'Guardar dirección',
    saving: 'Guardando…',
    newTitle: 'Nueva dirección',
    editTitle: 'Editar dirección',
  },
  addressCard: {
    main: 'Principal',
    makeMain: 'Usar como principal',
    edit: 'Editar',
    remove: 'Quitar',
    confirmRemove: '¿Quitar esta dirección?',
  },
};
