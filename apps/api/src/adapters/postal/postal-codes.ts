import { wirePostalCode, type WirePostalCode } from '@ponte/contract/addresses';
import * as v from 'valibot';
import { findEmbeddedCode } from './embedded-codes.ts';

/** Looks up an eight-digit Brazilian postal code; undefined when there is none. */
export type PostalCodes = (cep: string) => Promise<WirePostalCode | undefined | 'unavailable'>;

/** In milliseconds. A form waits for this; who waited longer has chosen the city by hand. */
const patienceMs = 3_000;

/** The embedded table alone. */
export const embeddedPostalCodes: PostalCodes = async (cep) => findEmbeddedCode(cep);

/**
 * A public service with viacep.com.br's interface; falls back to the embedded table.
 * @param origin such as `https://viacep.com.br`
 */
export function publicPostalCodes(origin: string): PostalCodes {
  return async (cep) => {
    try {
      const response = await fetch(`${origin}/ws/${cep}/json/`, {
        signal: AbortSignal.timeout(patienceMs),
        headers: { Accept: 'application/json' },
      });
      if (!response.ok) return findEmbeddedCode(cep) ?? 'unavailable';
      const { erro, ...found } = v.parse(wirePostalCode, await response.json());
      return erro === undefined || erro === false || erro === 'false' ? found : undefined;
    } catch {
      return findEmbeddedCode(cep) ?? 'unavailable';
    }
  };
}
