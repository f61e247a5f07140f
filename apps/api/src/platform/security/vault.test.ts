import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const vault = createVault('a secret of the tests, long enough');
const other = createVault('another secret of the tests, long too');

test('what is sealed is opened with the same secret alone', () => {
  const sealed = vault.seal('JBSWY3DPEHPK3PXP');

  expect(vault.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(other.open(sealed)).toBeUndefined();
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
});

test('the same text is sealed differently each time', () => {
  expect(vault.seal('one')).not.toBe(vault.seal('one'));
});

test('an altered or cut-off seal opens nothing', () => {
  const bytes = Buffer.from(vault.seal('JBSWY3DPEHPK3PXP'), 'base64url');
  for (const index of bytes.keys()) {
    const altered = Buffer.from(bytes);
    altered[index] = (altered[index] ?? 0) ^ 1;
    expect(vault.open(altered.toString('base64url'))).toBeUndefined();
  }
  for (const length of bytes.keys()) {
    expect(vault.open(bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
  }
});

test('a fingerprint depends on text and secret', () => {
  expect(vault.fingerprint('one')).toBe(vault.fingerprint('one'));
  expect(vault.fingerprint('one')).not.toBe(vault.fingerprint('two'));
  expect(vault.fingerprint('one')).not.toBe(other.fingerprint('one'));
});
