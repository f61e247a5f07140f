import type { DeliveryMessages } from './messages.ts';

const fields = {
  name: 'Name of the address',
  postalCode: 'Postal code (CEP)',
  city: 'City',
  street: 'Street or avenue',
  number: 'Number',
  district: 'Neighborhood',
  complement: 'Apartment, floor, unit',
  directions: 'How to get there',
} as const;

export const deliveryEnUS: DeliveryMessages = {
  delivery: {
    label: 'How would you like to receive it?',
    only: 'How you receive it',
    kinds: { pickup: 'Store pickup', delivery: 'Delivery' },
    leadTime: (days) => {
      if (days === 0) return 'On the day of payment, if a business day';
      return `Within ${days === 1 ? '1 business day' : `${days} business days`} of payment`;
    },
    pickupOnly: 'Only pickup is available for your address.',
    loading: 'Calculating delivery',
    failed: 'Delivery could not be calculated.',
    none: 'Neither delivery nor pickup is available for this address.',
  },
  pickup: {
    label: 'Pickup point',
    state: 'State or department',
    city: 'City',
    none: (city) => `There is no pickup point in ${city}.`,
    openingHours: 'Hours:',
  },
  address: {
    country: 'Country',
    fields: {
      BR: { ...fields, state: 'State' },
      PY: { ...fields, state: 'Department' },
    },
    nameHint: 'What you call this place: Home, Workshop…',
    directionsHint: 'Landmarks, color of the gate.',
    numberHint: 'No number: S/N',
    filledByPostalCode: 'Filled in from the postal code. You can change it.',
    postalCodeNotFound: 'Postal code not found. Select the state and the city yourself.',
    listFailed: 'The list could not be loaded.',
    problems: {
      required: 'This field is required',
      tooLong: 'This text is too long',
      incomplete: 'Incomplete postal code: it has 8 digits',
    },
    notSaved: 'The address was not saved',
    save: 'Save address',
    saving: 'Saving…',
    newTitle: 'New address',
    editTitle: 'Edit address',
  },
  addressCard: {
    main: 'Default',
    makeMain: 'Set as default',
    edit: 'Edit',
    remove: 'Remove',
    confirmRemove: 'Remove this address?',
  },
};
