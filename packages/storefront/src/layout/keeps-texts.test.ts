import { MemoryStorage } from '@ponte/domain/testing';
import { expect, it } from 'vitest';
import { keepsTexts } from './keeps-texts.ts';

it('finds out whether a browser keeps anything, and leaves no trace', () => {
  const storage = new MemoryStorage();
  const tab = storage.tab();
  expect(keepsTexts(tab)).toBe(true);
  expect(tab.get('ponte.probe')).toBeNull();
  storage.full = true;
  expect(keepsTexts(tab)).toBe(false);
  expect(keepsTexts(undefined)).toBe(false);
});
