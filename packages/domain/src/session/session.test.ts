import { expect, test } from 'vitest';
import { ManualClock, MemoryStorage } from '../testing/index.ts';
import { Session, sessionStorageKey } from './session.ts';

const ana = { name: 'Ana', kind: 'resident' } as const;
const hour = 60 * 60_000;

function setUp(storage = new MemoryStorage(), clock = new ManualClock()) {
  const tab = storage.tab();
  const session = new Session(clock, tab);
  const ends: string[] = [];
  session.onEnd(() => ends.push('ended'));
  return { session, storage, clock, tab, ends };
}

test('is anonymous, also when the browser keeps a session, until it is started', () => {
  const { storage, clock } = setUp();
  setUp(storage, clock).session.signIn('secret', ana);

  const { session } = setUp(storage, clock);
  expect(session.customer).toBeNull();
  session.start();
  expect(session.customer).toEqual(ana);
  expect(session.currentToken()).toBe('secret');
});

test('ends by itself an hour after login', async () => {
  const { session, clock, tab, ends } = setUp();
  session.start();
  session.signIn('secret', ana);
  await clock.advance(hour - 1);
  expect(session.currentToken()).toBe('secret');

  await clock.advance(1);
  expect(session.customer).toBeNull();
  expect(tab.get(sessionStorageKey)).toBeNull();
  expect(ends).toEqual(['ended']);
  expect(clock.waiting).toBe(0);
});

test('that ended while the shop was closed has ended when it is opened', () => {
  const before = setUp();
  before.session.signIn('secret', ana);
  const late = setUp(before.storage, new ManualClock(before.clock.now() + hour));

  late.session.start();

  expect(late.session.customer).toBeNull();
  expect(late.ends).toEqual(['ended']);
});

test('gives no token after its end, although no timer has run', () => {
  const { storage, clock } = setUp();
  const stopped = setUp(storage, clock);
  stopped.session.signIn('secret', ana);
  const asleep = setUp(storage, new ManualClock(clock.now() + hour + 1));
  asleep.session.start();
  expect(asleep.session.currentToken()).toBeNull();
});

test('begins and ends in all tabs at once, and is cleared up after by one of them', () => {
  const one = setUp();
  const other = setUp(one.storage, one.clock);
  one.session.start();
  other.session.start();

  one.session.signIn('secret', ana);
  expect(other.session.customer).toEqual(ana);

  one.session.end();
  expect(other.session.customer).toBeNull();
  expect([one.ends, other.ends]).toEqual([['ended'], []]);
});

test('is not cleared up after by a tab that comes late', () => {
  const { session, storage, ends } = setUp();
  session.signIn('secret', ana);
  // A tab that was asleep has heard of nothing.
  storage.tab().remove(sessionStorageKey);

  session.end();

  expect(session.customer).toBeNull();
  expect(ends).toEqual([]);
});

test('lasts for the visit where the browser keeps nothing', () => {
  const session = new Session(new ManualClock(), undefined);
  session.start();
  session.signIn('secret', ana);
  expect(session.currentToken()).toBe('secret');
  session.end();
  expect(session.currentToken()).toBeNull();
});

test.each(['', 'null', '{"token":""}', '{"token":"a","expiresAt":"soon","customer":{}}'])(
  'is anonymous when what is kept can’t be read: %j',
  (text) => {
    const { session, tab } = setUp();
    tab.set(sessionStorageKey, text);
    session.start();
    expect(session.customer).toBeNull();
  },
);
