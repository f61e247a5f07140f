import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Each hash takes a core and 19 MiB; more at once would starve other calls. */
const limited = pLimit(2);

/** Returns a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** Verifies with the cost in the PHC string, in constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  const [, memory, passes, parallelism, salt, tag] = match ?? [];
  if (salt === undefined || tag === undefined) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(given, expected);
}

/** A hash that no password has, to spend equal time on unknown customers. */
const nobody = hashPassword(randomBytes(32).toString('base64'));

/** Takes as long as `verifyPassword`, and is always false. */
export async function verifyNothing(password: string): Promise<false> {
  await verifyPassword(password, await nobody);
  return false;
}

type Cost = { readonly [Name in keyof typeof cost]: number };

function derive(password: string, nonce: Uint8Array, costs: Cost): Promise<Buffer> {
  // Different Unicode spellings of a letter are the same password.
  const message = Buffer.from(password.normalize('NFC'));
  return limited(
    () =>
      new Promise((done, fail) => {
        argon2('argon2id', { message, nonce, ...costs }, (error, tag) =>
          error ? fail(error) : done(tag),
        );
      }),
  );
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
