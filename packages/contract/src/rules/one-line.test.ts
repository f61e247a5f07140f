import * as v from 'valibot';
import { expect, test } from 'vitest';
import { acceptInvitationBody, updateQuestionsBody, updateStaffMeBody } from '../staff/index.ts';
import { textInBody } from '../wire.ts';
import { oneLine } from './one-line.ts';
import { optionalLines, optionalText, requiredText } from './texts.ts';

test.each([
  ['Casa\r\nSol', 'Casa Sol'],
  ['Casa\u2028Sol\u2029', 'Casa Sol'],
  ['\tCasa\u0085Sol\n', 'Casa Sol'],
  ['\u202eloS asaC\u202c', 'loS asaC'],
  ['\u200fمتجر\u200e \u2066Sol\u2069\u061c', 'متجر Sol'],
  ['Ana\u0301 👩‍🔧 Ñandutí', 'Aná 👩‍🔧 Ñandutí'],
  ['A\ud800  B\u0007', 'A\ufffd B'],
])('%j is kept as %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(v.parse(textInBody(100), text)).toBe(line);
  expect(v.parse(requiredText(100), text)).toBe(line);
  expect(v.parse(optionalText(100), text)).toBe(line);
});

test.each(['\u202e', ' \u200f\n'])('%j is no name', (text) => {
  expect(v.safeParse(textInBody(100), text).success).toBe(false);
  expect(v.safeParse(requiredText(100), text).success).toBe(false);
});

test('a text of several lines keeps them', () => {
  expect(v.parse(optionalLines(100), 'Portão azul\nao lado do posto')).toContain('\n');
});

test('names of staff and titles of the shop are one line', () => {
  const name = 'Ro\u202esa\nSol';
  const { name: joined } = v.parse(v.pick(acceptInvitationBody, ['name']), { name });
  const { name: changed } = v.parse(v.pick(updateStaffMeBody, ['name']), { name });
  const question = { pt: 'Onde\nfica?', es: '¿Dónde\nqueda?' };
  const answer = { pt: 'No\ncentro', es: 'En el\ncentro' };
  const { data } = v.parse(updateQuestionsBody, { version: '1', data: [{ question, answer }] });

  expect([joined, changed]).toEqual(['Rosa Sol', 'Rosa Sol']);
  expect(data).toEqual([{ question: { pt: 'Onde fica?', es: '¿Dónde queda?' }, answer }]);
});
