import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { textsIn } from './texts-in.ts';

const texts = {
  'cart.empty': '1',
  'cart.emptyTitle': '2',
  'cart.state.full': '3',
  'home.seeAll': '4',
};

describe('a source file takes along', () => {
  it.each([
    ['what it names', `<FormattedMessage id="cart.empty" />`, ['cart.empty']],
    ['what its tables name', `{ all: 'home.seeAll', none: 'x.y' }`, ['home.seeAll']],
    ['what its templates can name', '`cart.${state}`', ['cart.empty', 'cart.emptyTitle']],
    ['and not what only begins so', '`cart.${cart.state}Title`', ['cart.emptyTitle']],
    ['what they name below', '`cart.state.${state}`', ['cart.state.full']],
    ['nothing else', `import './home.ts'; \`\${cart.empty} home.seeAll\``, []],
  ])('%s', (_, code, ids) => {
    expect(Object.keys(textsIn(code, texts))).toEqual(ids);
  });
});

const root = join(import.meta.dirname, '..');
const areas = readdirSync(join(root, 'messages')).map((area) => ({
  area,
  texts: JSON.parse(readFileSync(join(root, 'messages', area, 'pt-BR.json'), 'utf8')),
}));

it('each text is in one area, and some source file shows it', () => {
  const ids = areas.flatMap((each) => Object.keys(each.texts));
  const all = Object.assign({}, ...areas.map((each) => each.texts));
  const shown = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => Object.keys(textsIn(readFileSync(join(root, file), 'utf8'), all)));

  expect(ids.toSorted()).toEqual([...new Set(shown)].toSorted());
});

it('the type of ids has every area', () => {
  const types = readFileSync(join(root, 'src/languages/message-ids.d.ts'), 'utf8');

  expect(areas.filter(({ area }) => !types.includes(`/messages/${area}/`))).toEqual([]);
});
