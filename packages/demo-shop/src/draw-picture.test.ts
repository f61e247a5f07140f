import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const views = ['front', 'side', 'close', 'many', 'kit', 'box', 'card', 'bag', 'bench', 'home'];

test.each([
  ...views.map((view) => `drill-impact.brontal.${view}.v1`),
  'drill-impact.brontal.size-290x265.v1',
  'phone.telmira.azul.front.v1',
  'logo.brontal.v1',
  'banner.main.v1',
  'person.marcia.v1',
  'placeholder.v1',
])('%s can be turned into pixels', async (key) => {
  const { svg = '', width, height } = drawPicture(key) ?? {};

  const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });

  expect([info.width, info.height]).toEqual([width, height]);
});

test('goods have the colours and the wordmark of their maker', () => {
  const { svg = '' } = drawPicture('drill-impact.vurtano.front.v1') ?? {};

  expect(svg).toContain('fill="#ea6a12"');
  expect(svg).not.toMatch(/var\(|color-mix\(|<text/);
});

test.each([
  'hammer-claw.nobody.front.v1',
  'hammer-claw.marteno.front.v0',
  'hammer-claw.marteno.chartreuse.front.v1',
  'hammer-claw.marteno.back.v1',
  'hammer-claw.constructor.front.v1',
  '../../etc/passwd',
  '',
])('%j is the key of no picture', (key) => {
  expect(drawPicture(key)).toBeUndefined();
});
