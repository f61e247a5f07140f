import { expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { RatingInput } from './rating-input.tsx';

const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? [];

test('sends "1" to "5" under its name', () => {
  const html = renderHtml(<RatingInput label="Nota" name="nota" />);
  expect(inputs(html).map((input) => /value="(.)"/.exec(input)?.[1])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(inputs(html).every((input) => input.includes('name="nota"'))).toBe(true);
});

test('shows the stars of the consumer, and none for null', () => {
  const four = renderHtml(<RatingInput label="Nota" value={4} />);
  expect(inputs(four).findIndex((input) => input.includes('checked'))).toBe(3);
  expect(renderHtml(<RatingInput label="Nota" value={null} />)).not.toContain('checked');
});

test('has nothing to clear a required choice with', () => {
  expect(renderHtml(<RatingInput label="Nota" />)).toContain('Limpar nota');
  expect(renderHtml(<RatingInput label="Nota" required />)).not.toContain('Limpar nota');
});
