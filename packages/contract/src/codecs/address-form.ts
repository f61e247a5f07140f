import type { CreateAddressBody } from '../addresses.ts';
import type { NewAddress } from '../rules/address.ts';
import type { CustomerKind } from '../rules/customer-kind.ts';
import { countryOf, postalCodeDigits } from './form-values.ts';

/**
 * The request of a new address.
 * @param cityName the chosen or looked-up city's name, if known
 */
export function createAddressBodyOf(
  kind: CustomerKind,
  form: NewAddress,
  cityName?: string,
): CreateAddressBody {
  const country = countryOf(kind);
  return {
    nome: form.name,
    cep: kind === 'foreign' ? postalCodeDigits(form.postalCode) : null,
    logradouro: form.street,
    numero: form.number,
    bairro: form.district,
    complemento: form.complement || null,
    como_chegar: kind === 'foreign' ? null : form.directions || null,
    cidade: cityName ?? null,
    cidade_id: Number(form.cityId),
    estado_id: Number(form.stateId),
    pais: country.name,
    pais_id: country.id === 1 ? 1 : 2,
  };
}
