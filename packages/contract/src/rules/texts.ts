/** The rules of single fields that several forms share. A schema's message is a rule's name. */
import * as v from 'valibot';
import { emailLength, forbiddenPassword, passwordLength } from '../limits.ts';
import { emailPattern } from './email.ts';
import type { Rule } from './rule.ts';

/** Text of at most so many characters, perhaps none. Blanks around it do not count. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (most: number) =>
  v.pipe(
    v.string('required' satisfies Rule),
    v.trim(),
    v.maxLength(most, 'maxLength' satisfies Rule),
  );

/** Text of at most so many characters, and not only blanks. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (most: number, missing: Rule = 'required') =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(most, 'maxLength' satisfies Rule),
  );

/** Something that has to be chosen: a state, a city. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredChoice = (missing: Rule) => v.pipe(v.string(missing), v.nonEmpty(missing));

/** An e-mail address. */
/* @__NO_SIDE_EFFECTS__ */
export const emailText = (missing: Rule = 'required') =>
  v.pipe(requiredText(emailLength, missing), v.regex(emailPattern, 'email' satisfies Rule));

/** A secret as it was typed, blanks included. */
export const givenSecret = /* @__PURE__ */ v.pipe(
  v.string('required' satisfies Rule),
  v.nonEmpty('required' satisfies Rule),
);

/** A new password, and not only blanks. That it is strong is advised, not asked (decision 26). */
export const newSecret = /* @__PURE__ */ v.pipe(
  v.string('required' satisfies Rule),
  v.nonEmpty('required' satisfies Rule),
  v.minLength(passwordLength.min, 'minLength' satisfies Rule),
  v.maxLength(passwordLength.max, 'maxLength' satisfies Rule),
  v.regex(/\S/, 'passwordBlank' satisfies Rule),
  v.notValue(forbiddenPassword, 'passwordForbidden' satisfies Rule),
);
