import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { Drafts } from './index.ts';

function setUp(owner: string | null = null, storage = new MemoryStorage().tab()) {
  const secrets = ['password', 'documento'];
  const drafts = new Drafts(storage);
  return { storage, drafts, draft: drafts.of({ name: 'register', owner, secrets }) };
}

const stored = 'ponte.drafts';

test('a draft gives back what was typed, after a reload too', () => {
  const { storage, draft } = setUp();
  expect(draft.read()).toBeNull();
  draft.save({ nome: 'Ana', estrangeiro: 1, aceito: true });
  expect(setUp(null, storage).draft.read()).toEqual({ nome: 'Ana', estrangeiro: 1, aceito: true });
});

test('a draft keeps neither secrets nor files nor what is empty', () => {
  const { storage, draft } = setUp();
  const frente = new Blob(['front']);
  draft.save({ nome: 'Ana', password: 'segredo-12', documento: '111', frente, cep: undefined });
  expect(draft.read()).toEqual({ nome: 'Ana' });
  expect(storage.get(stored)).not.toMatch(/segredo|111/);
});

test('a draft is gone once it is cleared, and another form’s stays', () => {
  const { storage, drafts, draft } = setUp();
  const other = drafts.of({ name: 'review', owner: null });
  draft.save({ nome: 'Ana' });
  other.save({ text: 'Boa' });
  draft.clear();
  expect(draft.read()).toBeNull();
  expect(other.read()).toEqual({ text: 'Boa' });
  other.clear();
  expect(storage.get(stored)).toBeNull();
});

test('a customer’s draft is for that customer alone, whatever guests type meanwhile', () => {
  const { storage, draft } = setUp('1');
  draft.save({ nome: 'Casa' });
  expect(setUp('2', storage).draft.read()).toBeNull();
  expect(setUp(null, storage).draft.read()).toBeNull();
  setUp(null, storage).draft.save({ nome: 'Outra' });
  expect(setUp('1', storage).draft.read()).toEqual({ nome: 'Casa' });
});

test('a customer who signs in finds their own drafts, and the others are gone', () => {
  const { storage, drafts, draft } = setUp('1');
  draft.save({ nome: 'Casa' });
  setUp('11', storage).draft.save({ nome: 'Obra' });
  setUp(null, storage).draft.save({ nome: 'Guest' });
  drafts.keepOnly('1');
  expect(draft.read()).toEqual({ nome: 'Casa' });
  expect(storage.get(stored)).not.toMatch(/Obra|Guest/);
});

test.each(['', '7', '[]', '{}', '{"/register":7}', '{"register":{"nome":"Ana"}}'])(
  'a draft that can’t be read is none: %j',
  (text) => {
    const { storage, draft } = setUp();
    storage.set(stored, text);
    expect(draft.read()).toBeNull();
  },
);

test('where nothing can be kept there is no draft', () => {
  const drafts = new Drafts(undefined);
  const draft = drafts.of({ name: 'register', owner: null });
  draft.save({ nome: 'Ana' });
  draft.clear();
  drafts.clear();
  expect(draft.read()).toBeNull();
});
