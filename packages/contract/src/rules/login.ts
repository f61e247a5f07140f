import * as v from 'valibot';
import { emailLength } from '../limits.ts';
import { givenSecret, requiredText } from './texts.ts';

/** Signing in. Whether the address could be one is not asked: the account says so or does not. */
export const loginForm = /* @__PURE__ */ v.object({
  email: requiredText(emailLength),
  password: givenSecret,
});
export type LoginValues = v.InferInput<typeof loginForm>;
