import * as v from 'valibot';
import { emailLength } from '../limits.ts';
import { givenSecret, requiredText } from './texts.ts';

/** The address's format is not checked: there is an account, or there isn't. */
export const loginForm = /* @__PURE__ */ v.object({
  email: requiredText(emailLength),
  password: givenSecret,
});
export type LoginValues = v.InferInput<typeof loginForm>;
