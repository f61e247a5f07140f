/** Fetches a picture from an address of an imported table. */
import { fetchFile, NoFile, type FetchOptions } from '../outbound/fetch-file.ts';

/** In bytes. */
export const largestPicture = 12 << 20;

/** Why a picture has not come, as a part of a sentence. */
export class NoPicture extends Error {}

/** A picture that would take more memory than a server should give it. */
export class TooDetailed extends NoPicture {}

export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

/** @throws NoPicture when the address gives none */
export async function fetchPicture(
  address: string,
  options: Pick<FetchOptions, 'isPrivateAllowed' | 'signal'>,
): Promise<Uint8Array> {
  try {
    return await fetchFile(address, {
      ...options,
      accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
      mostBytes: largestPicture,
    });
  } catch (error) {
    throw error instanceof NoFile ? new NoPicture(error.message) : error;
  }
}
