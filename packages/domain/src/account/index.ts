import { defineArea, definePersonalArea } from '../shop/index.ts';
import { Account } from './account.ts';
import { SignIn } from './sign-in.ts';

/** The signed-in customer's profile, dropped with the session. */
export const accountOf = /* @__PURE__ */ definePersonalArea(
  ({ api, session }, { resources }) => new Account(api, session, resources),
);

export const signInOf = /* @__PURE__ */ defineArea(({ api, session }) => new SignIn(api, session));

export { loginForm, type LoginValues } from '@ponte/contract/rules/login';
export { forgetCustomer, signOut } from './sign-out.ts';
export type { Account, SignIn };
