import { describe, expect, test } from 'vitest';
import { passwordStrength } from './model.ts';

const met = (password: string) =>
  passwordStrength(password)
    .traits.filter((one) => one.met)
    .map((one) => one.trait);

describe('passwordStrength', () => {
  test.each([
    ['', 'empty'],
    ['a', 'weak'],
    ['aB3!', 'weak'],
    ['aaaaaaaa', 'weak'],
    ['martelo2026', 'fair'],
    ['Martelo2026', 'fair'],
    ['Martelo-2026', 'strong'],
    ['ação-É-Nº-7-ok', 'strong'],
    ['Martelo-2026-Martelo-2026', 'weak'],
  ])('calls "%s" %s', (password, level) => {
    expect(passwordStrength(password).level).toBe(level);
  });

  test.each([
    ['1234567', ['number']],
    ['12345678', ['length', 'number']],
    ['12345678901234567890', ['length', 'number']],
    ['123456789012345678901', ['number']],
    ['ÇÃO', ['upper']],
    ['ção', ['lower']],
    ['a b', ['lower']],
    ['a_b', ['lower', 'special']],
  ])('finds in "%s" %j', (password, traits) => {
    expect(met(password)).toEqual(traits);
  });
});
