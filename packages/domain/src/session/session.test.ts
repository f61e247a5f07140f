import { expect, test } from 'vitest';
import { ManualClock, MemoryStorage } from '../testing/index.ts';
import { Session, sessionStorageKey } from './index.ts';

const ana = { id: '1', name: 'Ana', kind: 'resident' } as const;
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

// Spec: storefront 7.16, 9.11
// Spec: accounts 4.3, 9.5
// Spec: decision 29
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

// Spec: accounts 4.3
test('announces its end five minutes before, and no longer after another login', async () => {
  const { session, clock } = setUp();
  session.start();
  expect([session.endsSoon, session.endsAt]).toEqual([false, null]);
  session.signIn('secret', ana);
  expect(session.endsAt).toBe(clock.now() + hour);
  await clock.advance(hour - 300_000 - 1);
  expect(session.endsSoon).toBe(false);

  await clock.advance(1);
  expect(session.endsSoon).toBe(true);

  session.signIn('other', ana);
  expect(session.endsSoon).toBe(false);
  await clock.advance(hour - 300_000);
  expect(session.endsSoon).toBe(true);
  await clock.advance(300_000);
  expect([session.customer, session.endsSoon, session.endsAt]).toEqual([null, false, null]);
  expect(clock.waiting).toBe(0);
});

test('announces its end in other tabs, and in one that is opened shortly before it', async () => {
  const one = setUp();
  const other = setUp(one.storage, one.clock);
  other.session.start();
  one.session.signIn('secret', ana);
  await one.clock.advance(hour - 60_000);
  const late = setUp(one.storage, one.clock);
  late.session.start();

  expect([other.session.endsSoon, late.session.endsSoon]).toEqual([true, true]);
});

test('that ended while the shop was closed has ended when it is opened', () => {
  const before = setUp();
  before.session.signIn('secret', ana);
  const late = setUp(before.storage, new ManualClock(before.clock.now() + hour));

  late.session.start();

  expect(late.session.customer).toBeNull();
  expect(late.ends).toEqual(['ended']);
});

test('that ended while its page slept has ended when the visitor comes back to it', () => {
  const one = setUp();
  one.session.signIn('secret', ana);
  const asleep = setUp(one.storage, one.clock);
  const stopListening = asleep.session.start();
  stopListening();
  one.session.end();
  expect(asleep.session.customer).toEqual(ana);

  asleep.session.resume();

  expect([asleep.session.customer, asleep.ends]).toEqual([null, []]);
});

test('distinguishes an expired session, or one ended by the store, from a sign-out', async () => {
  const { session, clock } = setUp();
  session.signIn('first', ana);
  session.end();
  expect(session.hasExpired).toBe(false);

  session.signIn('second', ana);
  await clock.advance(hour);
  expect(session.hasExpired).toBe(true);

  session.signIn('third', ana);
  expect(session.hasExpired).toBe(false);
  session.refuse('third');
  expect(session.hasExpired).toBe(true);
});

test('gives no token after its end, although no timer has run', () => {
  const { storage, clock } = setUp();
  const stopped = setUp(storage, clock);
  stopped.session.signIn('secret', ana);
  const asleep = setUp(storage, new ManualClock(clock.now() + hour + 1));
  asleep.session.start();
  expect(asleep.session.currentToken()).toBeNull();
});

// Spec: decision 29
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

test('outlives the refusal of an earlier session’s token, and not of its own', () => {
  const { session, ends } = setUp();
  session.signIn('old', ana);
  session.signIn('new', ana);
  session.refuse('old');
  expect(session.currentToken()).toBe('new');

  session.refuse('new');
  expect(session.customer).toBeNull();
  expect(ends).toEqual(['ended']);
});

test('lasts for the visit where the browser keeps nothing', () => {
  const session = new Session(new ManualClock(), undefined);
  session.start();
  session.signIn('secret', ana);
  expect(session.currentToken()).toBe('secret');
  session.end();
  expect(session.currentToken()).toBeNull();
});

test('lasts for the visit, and is cleared up after, where the browser forbids storage', () => {
  const forbidden = {
    get: () => null,
    set: () => false,
    remove: () => undefined,
    onChange: () => () => undefined,
  };
  const session = new Session(new ManualClock(), forbidden);
  const ends: string[] = [];
  session.onEnd(() => ends.push('ended'));
  session.signIn('secret', ana);

  session.resume();
  expect(session.currentToken()).toBe('secret');
  session.end();

  expect([session.customer, ends]).toEqual([null, ['ended']]);
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
