import { expect, it } from 'vitest';
import { addressView } from './address-view.ts';

it('writes a postal code as its eight digits', () => {
  const address = {
    id: 9,
    name: 'Casa',
    postalCode: '85851-000',
    street: 'Avenida Brasil',
    number: '100',
    district: 'Centro',
    complement: '',
    directions: '',
    city: { id: 4031, name: 'Foz do Iguaçu' },
    state: { id: 18, name: 'Paraná' },
    countryId: 1,
    main: true,
  } as const;
  expect(addressView(address)).toMatchObject({ id: '9', country: 'BR', postalCode: '85851000' });
  expect(addressView({ ...address, postalCode: '' }).postalCode).toBeUndefined();
});
