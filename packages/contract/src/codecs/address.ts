import * as v from 'valibot';
import { wireAddress, type WireAddress } from '../addresses.ts';
import type { Address, AddressPlace } from '../entities/index.ts';

export const addressAnswer: v.GenericSchema<unknown, Address> = /* @__PURE__ */ v.pipe(
  wireAddress,
  /* @__PURE__ */ v.transform(addressOf),
);

/** Without deleted ones, the main one first. */
export function addressesOf(wire: readonly WireAddress[]): readonly Address[] {
  const kept = wire.filter(({ ativo }) => ativo === undefined || ativo === null || Boolean(ativo));
  return kept.map(addressOf).toSorted((one, other) => Number(other.main) - Number(one.main));
}

function addressOf(wire: WireAddress): Address {
  return {
    id: Number(wire.id),
    name: wire.nome ?? '',
    postalCode: wire.cep ?? '',
    street: wire.logradouro ?? '',
    number: wire.numero ?? '',
    district: wire.bairro ?? '',
    complement: wire.complemento ?? '',
    directions: wire.como_chegar ?? '',
    city: placeOf(wire.cidade, wire.cidade_id),
    state: placeOf(wire.estado, wire.estado_id),
    countryId: Number(wire.pais_id) === 1 ? 1 : 2,
    main: Boolean(wire.principal),
  };
}

/** A place is a name, or a record with name and id. */
export function placeOf(place: WireAddress['cidade'], id: WireAddress['cidade_id']): AddressPlace {
  const record = typeof place === 'object' ? place : undefined;
  const given = id ?? record?.id ?? null;
  const name = typeof place === 'string' ? place : (record?.nome ?? '');
  return { id: given === null ? null : Number(given), name };
}
