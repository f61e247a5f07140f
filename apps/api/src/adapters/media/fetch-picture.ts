/** Fetches a picture from an address of an imported table. */
import { fetchFile, NoFile, type FetchOptions, type NoFileCode } from '../outbound/fetch-file.ts';

/** In bytes. */
export const largestPicture = 12 << 20;

/** Why a picture can't be had. */
export type PictureFault =
  | NoFileCode
  | 'notOfPixels'
  | 'otherKind'
  | 'tooDetailed'
  | 'damaged'
  | 'notNamed'
  | 'notInShop'
  | 'noFilesHere'
  | 'noSuchFile'
  | 'notReadable';

/** Its message is the fault with what belongs to it (`status 404`), and is kept with the picture. */
export class NoPicture extends Error {
  constructor(fault: PictureFault, value?: string | number) {
    super(value === undefined ? fault : `${fault} ${value}`);
  }
}

/** It is larger than {@link largestPicture}. */
export const tooLarge = (): NoPicture => new NoPicture('tooLarge', `${largestPicture >> 20} MB`);

/** A picture that would take more memory than a server should give it. */
export class TooDetailed extends NoPicture {
  constructor() {
    super('tooDetailed');
  }
}

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
    if (!(error instanceof NoFile)) throw error;
    throw error.code === 'tooLarge' ? tooLarge() : new NoPicture(error.code, error.status);
  }
}
