import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/index.ts';
import { Draft } from './index.ts';

function setUp(owner: string | null = null, storage = new MemoryStorage().tab()) {
  const secrets = ['password', 'documento'];
  return { storage, draft: new Draft({ storage, name: 'register', owner, secrets }) };
}

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
  expect(storage.get('ponte.draft.register')).not.toMatch(/segredo|111/);
});

test('a draft is gone once it is cleared', () => {
  const { draft } = setUp();
  draft.save({ nome: 'Ana' });
  draft.clear();
  expect(draft.read()).toBeNull();
});

test('a customer’s draft is nobody else’s', () => {
  const { storage, draft } = setUp('1');
  draft.save({ nome: 'Casa' });
  expect(setUp('2', storage).draft.read()).toBeNull();
  expect(setUp(null, storage).draft.read()).toBeNull();
  expect(setUp('1', storage).draft.read()).toEqual({ nome: 'Casa' });
});

test.each(['', '7', '{}', '{"owner":null,"values":7}', '{"owner":3,"values":{}}'])(
  'a draft that can’t be read is none: %j',
  (text) => {
    const { storage, draft } = setUp();
    storage.set('ponte.draft.register', text);
    expect(draft.read()).toBeNull();
  },
);

test('where nothing can be kept there is no draft', () => {
  const draft = new Draft({ storage: undefined, name: 'register', owner: null, secrets: [] });
  draft.save({ nome: 'Ana' });
  draft.clear();
  expect(draft.read()).toBeNull();
});
