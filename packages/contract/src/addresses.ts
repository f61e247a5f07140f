import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { messageError, validationError } from './errors.ts';
import { addressLengths, placeNameLength } from './limits.ts';
import { idParameter, localeQuery, textInBody, wireFlag, wireId } from './wire.ts';

/** 1 is Brazil, 2 Paraguay. */
export const countryIds = [1, 2] as const;

/** A name, or a record that has one. */
const namedPlace = /* @__PURE__ */ v.union([
  v.string(),
  v.object({ id: v.optional(wireId), nome: v.string() }),
]);

/** `ativo` false: deleted; `principal`: the default address. */
export const wireAddress = /* @__PURE__ */ v.object({
  id: wireId,
  nome: v.nullish(v.string()),
  cep: v.nullish(v.string()),
  logradouro: v.nullish(v.string()),
  numero: v.nullish(v.string()),
  bairro: v.nullish(v.string()),
  complemento: v.nullish(v.string()),
  como_chegar: v.nullish(v.string()),
  cidade: v.nullish(namedPlace),
  cidade_id: v.nullish(wireId),
  estado: v.nullish(namedPlace),
  estado_id: v.nullish(wireId),
  pais: v.nullish(namedPlace),
  pais_id: v.nullish(wireId),
  ativo: v.nullish(wireFlag),
  principal: v.nullish(wireFlag),
});
export type WireAddress = v.InferOutput<typeof wireAddress>;

/* @__NO_SIDE_EFFECTS__ */
const optionalLine = (most: number) => v.nullish(v.pipe(v.string(), v.maxLength(most)));
const placeId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999));

/** accounts.md §5. `cep` is required in Brazil. `estado` follows from `cidade_id`. */
export const createAddressBody = /* @__PURE__ */ v.strictObject({
  nome: textInBody(addressLengths.name),
  cep: optionalLine(addressLengths.postalCode),
  logradouro: textInBody(addressLengths.street),
  numero: textInBody(addressLengths.number),
  bairro: textInBody(addressLengths.district),
  complemento: optionalLine(addressLengths.complement),
  como_chegar: optionalLine(addressLengths.directions),
  cidade: optionalLine(placeNameLength),
  cidade_id: placeId,
  estado_id: placeId,
  pais: optionalLine(placeNameLength),
  pais_id: v.optional(v.picklist(countryIds)),
});
export type CreateAddressBody = v.InferOutput<typeof createAddressBody>;

/** A customer's first address becomes the main one. */
export const createAddress = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/cliente/address',
  summary: 'Add an address',
  access: 'bearer',
  query: localeQuery,
  body: createAddressBody,
  responses: { 200: wireAddress, 401: messageError, 422: validationError, 429: messageError },
});

export const addressParams = /* @__PURE__ */ v.strictObject({ id: idParameter });
export type AddressParams = v.InferOutput<typeof addressParams>;

/** Soft delete: the address stays, inactive, for orders that went there. */
export const deleteAddress = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/ecom/cliente/address/{id}',
  summary: 'Delete an address',
  access: 'bearer',
  params: addressParams,
  query: localeQuery,
  body: v.strictObject({ ativo: v.literal(false), nome: optionalLine(addressLengths.name) }),
  responses: { 200: wireAddress, 401: messageError, 404: messageError, 422: validationError },
});

export const setMainAddress = /* @__PURE__ */ endpoint({
  method: 'PATCH',
  path: '/ecom/cliente/address/{id}/set-main',
  summary: 'Make an address the main one',
  access: 'bearer',
  params: addressParams,
  query: localeQuery,
  responses: { 200: wireAddress, 401: messageError, 404: messageError, 422: validationError },
});

export const wireCity = /* @__PURE__ */ v.object({
  id: wireId,
  nome: v.nullish(v.string()),
  estado: v.object({
    id: v.optional(wireId),
    nome: v.nullish(v.string()),
    pais_id: wireId,
  }),
});
export type WireCity = v.InferOutput<typeof wireCity>;

/** Finds a city by its official code (IBGE in Brazil, INE in Paraguay). */
export const findCityByCode = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/ecom/endereco/cidade-por-codigo',
  summary: 'A city by its official code',
  access: 'public',
  query: localeQuery,
  body: v.strictObject({
    pais_id: v.picklist(countryIds),
    codigo: v.pipe(v.string(), v.regex(/^\d{1,10}$/)),
  }),
  responses: { 200: wireCity, 404: messageError, 422: validationError },
});

/** A public postal service's own format; `erro` when the code is unknown. */
export const wirePostalCode = /* @__PURE__ */ v.object({
  cep: v.optional(v.string()),
  logradouro: v.optional(v.string()),
  complemento: v.optional(v.string()),
  bairro: v.optional(v.string()),
  localidade: v.optional(v.string()),
  uf: v.optional(v.string()),
  ibge: v.optional(v.string()),
  erro: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
});
export type WirePostalCode = v.InferOutput<typeof wirePostalCode>;

export const postalCodeParams = /* @__PURE__ */ v.strictObject({
  cep: v.pipe(v.string(), v.regex(/^\d{8}$/)),
});
export type PostalCodeParams = v.InferOutput<typeof postalCodeParams>;

export const lookUpPostalCode = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/ws/{cep}/json/',
  summary: 'The address of a Brazilian postal code',
  access: 'public',
  params: postalCodeParams,
  responses: { 200: wirePostalCode, 404: messageError, 502: messageError },
});
