import { emptyAddress } from '@ponte/ui/address-form';
import { expect, test } from 'vitest';
import { addressOfDraft, draftOfAddress } from './address-draft.ts';

const typed = {
  ...emptyAddress,
  name: 'Casa',
  postalCode: '85851000',
  street: 'Avenida Brasil',
  number: '12',
  directions: 'Portão verde',
};

test.each([
  emptyAddress,
  typed,
  { ...typed, state: { id: 17, name: 'Paraná' } },
  { ...typed, state: { id: 17, name: 'Paraná' }, city: { id: 3913, name: 'Cascavel' } },
])('an address comes back from its draft as it was typed', (address) => {
  expect(addressOfDraft(draftOfAddress(address))).toEqual(address);
});

test('a draft of another form gives an empty address', () => {
  expect(addressOfDraft(null)).toEqual(emptyAddress);
  expect(addressOfDraft({ street: 7, stateId: 'x', other: 'y' })).toEqual(emptyAddress);
});
