import { expect, test } from 'vitest';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { OptionPicker } from './option-picker.tsx';

const groups = [
  {
    id: 'voltage',
    name: 'tensao',
    label: 'Tensão',
    values: [
      { value: '127', label: '127 V' },
      { value: '220', label: '220 V' },
    ],
  },
  {
    id: 'colour',
    name: 'cor',
    label: 'Cor',
    values: [
      { value: 'green', label: 'Verde', swatch: '#0b5d3e' },
      { value: 'white', label: 'Branco', swatch: '#fff' },
    ],
  },
];
const variants = [
  { options: { voltage: '127', colour: 'green' } },
  { options: { voltage: '220', colour: 'green' }, soldOut: true },
];

const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? [];
const statuses = (html: string) =>
  [...html.matchAll(/role="status"[^>]*>(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  );

test('ties the buttons of an option together under its name', () => {
  const html = renderHtml(<OptionPicker groups={groups} variants={variants} />);
  expect(inputs(html).map((input) => / name="([^"]+)"/.exec(input)?.[1])).toEqual([
    'tensao',
    'tensao',
    'cor',
    'cor',
  ]);
});

test('disables only what does not exist at all, not what the other choices rule out', () => {
  const apart = [
    { options: { voltage: '127', colour: 'green' } },
    { options: { voltage: '220', colour: 'yellow' } },
  ];
  const html = renderHtml(
    <OptionPicker groups={groups} variants={apart} value={{ colour: 'green' }} />,
  );
  expect(inputs(html).map((input) => input.includes('disabled'))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('says once why what is chosen is off, and which choice is the reason', () => {
  const soldOut = (
    <OptionPicker groups={groups} variants={variants} value={{ voltage: '220', colour: 'green' }} />
  );
  expect(statuses(renderHtml(soldOut, esPY))).toEqual(['220 V: Agotado']);
  const impossible = (
    <OptionPicker groups={groups} variants={variants} value={{ voltage: '220', colour: 'white' }} />
  );
  expect(statuses(renderHtml(impossible))).toEqual(['Branco: Não existe neste produto']);
  const free = <OptionPicker groups={groups} variants={variants} value={{ voltage: '127' }} />;
  expect(statuses(renderHtml(free))).toEqual(['']);
});

test('describes a value that is off by its reason', () => {
  const html = renderHtml(
    <OptionPicker groups={groups} variants={variants} value={{ voltage: '220' }} />,
  );
  const id =
    / aria-describedby="([^"]+)"[^>]*value="green"|value="green"[^>]* aria-describedby="([^"]+)"/.exec(
      html,
    );
  const found = html.split(`id="${id?.[1] ?? id?.[2] ?? ''}"`)[1] ?? '';
  expect(found).toMatch(/^[^>]*>Esgotado com 220 V</);
});
