import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  providerChecks,
  Unchecked,
  type ConformanceCheck,
  type ConformanceHarness,
} from '../adapters/payments/conformance.ts';

export interface TestHarness extends ConformanceHarness {
  close(): Promise<unknown>;
}

/**
 * Makes the checks of payment providers as tests of an adapter.
 *
 * @param makeHarness called once; everything it started is ended by its `close`
 */
export function paymentProviderConformance<Harness extends TestHarness>(
  name: string,
  makeHarness: () => Promise<Harness>,
  more: readonly ConformanceCheck<Harness>[] = [],
): void {
  describe(`the payment provider ${name}`, () => {
    let harness: Harness;
    beforeAll(async () => {
      harness = await makeHarness();
    });
    afterAll(() => harness.close());

    test.each([...providerChecks, ...more])('$name', async ({ run }) => {
      const broken = await run(harness).catch((error: unknown) => error);

      expect(broken instanceof Unchecked ? undefined : broken).toBeUndefined();
    });
  });
}
