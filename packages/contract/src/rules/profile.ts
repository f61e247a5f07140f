import * as v from 'valibot';
import { customerLengths } from '../limits.ts';
import type { CustomerKind } from './customer-kind.ts';
import { documentProblem } from './documents.ts';
import { readPhone } from './phone.ts';
import type { Rule } from './rule.ts';
import { emailText, givenSecret, optionalText, requiredText } from './texts.ts';
import { optionalUpload } from './uploads.ts';

/** The personal data that a customer of this kind may change. */
/* @__NO_SIDE_EFFECTS__ */
export const profileForm = (kind: CustomerKind) =>
  v.pipe(
    v.object({
      firstName: requiredText(customerLengths.firstName),
      lastName: requiredText(customerLengths.lastName),
      phone: v.pipe(
        requiredText(customerLengths.phone),
        v.check((text) => readPhone(text, kind).ok, 'phone' satisfies Rule),
      ),
      documentType: optionalText(customerLengths.document),
      document: requiredText(customerLengths.document),
      front: optionalUpload('profile'),
      back: optionalUpload('profile'),
    }),
    v.forward(
      v.partialCheck(
        [['documentType'], ['document']],
        (claim) => documentProblem({ kind, ...claim }) === undefined,
        ({ input }) => documentProblem({ kind, ...input }) ?? 'invalid',
      ),
      ['document'],
    ),
  );
export type ProfileValues = v.InferInput<ReturnType<typeof profileForm>>;

/** Valid changes of personal data. */
export type ProfileChange = v.InferOutput<ReturnType<typeof profileForm>>;

/** Ends the account. */
export const endAccountForm = /* @__PURE__ */ v.object({ password: givenSecret });
export type EndAccountValues = v.InferOutput<typeof endAccountForm>;

/** Corrects an unconfirmed e-mail address, or changes a confirmed one. */
export const emailCorrectionForm = /* @__PURE__ */ v.object({
  email: emailText(),
  password: givenSecret,
});
export type EmailCorrection = v.InferOutput<typeof emailCorrectionForm>;
