import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import committed from '../openapi.json' with { type: 'json' };

test('the OpenAPI document is a valid one, and each example fits its schema', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-parameter-examples': 'error',
      // ViaCEP's own path.
      'no-path-trailing-slash': 'off',
    },
  });

  const problems = await lintFromString({ source: JSON.stringify(committed), config });

  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
