import * as contract from '@ponte/contract';
import { expect, test } from 'vitest';
import { fieldTexts } from './failure-texts.ts';
import { fieldName } from './field-names.ts';

/** The names of all fields that public calls take. */
function takenFields(): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if ('entries' in value && typeof value.entries === 'object' && value.entries !== null) {
      for (const name of Object.keys(value.entries)) if (!/^\d+$/.test(name)) found.add(name);
    }
    for (const part of [
      'entries',
      'wrapped',
      'item',
      'rest',
      'value',
      'options',
      'items',
      'pipe',
    ]) {
      if (part in value) Object.values({ part: Reflect.get(value, part) }).forEach(look);
    }
    if (Array.isArray(value)) value.forEach(look);
    else if (!('kind' in value)) Object.values(value).forEach(look);
  };
  for (const call of Object.values(contract)) {
    if (typeof call !== 'object' || !('method' in call)) continue;
    for (const part of ['params', 'query', 'body', 'form']) {
      if (part in call) look(Reflect.get(call, part));
    }
  }
  return found;
}

test('every field of the public calls has a name in both languages', () => {
  const fields = [...takenFields()];

  expect(fields.length).toBeGreaterThan(60);
  expect(fields).toContain('estado_id');
  const alike = fields.filter(
    (field) => /_/.test(fieldName(field).pt) || fieldName(field).pt === field.replaceAll('_', ' '),
  );
  // What is called in Portuguese as it is written.
  expect(alike.toSorted()).toEqual(
    [
      'bairro',
      'celular',
      'cidade',
      'como_chegar',
      'complemento',
      'documento',
      'estado',
      'filtros',
      'identidade',
      'lista',
      'nome',
      'nota',
      'sobrenome',
      'telefone',
      'todos',
      'ativo',
    ].toSorted(),
  );
});

test('a sentence names a field as its reader does, and an unknown one as it is written', () => {
  expect(fieldTexts.required(fieldName('itens.0.estado_id'))).toEqual({
    pt: 'Campo: estado - Este campo é obrigatório.',
    es: 'Campo: departamento - Este campo es obligatorio.',
  });
  expect(fieldTexts.unknown(fieldName('favourite_colour')).pt).toBe(
    'Campo: favourite colour - Este campo não é conhecido.',
  );
  expect(fieldName('constructor').es).toBe('constructor');
});
