import {
  createAddress,
  deleteAddress as deleteCall,
  findCityByCode,
  lookUpPostalCode,
  setMainAddress as setMainCall,
  type CreateAddressBody,
} from '@ponte/contract/addresses';
import type { AppContext } from '../../adapters/app-context.ts';
import { tooMany, type Handler } from '../../platform/http/call.ts';
import { fieldTexts, texts } from '../../platform/http/failure-texts.ts';
import {
  invalid,
  notFound,
  success,
  type FailureOf,
  type Result,
} from '../../platform/http/failure.ts';
import { done } from '../../platform/http/reply.ts';
import {
  addAddress,
  deleteAddress,
  setMainAddress,
  wireAddressOf,
  type NewAddress,
} from './addresses.ts';
import { checkPostalCode, FormErrors } from './field-rules.ts';
import { findPlace, findPlaceByCode } from './places.ts';

export function addressRoutes({ db, bind, limiter, limits, postalCodes }: AppContext): void {
  bind(createAddress, async ({ body, session }) => {
    // People have few addresses, and every read of their account returns all of them.
    const wait = await limiter.hit(limits.LIMIT_ADDRESSES, String(session.customer.id));
    if (wait !== undefined) return tooMany(wait);
    const address = await readAddress(body);
    if (!address.ok) return address;
    const row = await addAddress(db, session.customer.id, address.value);
    if (!row) return { ok: false, status: 401, text: texts.sessionEnded };
    return done(await wireAddressOf(row));
  });

  bind(deleteCall, async ({ params, session }) => {
    const row = await deleteAddress(db, session.customer.id, Number(params.id));
    return row ? done(await wireAddressOf(row)) : notFound();
  });

  bind(setMainCall, async ({ params, session }) => {
    const row = await setMainAddress(db, session.customer.id, Number(params.id));
    return row ? done(await wireAddressOf(row)) : notFound();
  });

  bind(findCityByCode, async ({ body }) => {
    const place = await findPlaceByCode(body.pais_id, body.codigo);
    if (!place) return notFound();
    const { city, state, country } = place;
    return done({
      id: city.id,
      nome: city.name,
      estado: { id: state.id, nome: state.name, pais_id: country.id },
    });
  });

  const lookUp: Handler<typeof lookUpPostalCode> = async ({ params }) => {
    const found = await postalCodes(params.cep);
    if (found === 'unavailable') return { ok: false, status: 502, text: texts.unavailable };
    return done(found ?? { erro: true });
  };
  // A form looks up few; more would let a client scrape the postal service through the shop.
  bind(lookUpPostalCode, lookUp, { limit: limits.LIMIT_POSTAL_CODES });
}

/** The form's shape was checked before; this applies the rules of accounts.md §5. */
async function readAddress(body: CreateAddressBody): Promise<Result<NewAddress, FailureOf<422>>> {
  const errors = new FormErrors();
  const place = await findPlace(body.cidade_id);
  if (!place) errors.add('cidade_id', fieldTexts.notFound);
  if (place && place.state.id !== body.estado_id) errors.add('estado_id', fieldTexts.invalid);
  if (place && body.pais_id !== undefined && place.country.id !== body.pais_id) {
    errors.add('pais_id', fieldTexts.invalid);
  }
  const inBrazil = place?.country.code === 'BR';
  const postalCode = inBrazil ? checkPostalCode(errors, body.cep, true) : null;
  if (!place || errors.fields) return invalid(errors.fields ?? {});
  return success({
    name: body.nome.trim(),
    postalCode,
    street: body.logradouro.trim(),
    number: body.numero.trim(),
    district: body.bairro.trim(),
    complement: body.complemento?.trim() || null,
    directions: body.como_chegar?.trim() || null,
    cityId: place.city.id,
    stateId: place.state.id,
    countryId: place.country.id,
  });
}
