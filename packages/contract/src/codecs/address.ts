import * as v from 'valibot';
import { wireAddress, type WireAddress } from '../addresses.ts';

/** The id is the store's, or null when unknown. */
export interface AddressPlace {
  readonly id: number | null;
  readonly name: string;
}

/** A saved address. Texts may be empty. */
export interface Address {
  readonly id: number;
  /** The customer's name for it. */
  readonly name: string;
  /** As formatted by the store; empty in Paraguay. */
  readonly postalCode: string;
  readonly street: string;
  readonly number: string;
  readonly district: string;
  readonly complement: string;
  /** Directions, where streets have no numbers. */
  readonly directions: string;
  readonly city: AddressPlace;
  readonly state: AddressPlace;
  /** 1 Brasil, 2 Paraguay. */
  readonly countryId: 1 | 2;
  /** The default address. */
  readonly main: boolean;
}

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
