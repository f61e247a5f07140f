import { wirePostalCode, type WirePostalCode } from '@ponte/contract/addresses';
import * as v from 'valibot';
import { findEmbeddedCode } from './embedded-codes.ts';

/** Looks up a Brazilian postal code of eight digits; undefined when there is none. */
export type PostalCodes = (cep: string) => Promise<WirePostalCode | undefined | 'unavailable'>;

/** A form waits for this; a shopper who waited longer has chosen the city by hand. */
const patienceMs = 3_000;

/** The embedded table alone: enough to try the shop, without any other service. */
export const embeddedPostalCodes: PostalCodes = async (cep) => findEmbeddedCode(cep);

/**
 * A public service of the form of viacep.com.br, with the embedded table for when it fails.
 *
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
