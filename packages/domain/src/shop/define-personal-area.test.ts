import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import type { Resource } from '../resource/index.ts';
import { settle } from '../testing/index.ts';
import { openShop } from '../testing/open-shop.ts';
import { definePersonalArea } from './define-personal-area.ts';

const ana = { id: '1', name: 'Ana', kind: 'resident' } as const;
const joao = { id: '2', name: 'João', kind: 'foreign' } as const;

interface Notes {
  readonly owner: string | null;
  readonly text: Resource<string>;
  readonly signal: AbortSignal;
}

const notesOf = definePersonalArea<Notes>((_, { customerId, resources, signal }) => ({
  owner: customerId,
  text: resources.create('notes'),
  signal,
}));

function openFor(customer: typeof ana | typeof joao) {
  const opened = openShop(() => ({ status: 404, body: {} }));
  opened.shop.start();
  opened.shop.session.signIn('secret', customer);
  return opened;
}

test('a personal area is one for as long as the same customer is signed in', () => {
  const { shop } = openFor(ana);
  const notes = notesOf(shop);
  shop.session.signIn('newer', { ...ana, name: 'Ana María' });
  expect(notesOf(shop)).toBe(notes);
  expect(notes.owner).toBe('1');
  shop.dispose();
});

test('a personal area is dropped with its loads when the session ends', async () => {
  const { shop } = openFor(ana);
  const notes = notesOf(shop);
  await notes.text.load(['a'], () => Promise.resolve({ ok: true, value: 'secret' }));
  const loading = notes.text.load(['b'], () => new Promise(() => undefined));

  shop.session.end();

  expect(notes.signal.aborted).toBe(true);
  expect(await Promise.race([loading, settle().then(() => 'waiting')])).toBe('waiting');
  expect(notes.text.of(['b']).status).not.toBe('loading');
  expect(notesOf(shop)).not.toBe(notes);
  expect(notesOf(shop).text.of(['a']).status).toBe('idle');
  shop.dispose();
});

test('another customer gets another area, and so does the same one in a later session', () => {
  const { shop } = openFor(ana);
  const first = notesOf(shop);
  shop.session.signIn('other', joao);
  expect(notesOf(shop)).toMatchObject({ owner: '2' });
  shop.session.end();
  shop.session.signIn('again', ana);
  expect(notesOf(shop)).not.toBe(first);
  shop.dispose();
});

test('a screen with a personal area is notified when the customer changes', () => {
  const { shop } = openFor(ana);
  const owners: (string | null)[] = [];
  const stop = autorun(() => owners.push(notesOf(shop).owner));
  shop.session.signIn('other', joao);
  shop.session.end();
  expect(owners).toEqual(['1', '2', null]);
  stop();
  shop.dispose();
});

test('nothing of a personal area travels in the page', async () => {
  const { shop } = openFor(ana);
  await notesOf(shop).text.load(['a'], () => Promise.resolve({ ok: true, value: 'secret' }));
  expect(JSON.stringify(shop.snapshot())).not.toContain('secret');
  shop.dispose();
});

test('what failed in a personal area is asked for again when the network is back', async () => {
  const { shop, network } = openFor(ana);
  let asked = 0;
  const { text } = notesOf(shop);
  void text.load(['a'], () => {
    asked += 1;
    return Promise.resolve({ ok: false, error: { kind: 'contract', path: '' } });
  });
  await settle();
  network.goOnline();
  await settle();
  expect(asked).toBe(1);

  void text.load(['b'], () => {
    asked += 1;
    return Promise.resolve({ ok: false, error: { kind: 'offline' } });
  });
  text.of(['b']);
  await settle();
  shop.dispose();
  network.goOnline();
  await settle();
  expect(asked).toBe(2);
});
