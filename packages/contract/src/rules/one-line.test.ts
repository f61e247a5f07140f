import * as v from 'valibot';
import { expect, test } from 'vitest';
import { acceptInvitationBody, updateQuestionsBody, updateStaffMeBody } from '../staff/index.ts';
import { linesInBody, textInBody } from '../wire.ts';
import { oneLine, plainLines } from './one-line.ts';
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

test.each([
  ['Portão azul\nao lado do posto', 'Portão azul\nao lado do posto'],
  [' \r\nA\r\n\r\nB\rC\u2028D\u0085 \t', 'A\n\nB\nC\nD'],
  ['\u202eloS asaC\u202c\u0007\u200b', 'loS asaC'],
  ['2\tcaixas  <b>já</b>\ud800', '2 caixas  <b>já</b>\ufffd'],
  ['Ana\u0301 👩‍🔧', 'Aná 👩‍🔧'],
  ['\u200f\n', ''],
])('of several lines, %j is kept as %j', (text, kept) => {
  expect(plainLines(text)).toBe(kept);
  expect(v.parse(optionalLines(100), text)).toBe(kept);
  expect(v.parse(linesInBody(100), text)).toBe(kept);
});

test('lines are counted once they are trimmed', () => {
  expect(v.safeParse(linesInBody(3), '\n abc \u202c').success).toBe(true);
  expect(v.safeParse(linesInBody(3), 'abcd').success).toBe(false);
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
