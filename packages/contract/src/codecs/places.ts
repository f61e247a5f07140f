import * as v from 'valibot';
import { wireCity, wirePostalCode, type WireCity, type WirePostalCode } from '../addresses.ts';

/** A postal service's answer. Texts may be empty. */
export interface PostalAddress {
  readonly street: string;
  readonly district: string;
  /** IBGE's code; empty when the service does not say. */
  readonly cityCode: string;
}

/** In the store's numbering. */
export interface FoundCity {
  readonly id: number;
  readonly name: string;
  readonly state: { readonly id: number | null; readonly name: string };
}

/** Null for an unknown code. */
export const postalAddressAnswer: v.GenericSchema<unknown, PostalAddress | null> =
  /* @__PURE__ */ v.pipe(wirePostalCode, /* @__PURE__ */ v.transform(postalAddressOf));

export const foundCityAnswer: v.GenericSchema<unknown, FoundCity> = /* @__PURE__ */ v.pipe(
  wireCity,
  /* @__PURE__ */ v.transform(cityOf),
);

function postalAddressOf(wire: WirePostalCode): PostalAddress | null {
  if (wire.erro === true || wire.erro === 'true') return null;
  return {
    street: wire.logradouro ?? '',
    district: wire.bairro ?? '',
    cityCode: wire.ibge ?? '',
  };
}

function cityOf({ id, nome, estado }: WireCity): FoundCity {
  return {
    id: Number(id),
    name: nome ?? '',
    state: {
      id: estado.id === undefined ? null : Number(estado.id),
      name: estado.nome ?? '',
    },
  };
}
