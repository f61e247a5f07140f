import type { FormMessages } from './messages.ts';

const fields = {
  name: 'Nombre de la dirección',
  postalCode: 'CEP',
  city: 'Ciudad',
  street: 'Calle o avenida',
  number: 'Número',
  district: 'Barrio',
  complement: 'Complemento',
  directions: 'Cómo llegar',
} as const;

/** Texts of forms, addresses and delivery in Paraguayan Spanish (usted forms). */
export const formsEsPY: FormMessages = {
  form: {
    required: 'Obligatorio',
    choose: 'Seleccione',
    sending: 'Enviando…',
    errors: 'Revise lo que falta',
  },
  password: {
    label: 'Contraseña',
    show: 'Mostrar contraseña',
    levels: { empty: '', weak: 'Débil', fair: 'Buena', strong: 'Fuerte' },
    traits: {
      length: '8 a 20 caracteres',
      lower: 'minúscula',
      upper: 'mayúscula',
      number: 'número',
      special: 'símbolo',
    },
    met: '(tiene)',
    missing: '(falta)',
  },
  file: {
    choose: 'Elija un archivo',
    drop: 'o arrástrelo y suéltelo aquí',
    dropNow: 'Suéltelo aquí',
    remove: 'Quitar archivo',
    kinds: { png: 'PNG', jpeg: 'JPG', gif: 'GIF', pdf: 'PDF' },
    allowed: (kinds, maxSize) => `${kinds}, hasta ${maxSize}.`,
    refused: {
      type: (kinds) => `Este archivo no es ${kinds}. Elija otro.`,
      size: (_kinds, maxSize) => `El archivo supera ${maxSize}. Elija uno más liviano.`,
    },
  },
  document: {
    names: { cpf: 'CPF', cnpj: 'CNPJ', ruc: 'RUC', cedula: 'Cédula', rg: 'RG' },
    recognised: 'Reconocido:',
  },
  phone: {
    label: 'Teléfono',
    country: 'País del teléfono',
    countries: { BR: 'Brasil', PY: 'Paraguay', AR: 'Argentina' },
    countryWithCode: (country, callingCode) => `${country} (+${callingCode})`,
  },
  postalCode: { label: 'CEP', searching: 'Buscando la dirección' },
  delivery: {
    label: '¿Cómo quiere recibirlo?',
    kinds: { pickup: 'Retiro en la tienda', delivery: 'Envío' },
    leadTime: (days) => {
      if (days === 0) return 'Hoy';
      return days === 1 ? 'En 1 día' : `En hasta ${days} días`;
    },
    pickupOnly: 'Para su dirección solo hay retiro.',
    loading: 'Calculando el envío',
    failed: 'No se pudo calcular el envío.',
    none: 'No hay envío ni retiro para esta dirección.',
  },
  pickup: {
    label: 'Punto de retiro',
    state: 'Departamento o estado',
    city: 'Ciudad',
    none: (city) => `No hay punto de retiro en ${city}.`,
    openingHours: 'Horario:',
  },
  addressCard: {
    main: 'Principal',
    makeMain: 'Usar como principal',
    edit: 'Editar',
    remove: 'Quitar',
    confirmRemove: '¿Quitar esta dirección?',
  },
  address: {
    country: 'País',
    fields: {
      BR: { ...fields, state: 'Estado' },
      PY: { ...fields, state: 'Departamento' },
    },
    nameHint: 'Cómo llama usted a este lugar: Casa, Taller…',
    directionsHint: 'Puntos de referencia, color del portón.',
    postalCodeNotFound: 'No se encontró el CEP. Seleccione el estado y la ciudad manualmente.',
    listFailed: 'No se pudo cargar la lista.',
    problems: {
      required: 'Este campo es obligatorio',
      tooLong: 'El texto es demasiado largo',
      incomplete: 'CEP incompleto: son 8 números',
    },
    notSaved: 'La dirección no se guardó',
    save: 'Guardar dirección',
    saving: 'Guardando…',
    newTitle: 'Nueva dirección',
    editTitle: 'Editar dirección',
  },
};
