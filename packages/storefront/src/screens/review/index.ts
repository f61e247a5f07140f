import { reviewSheetsOf } from '@ponte/domain/reviews';
import type { ParamsOf } from '../../links/paths.ts';
import type { Load } from '../../route/screen.ts';
export { ReviewScreen as Screen } from './review-screen.tsx';

export const title = 'reviewForm.title';
export const load: Load<ParamsOf<'review'>> = async ({ shop, params, signal }) => {
  const { ok } = await reviewSheetsOf(shop).load(params.token, signal);
  return { kind: ok ? 'shown' : 'failed' };
};
