import * as v from 'valibot';
import { reviewTextLength } from '../limits.ts';
import type { Rule } from './rule.ts';
import { optionalLines } from './texts.ts';

/** One to five stars, and a text that may be empty. */
export const reviewForm = /* @__PURE__ */ v.object({
  rating: v.pipe(
    v.string('required' satisfies Rule),
    v.regex(/^[1-5]$/, 'required' satisfies Rule),
    v.transform(Number),
  ),
  text: optionalLines(reviewTextLength),
});
export type ReviewValues = v.InferOutput<typeof reviewForm>;
