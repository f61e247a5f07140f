import { confirmSignIn, signIn } from '@ponte/contract/staff';
import { ask, codeOf, fromStaff, staffPassword, type Hired } from './staff.ts';
import type { TestApp } from './test-app.ts';

/** Of a one-time code. */
export const stepMs = 30_000;

/** The steps of signing in, in a shop that is there once they are made. */
export function signInSteps(shop: () => TestApp) {
  return {
    async ticketOf({ email }: Pick<Hired, 'email'>, password = staffPassword) {
      const body = { email, password };
      return (await shop().call(signIn, { headers: fromStaff, body })).ticket;
    },
    confirm: (ticket: string, code: string) =>
      ask(shop(), confirmSignIn, { headers: fromStaff, body: { ticket, code } }),
    /** A code of the next time step: the present one may be used up. */
    nextCode({ secret }: Hired) {
      shop().passTime(stepMs);
      return codeOf(shop(), secret);
    },
  };
}
