/** Rules that several forms share. A schema's message is a rule's name. */
import * as v from 'valibot';
import { emailLength, forbiddenPassword, passwordLength } from '../limits.ts';
import { emailPattern } from './email.ts';
import { oneLine, plainLines } from './one-line.ts';
import type { Rule } from './rule.ts';

/** One line of at most `most` characters after trimming; may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (most: number) =>
  v.pipe(
    v.string('required' satisfies Rule),
    v.transform(oneLine),
    v.maxLength(most, 'maxLength' satisfies Rule),
  );

/** Lines of at most `most` characters after trimming; may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLines = (most: number) =>
  v.pipe(
    v.string('required' satisfies Rule),
    v.transform(plainLines),
    v.maxLength(most, 'maxLength' satisfies Rule),
  );

/** One line of at most `most` characters after trimming; not empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (most: number, missing: Rule = 'required') =>
  v.pipe(
    v.string(missing),
    v.transform(oneLine),
    v.nonEmpty(missing),
    v.maxLength(most, 'maxLength' satisfies Rule),
  );

/** A required choice, such as a state or a city. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredChoice = (missing: Rule) => v.pipe(v.string(missing), v.nonEmpty(missing));

/** An address as typed: invalid characters are refused, not removed. */
/* @__NO_SIDE_EFFECTS__ */
export const typedEmail = (missing: Rule = 'required') =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(emailLength, 'maxLength' satisfies Rule),
  );

/* @__NO_SIDE_EFFECTS__ */
export const emailText = (missing: Rule = 'required') =>
  v.pipe(typedEmail(missing), v.regex(emailPattern, 'email' satisfies Rule));

/** An existing password as typed, blanks included. */
export const givenSecret = /* @__PURE__ */ v.pipe(
  v.string('required' satisfies Rule),
  v.nonEmpty('required' satisfies Rule),
);

/** A new password, not only blanks. Strength is advised, not required (decision 26). */
export const newSecret = /* @__PURE__ */ v.pipe(
  v.string('required' satisfies Rule),
  v.nonEmpty('required' satisfies Rule),
  v.minLength(passwordLength.min, 'minLength' satisfies Rule),
  v.maxLength(passwordLength.max, 'maxLength' satisfies Rule),
  v.regex(/\S/, 'passwordBlank' satisfies Rule),
  v.notValue(forbiddenPassword, 'passwordForbidden' satisfies Rule),
);
