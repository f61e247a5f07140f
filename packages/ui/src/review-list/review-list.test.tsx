import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { renderHtml } from '../test/render.tsx';
import { pictures } from '../test/samples.ts';
import { ReviewList, ratingSummary, type Review } from './review-list.tsx';

const review: Review = {
  id: '1',
  stars: 4,
  author: 'Ana',
  date: '2026-05-04T02:30:00Z',
  text: 'Boa <b>mesmo</b>',
};
const counts = { 1: 1, 2: 0, 3: 6, 4: 21, 5: 100 };
const listed = (html: string) =>
  [...html.matchAll(/<li class="ui-review-bar-line".*?<\/li>/g)].map(([line]) =>
    line
      .replaceAll(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

describe('the summary', () => {
  test('has the average of all ratings, none without any', () => {
    expect(ratingSummary(counts)).toEqual({ count: 128, average: 603 / 128 });
    expect(ratingSummary({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toEqual({ count: 0, average: null });
  });

  test('lies between the worst and the best that was given', () => {
    const some = fc.record({
      1: fc.nat(99),
      2: fc.nat(99),
      3: fc.nat(99),
      4: fc.nat(99),
      5: fc.nat(99),
    });
    fc.assert(
      fc.property(some, (given) => {
        const stars = ([1, 2, 3, 4, 5] as const).filter((each) => given[each] > 0);
        // Without a rating there is none: what is between both ends then is not a number.
        const average = ratingSummary(given).average ?? Number.NaN;
        expect(average < Math.min(...stars)).toBe(false);
        expect(average > Math.max(...stars)).toBe(false);
        expect(Number.isNaN(average)).toBe(stars.length === 0);
      }),
    );
  });

  test('says of each number of stars how many gave it', () => {
    const html = renderHtml(<ReviewList reviews={[review]} counts={counts} />);
    expect(listed(html)).toEqual([
      '5 estrelas 100 avaliações',
      '4 estrelas 21 avaliações',
      '3 estrelas 6 avaliações',
      '2 estrelas 0 avaliações',
      '1 estrela 1 avaliação',
    ]);
  });
});

test.each([
  [undefined, '03/05/2026'],
  [esPY, '03/05/2026'],
  [enUS, '05/03/2026'],
])('shows the date as the counter has it, in the language of the provider', (locale, date) => {
  expect(renderHtml(<ReviewList reviews={[review]} />, locale)).toContain(`>${date}</time>`);
});

test('shows what buyers wrote as text', () => {
  const html = renderHtml(<ReviewList reviews={[review]} />);
  expect(html).toContain('Boa &lt;b&gt;mesmo&lt;/b&gt;');
});

test('names a picture that has no words by its number and the author', () => {
  const image = { ...pictures.drill, alt: '' };
  const html = renderHtml(<ReviewList reviews={[{ ...review, pictures: [{ image }] }]} />);
  expect(html).toContain('alt="Foto 1 de Ana"');
});

test('leads to more without JavaScript, and has nothing to press when there is no more', () => {
  expect(renderHtml(<ReviewList reviews={[review]} moreHref="?p=2" />)).toMatch(
    /<a [^>]*href="\?p=2"/,
  );
  expect(renderHtml(<ReviewList reviews={[review]} />)).not.toContain('Ver mais');
});

test('without a review says so and what to do, with no summary', () => {
  const html = renderHtml(
    <ReviewList reviews={[]} counts={counts} emptyAction={<a href="/escrever">Escrever</a>} />,
  );
  expect(html).toContain('Ainda sem avaliações');
  expect(html).toContain('href="/escrever"');
  expect(html).not.toContain('review-bars');
});
