import { expect, test } from 'vitest';
import { isLatin, latinText } from './latin-text.ts';

test.each([
  'José Ñandutí G̃uarani ₲ 1.000',
  'Nguyễn Đình Čapek Łukasz Ørsted ẞ',
  'Chave 1/2″ · ½ ± 5 °C — “boa”',
  'duas\nlinhas',
])('a text that the fonts have stays: %j', (text) => {
  expect([latinText(text), isLatin(text)]).toEqual([text.normalize('NFC'), true]);
});

test.each([
  ['王小明', 'WangXiaoMing'],
  ['محمد علي', 'mhmd ly'],
  ['김민수', 'GimMinSu'],
  ['Жанна', 'Zhanna'],
  ['Ana 王', 'Ana Wang'],
  ['חיים', 'hyym'],
  ['⅛', '1/8'],
])('what they lack is given in Latin letters: %s', (text, latin) => {
  expect([latinText(text), isLatin(text)]).toEqual([latin, false]);
});

test.each([
  ['Ana 😀 Souza', 'Ana Souza'],
  ['👩🏽‍🔧 Eva', 'Eva'],
  ['🇵🇾', ''],
  ['Serra ®', 'Serra ®'],
])('emoji are left out: %s', (text, latin) => {
  expect([latinText(text), isLatin(text)]).toEqual([latin, true]);
});
