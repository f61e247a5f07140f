import { expect, test } from 'vitest';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { renderHtml } from '../test/render.tsx';
import { Rating } from './rating.tsx';

/** What is read out. */
const read = (html: string) =>
  html
    .replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  [ptBR, 'Nota 4,6 de 5, 1.280 avaliações'],
  [esPY, 'Calificación: 4,6 de 5, 1.280 opiniones'],
  [enUS, 'Rated 4.6 out of 5, 1.280 reviews'],
])('says value and count in $tag', (locale, said) => {
  expect(read(renderHtml(<Rating value={4.62} count={1280} />, locale))).toBe(said);
});

test('shows one decimal always, so that values under each other compare', () => {
  expect(renderHtml(<Rating value={5} />)).toContain('>5,0<');
});

test.each([
  [4.5, 108],
  [0, 0],
  [5, 120],
  [7, 120],
  [-1, 0],
])('fills %s stars as far as %s of 120', (value, width) => {
  const html = renderHtml(<Rating value={value} />);
  expect(html).toContain(`<svg width="${width}" height="24"`);
});

test('says that there is none yet, and draws no stars', () => {
  const html = renderHtml(<Rating value={null} count={0} />);
  expect(read(html)).toBe('Ainda sem avaliações');
  expect(html).not.toContain('<svg');
});

test('leads to the reviews by the whole sentence', () => {
  const html = renderHtml(<Rating value={4.6} count={1} href="#a" />);
  expect(read(/<a .*<\/a>/.exec(html)?.[0] ?? '')).toBe('Nota 4,6 de 5, 1 avaliação');
});
