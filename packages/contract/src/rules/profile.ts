import * as v from 'valibot';
import { customerLengths } from '../limits.ts';
import type { CustomerKind } from './customer-kind.ts';
import { documentProblem } from './documents.ts';
import { readPhone } from './phone.ts';
import type { Rule } from './rule.ts';
import { emailText, givenSecret, optionalText, requiredText } from './texts.ts';
import { optionalUpload } from './uploads.ts';

/** What a customer of this kind may change of the personal data. */
/* @__NO_SIDE_EFFECTS__ */
export const profileForm = (kind: CustomerKind) =>
  v.pipe(
    v.object({
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

/** Changes of the personal data that keep all rules. */
export type ProfileChange = v.InferOutput<ReturnType<typeof profileForm>>;

/** Correcting an e-mail address that is not confirmed. */
export const emailCorrectionForm = /* @__PURE__ */ v.object({
  email: emailText(),
  password: givenSecret,
});
export type EmailCorrection = v.InferOutput<typeof emailCorrectionForm>;
