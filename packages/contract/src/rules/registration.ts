import * as v from 'valibot';
import { addressLengths, customerLengths } from '../limits.ts';
import { isPostalCode } from './address.ts';
import { customerKinds, type CustomerKind } from './customer-kind.ts';
import { documentProblem, type DocumentClaim } from './documents.ts';
import { isSameEmail } from './email.ts';
import { isSamePassword } from './passwords.ts';
import { readPhone } from './phone.ts';
import type { Rule } from './rule.ts';
import {
  emailText,
  givenSecret,
  newSecret,
  optionalLines,
  optionalText,
  requiredText,
  typedEmail,
} from './texts.ts';
import { optionalUpload } from './uploads.ts';

const fields = /* @__PURE__ */ v.object(
  {
    kind: v.pipe(
      v.string('nationality_required' satisfies Rule),
      v.picklist(customerKinds, 'nationality_required' satisfies Rule),
    ),
    firstName: requiredText(customerLengths.firstName),
    lastName: requiredText(customerLengths.lastName),
    companyName: optionalText(customerLengths.companyName),
    email: emailText(),
    emailConfirmation: typedEmail(),
    phone: requiredText(customerLengths.phone),
    password: newSecret,
    passwordConfirmation: givenSecret,
    documentType: optionalText(customerLengths.document),
    document: optionalText(customerLengths.document),
    identity: requiredText(customerLengths.identity),
    identityIssuer: optionalText(customerLengths.identityIssuer),
    front: optionalUpload('registration'),
    back: optionalUpload('registration'),
    postalCode: optionalText(addressLengths.postalCode),
    street: requiredText(addressLengths.street),
    number: optionalText(addressLengths.number),
    district: optionalText(addressLengths.district),
    complement: optionalText(addressLengths.complement),
    directions: optionalLines(addressLengths.directions),
    stateId: v.string('estadoRequired' satisfies Rule),
    cityId: v.string('cidadeRequired' satisfies Rule),
  },
  'required' satisfies Rule,
);

/** A foreigner may omit the document. */
function problemOfDocument(claim: DocumentClaim): Rule | undefined {
  if (claim.document !== '') return documentProblem(claim);
  return claim.kind === 'foreign' ? undefined : 'required';
}

/**
 * accounts.md §5. Required fields depend on the kind of customer.
 * @param asksPhotos whether the shop asks that kind for photos of the document (decision 59)
 */
/* @__NO_SIDE_EFFECTS__ */
export const registrationForm = (asksPhotos: (kind: CustomerKind) => boolean) =>
  v.pipe(
    fields,
    v.forward(
      v.partialCheck(
        [['kind'], ['front']],
        ({ kind, front }) => Boolean(front) || !asksPhotos(kind),
        'required' satisfies Rule,
      ),
      ['front'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['back']],
        ({ kind, back }) => Boolean(back) || !asksPhotos(kind),
        'required' satisfies Rule,
      ),
      ['back'],
    ),
    v.forward(
      v.partialCheck(
        [['email'], ['emailConfirmation']],
        ({ email, emailConfirmation }) => isSameEmail(email, emailConfirmation),
        'emailMismatch' satisfies Rule,
      ),
      ['emailConfirmation'],
    ),
    v.forward(
      v.partialCheck(
        [['password'], ['passwordConfirmation']],
        isSamePassword,
        'sameAs' satisfies Rule,
      ),
      ['passwordConfirmation'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['phone']],
        ({ phone, kind }) => readPhone(phone, kind).ok,
        'phone' satisfies Rule,
      ),
      ['phone'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['documentType'], ['document']],
        (claim) => problemOfDocument(claim) === undefined,
        ({ input }) => problemOfDocument(input) ?? 'invalid',
      ),
      ['document'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['identityIssuer']],
        ({ kind, identityIssuer }) => kind !== 'foreign' || identityIssuer !== '',
        'required' satisfies Rule,
      ),
      ['identityIssuer'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['postalCode']],
        ({ kind, postalCode }) => kind !== 'foreign' || postalCode !== '',
        'required' satisfies Rule,
      ),
      ['postalCode'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['postalCode']],
        ({ kind, postalCode }) => kind !== 'foreign' || isPostalCode(postalCode),
        'postalCode' satisfies Rule,
      ),
      ['postalCode'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['stateId']],
        ({ kind, stateId }) => kind !== 'resident' || stateId !== '',
        'estadoRequired' satisfies Rule,
      ),
      ['stateId'],
    ),
    v.forward(
      v.partialCheck(
        [['kind'], ['cityId']],
        ({ kind, cityId }) => kind !== 'resident' || cityId !== '',
        'cidadeRequired' satisfies Rule,
      ),
      ['cityId'],
    ),
  );
export type RegistrationValues = v.InferInput<ReturnType<typeof registrationForm>>;

/** A valid registration. */
export type Registration = v.InferOutput<ReturnType<typeof registrationForm>>;
