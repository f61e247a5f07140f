import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Outage } from '../../platform/runtime/outage.ts';
import { checkKey, type Storage } from './storage.ts';

export interface Bucket {
  /** Such as `https://s3.sa-east-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly name: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** In milliseconds. A document has 5 MB at most, and a visitor is waiting. */
const patienceMs = 10_000;

/** Retries of a request that failed on the service's side. */
const retries = 2;

/** Path-style addresses (`/bucket/key`), which every S3-compatible service accepts. */
export function bucketStorage(bucket: Bucket): Storage {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries });
  const call = async (
    method: string,
    key: string,
    { bytes = new Uint8Array(), type }: { bytes?: Uint8Array; type?: string } = {},
  ): Promise<Response> => {
    // Signed, so that the service verifies what it received.
    const sum = createHash('sha256').update(bytes).digest('hex');
    const address = `${endpoint}/${name}/${checkKey(key)}`;
    try {
      return await client.fetch(address, {
        method,
        headers: { 'X-Amz-Content-Sha256': sum, ...(type && { 'Content-Type': type }) },
        ...(method === 'PUT' && { body: new Uint8Array(bytes) }),
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch (error) {
      throw new Outage('The bucket does not answer.', { cause: error });
    }
  };
  return {
    put: async (key, bytes, type) => {
      await accepted(await call('PUT', key, { bytes, type }), [200]);
    },
    get: async (key) => {
      const response = await call('GET', key);
      if (response.status === 200) return bodyOf(response);
      await accepted(response, [404]);
      return undefined;
    },
    remove: async (key) => {
      await accepted(await call('DELETE', key), [200, 204, 404]);
    },
  };
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new Outage('The bucket broke off.', { cause: error });
  }
}

/**
 * Any other status, also for wrong credentials, is an outage: the file could not be stored or read.
 */
async function accepted(response: Response, statuses: readonly number[]): Promise<void> {
  await response.body?.cancel();
  if (!statuses.includes(response.status)) {
    throw new Outage(`The bucket answered ${response.status}.`);
  }
}
