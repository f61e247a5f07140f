import type { ChangeEmailBody } from '@ponte/contract/accounts';
import type { AppContext } from '../../adapters/app-context.ts';
import { tooMany } from '../../platform/http/call.ts';
import type { Text } from '../../platform/http/failure-texts.ts';
import { invalidField, type FailureOf } from '../../platform/http/failure.ts';
import { verifyPassword } from '../../platform/security/passwords.ts';
import type { Customer } from '../../platform/security/sessions.ts';
import { findCustomerByEmail, normalizeEmail } from './customers.ts';
import { emailInUse, mayConfirm } from './registration.ts';

export const passwordWrong: Text = {
  pt: 'A senha não está correta.',
  es: 'La contraseña no es correcta.',
};

/**
 * The address that a customer wants instead of the present one, or why it can't be had. This reveals which
 * addresses are taken and whether a password is right, so it is limited.
 * @param refusal why this customer can't have another address in this way
 */
export async function readNewEmail(
  context: AppContext,
  customer: Customer,
  body: ChangeEmailBody,
  refusal: Text | undefined,
): Promise<{ readonly email: string } | FailureOf<422 | 429>> {
  const { db, limiter, limits } = context;
  const wait = await limiter.hit(limits.LIMIT_EMAIL_CHANGES, String(customer.id));
  if (wait !== undefined) return tooMany(wait);
  if (!(await verifyPassword(body.password, customer.passwordHash))) {
    return invalidField('password', () => passwordWrong);
  }
  if (refusal) return invalidField('email', () => refusal);
  const email = normalizeEmail(body.email);
  const owner = await findCustomerByEmail(db, email);
  if (owner && owner.id !== customer.id) return invalidField('email', () => emailInUse);
  const full = await mayConfirm(context, email);
  return full === undefined ? { email } : tooMany(full);
}

/** Postgres' unique_violation: the address was taken concurrently. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '23505') || isDuplicate(error.cause);
}
