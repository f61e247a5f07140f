import type { DraftValues } from '@ponte/domain/draft';
import { emptyAddress, type AddressPlace, type AddressValues } from '@ponte/ui/address-form';

/** An address as its draft holds it: places as number and name. */
export function draftOfAddress({ state, city, ...texts }: AddressValues): DraftValues {
  return {
    ...texts,
    ...(state && { stateId: state.id, stateName: state.name }),
    ...(city && { cityId: city.id, cityName: city.name }),
  };
}

export function addressOfDraft(draft: DraftValues | null): AddressValues {
  const text = (name: string) => (typeof draft?.[name] === 'string' ? draft[name] : '');
  const place = (name: 'state' | 'city'): AddressPlace | null => {
    const id = draft?.[`${name}Id`];
    return typeof id === 'number' ? { id, name: text(`${name}Name`) } : null;
  };
  return {
    ...emptyAddress,
    ...Object.fromEntries(addressTexts.map((name) => [name, text(name)])),
    state: place('state'),
    city: place('city'),
  };
}

const addressTexts = [
  'name',
  'postalCode',
  'street',
  'number',
  'district',
  'complement',
  'directions',
] as const satisfies readonly (keyof AddressValues)[];
