import { reviewSheetsOf } from '@ponte/domain/reviews';
import failures from '#messages/failures';
import forms from '#messages/forms';
import reviewForm from '#messages/review-form';
import type { Load } from '../../page/screen.ts';
export { ReviewScreen as Screen } from './review-screen.tsx';

export const title = 'reviewForm.title';
export const texts = [forms, reviewForm, failures];

export const load: Load = async ({ shop, params, signal }) => {
  const { ok } = await reviewSheetsOf(shop).load(params['token'] ?? '', signal);
  return { kind: ok ? 'shown' : 'failed' };
};
