import {
  listStaffReviews,
  moderateReview,
  staffLengths,
  type StaffReview,
} from '@ponte/contract/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { on, openOffice, refused } from '../../testing/open-office.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

const review: StaffReview = {
  id: 5,
  state: 'pending',
  product: { id: 8, code: '1001', name: { pt: 'Furadeira', es: 'Taladro' } },
  rating: 2,
  text: '<b>Veio</b> riscado.\nO resto é bom.',
  author: 'Ana S.',
  answer: null,
  writtenAt: '2026-11-27T12:00:00.000Z',
  version: '1',
};

/** A store where a decision takes a review off the list. */
async function open(kept: StaffReview, locale: 'pt-BR' | 'es-PY' = 'pt-BR') {
  let data = [kept];
  return openOffice(<ReviewsScreen />, {
    locale,
    path: '/reviews',
    answers: [
      on(listStaffReviews, () => ({ data, next: null })),
      on(moderateReview, ({ body }) => {
        data = [];
        return { ...kept, state: Object(body).state };
      }),
    ],
  });
}

test.each([
  ['pt-BR', 'Furadeira', '2 de 5 estrelas', 'Publicar', 'Avaliação publicada'],
  ['es-PY', 'Taladro', '2 de 5 estrellas', 'Publicar', 'Opinión publicada'],
] as const)('a review is read in %s as plain text, and published as it is', async (...row) => {
  const [locale, product, stars, publish, done] = row;
  const { callsOf } = await open(review, locale);

  await expect.element(page.getByRole('link', { name: product })).toBeVisible();
  await expect.element(page.getByRole('img', { name: stars })).toBeVisible();
  expect(document.body.innerText).toContain(review.text);
  await page.getByRole('button', { name: publish }).click();

  await expect.element(page.getByText(done)).toBeVisible();
  await expect.element(page.getByRole('link', { name: product })).not.toBeInTheDocument();
  expect(callsOf(moderateReview)).toMatchObject([
    {
      path: '/back-office/reviews/5',
      body: { version: '1', state: 'published', answer: '' },
    },
  ]);
});

test('a review is refused', async () => {
  const { callsOf } = await open(review);
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect.element(page.getByText('Avaliação recusada')).toBeVisible();
  expect(callsOf(moderateReview).map(({ body }) => Object(body).state)).toEqual(['refused']);
});

test('the shop’s answer is sent with it, trimmed and within its limit', async () => {
  const { callsOf } = await open({ ...review, state: 'published', answer: 'Obrigado!' });
  const answer = page.getByLabelText('Resposta da loja (opcional)');

  await expect.element(answer).toHaveValue('Obrigado!');
  await expect.element(answer).toHaveAttribute('maxlength', String(staffLengths.reviewAnswer));
  await answer.fill('  Troque na loja. ');
  await page.getByRole('button', { name: 'Salvar a resposta' }).click();

  await expect
    .poll(() => callsOf(moderateReview).map(({ body }) => Object(body).answer))
    .toEqual(['Troque na loja.']);
});

test('where a colleague decided meanwhile, that is said, and the answer stays', async () => {
  const sentence = 'Isto mudou: veja de novo.';
  await openOffice(<ReviewsScreen />, {
    path: '/reviews',
    answers: [
      on(listStaffReviews, () => ({ data: [review], next: null })),
      on(moderateReview, () => refused(409, { message: sentence })),
    ],
  });
  const answer = page.getByLabelText('Resposta da loja (opcional)');

  await answer.fill('Troque na loja.');
  await page.getByRole('button', { name: 'Publicar' }).click();

  await expect.element(page.getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar como está agora' }).click();
  await expect.element(answer).toHaveValue('Troque na loja.');
});

test('each state has its list, and an empty one says so', async () => {
  const { callsOf } = await openOffice(<ReviewsScreen />, {
    path: '/reviews',
    address: '/reviews?state=refused',
    answers: [on(listStaffReviews, () => ({ data: [], next: null }))],
  });

  await expect.element(page.getByText('Nenhuma avaliação aqui')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Recusadas' }))
    .toHaveAttribute('aria-current', 'page');
  expect(callsOf(listStaffReviews)[0]?.query).toMatchObject({ state: 'refused' });
});
