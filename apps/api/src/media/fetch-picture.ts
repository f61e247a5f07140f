/** Fetches a file from an address of an imported table. */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

/** In bytes. */
export const largestPicture = 12 << 20;

const mostRedirects = 3;

/** Why a picture has not come, as a part of a sentence. */
export class NoPicture extends Error {}

export interface FetchOptions {
  /** Also asks this machine and its network: for trials. */
  readonly isPrivateAllowed: boolean;
  readonly signal: AbortSignal;
}

export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

/** @throws NoPicture when the address gives none */
export async function fetchPicture(address: string, options: FetchOptions): Promise<Uint8Array> {
  let url = readAddress(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, options);
    const { statusCode: status = 0 } = answer;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy();
      url = readAddress(location, url);
    } else if (status === 200) return bodyOf(answer);
    else {
      answer.destroy();
      throw new NoPicture(`its server answered ${status}`);
    }
  }
  throw new NoPicture('its server sends on too often');
}

function readAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new NoPicture('its address is none of the web');
}

async function ask(url: URL, { isPrivateAllowed, signal }: FetchOptions): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A connection to an IP address asks no name server, so that nothing else would check it.
  if (!isPrivateAllowed && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new NoPicture(new PrivateAddress().message);
  }
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const options = {
      signal,
      headers: { Accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif' },
      // Without an agent no connection is kept, and none made by another check is used.
      agent: false,
      ...(!isPrivateAllowed && { lookup: publicLookup }),
    };
    request(url, options, answered)
      .on('error', (error) => failed(problemOf(error)))
      .end();
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const body: AsyncIterable<Uint8Array> = answer;
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > largestPicture) {
        throw new NoPicture(`it is larger than ${largestPicture >> 20} MB`);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    throw problemOf(error);
  }
  return Buffer.concat(chunks);
}

function problemOf(error: unknown): NoPicture {
  if (error instanceof NoPicture) return error;
  if (error instanceof PrivateAddress) return new NoPicture(error.message);
  const isLate = error instanceof Error && error.name === 'AbortError';
  return new NoPicture(isLate ? 'its server took too long' : 'its server does not answer');
}
