import { autorun } from 'mobx';
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { isWhole, StoredState, parseStored } from './index.ts';

describe('what is kept', () => {
  const parse = (text: string) => parseStored(isWhole, text);
  const open = (storage: MemoryStorage) =>
    new StoredState<number>({ storage: storage.tab(), key: 'number', parse, initial: 0 });

  test('is what the last visit left, once it has started', () => {
    const storage = new MemoryStorage();
    open(storage).change(() => 5);
    const kept = open(storage);
    expect(kept.state).toBe(0);
    kept.start();
    expect(kept.state).toBe(5);
  });

  test('follows other tabs until it is stopped', () => {
    const storage = new MemoryStorage();
    const [one, other] = [open(storage), open(storage)];
    const stop = one.start();
    other.change((n) => n + 1);
    expect(one.state).toBe(1);
    stop();
    other.change((n) => n + 1);
    expect(one.state).toBe(1);
    expect(one.current()).toBe(2);
  });

  test('changes from what is kept, not from what this tab has seen', () => {
    const storage = new MemoryStorage();
    const [one, other] = [open(storage), open(storage)];
    other.change((n) => n + 1);
    one.change((n) => n + 1);
    expect(one.state).toBe(2);
  });

  test('goes back to how it began by reset, in all tabs and for the next visit', () => {
    const storage = new MemoryStorage();
    const [one, other] = [open(storage), open(storage)];
    other.start();
    one.change(() => 5);
    one.reset();
    expect([one.state, other.state]).toEqual([0, 0]);
    const next = open(storage);
    next.start();
    expect(next.state).toBe(0);
  });

  test('is written and broadcast only when it changes', () => {
    const storage = new MemoryStorage();
    const kept = open(storage);
    const seen: number[] = [];
    autorun(() => seen.push(kept.state));
    kept.change((n) => n);
    expect(storage.tab().get('number')).toBeNull();
    kept.change((n) => n + 1);
    kept.start();
    expect(seen).toEqual([0, 1]);
  });

  test('stays as it is when another tab writes what can’t be read, or clears everything', () => {
    const storage = new MemoryStorage();
    const tab = storage.tab();
    const kept = open(storage);
    kept.start();
    kept.change(() => 3);
    tab.set('number', 'three');
    expect(kept.state).toBe(3);
    tab.remove('number');
    expect(kept.state).toBe(3);
  });
});
