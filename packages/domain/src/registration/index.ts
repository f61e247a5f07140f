import { signInOf } from '../account/index.ts';
import { defineArea } from '../shop/index.ts';
import { Registration } from './registration.ts';

export const registrationOf = /* @__PURE__ */ defineArea((shop) => {
  const { api, session, language, options } = shop;
  const { exclusive } = options;
  return new Registration({ api, session, language, exclusive, signIn: signInOf(shop) });
});

export { registrationForm, type RegistrationValues } from '@ponte/contract/rules/registration';
export type { EmailCheck, EmailCheckState } from './email-check.ts';
export type { Registered, Registration } from './registration.ts';
