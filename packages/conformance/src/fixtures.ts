import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { reasonOf } from './reason.ts';

/**
 * What happens outside of the contract: a shopper reads a mail, or pays on a provider's page. A
 * backend maps these in one file, whose default export is such an object. What it leaves out is not
 * checked, and the report says so.
 */
export interface Fixtures {
  /** The link in the last mail to an address. */
  readonly mailedLink?: (email: string) => Promise<string>;
  /** Pays on the page of a payment link; resolves once the backend was notified. */
  readonly pay?: (paymentLink: string) => Promise<void>;
  /** Is declined on the page of a payment link. */
  readonly decline?: (paymentLink: string) => Promise<void>;
}

/** A file that is none of fixtures; the message is one sentence. */
export class BadFixtures extends Error {}

const shape = v.strictObject({
  mailedLink: v.optional(v.function()),
  pay: v.optional(v.function()),
  decline: v.optional(v.function()),
});

/**
 * Imports a file of fixtures.
 * @param path relative to the current folder
 * @throws BadFixtures
 */
export async function loadFixtures(path: string): Promise<Fixtures> {
  const loaded: unknown = await import(pathToFileURL(resolve(path)).href).catch(
    (error: unknown) => {
      throw new BadFixtures(`${path} can't be imported: ${reasonOf(error)}.`);
    },
  );
  const fixtures = isRecord(loaded) ? loaded['default'] : undefined;
  if (!isFixtures(fixtures)) {
    throw new BadFixtures(
      `The default export of ${path} has to be an object of mailedLink, pay and decline.`,
    );
  }
  return fixtures;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isFixtures(value: unknown): value is Fixtures {
  return v.is(shape, value);
}
