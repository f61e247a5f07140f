import * as v from 'valibot';
import { offersPhoneDigits } from '../limits.ts';
import type { Rule } from './rule.ts';

/** 10 to 15 digits in any notation (storefront.md §5). */
export const newsletterForm = /* @__PURE__ */ v.object({
  phone: v.pipe(
    v.string('required' satisfies Rule),
    v.trim(),
    v.nonEmpty('required' satisfies Rule),
    v.check((text) => {
      const { length } = text.replace(/\D+/g, '');
      return length >= offersPhoneDigits.min && length <= offersPhoneDigits.max;
    }, 'phone' satisfies Rule),
  ),
});
export type NewsletterValues = v.InferInput<typeof newsletterForm>;
