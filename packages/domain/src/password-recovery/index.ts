import type { Api, Result } from '../api/index.ts';
import { defineArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

/** Requests a password reset link (accounts.md §4). */
export class PasswordRecovery {
  readonly submission = new Submission<null>();
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** The store's answer is the same for unknown addresses. */
  submit({ email }: { readonly email: string }): Promise<Result<null>> {
    return this.submission.submit((signal) =>
      this.#api.call('recoverPassword', { body: { email }, signal }),
    );
  }
}

export const passwordRecoveryOf = /* @__PURE__ */ defineArea(
  ({ api }) => new PasswordRecovery(api),
);

export { recoveryForm, type RecoveryValues } from '@ponte/contract/rules/passwords';
