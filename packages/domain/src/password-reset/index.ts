import { resetFields } from '@ponte/contract/form-fields';
import { computed, makeObservable } from 'mobx';
import { accountOf } from '../account/index.ts';
import type { Api, ApiError, Result } from '../api/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { defineArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

export interface ResetLink {
  readonly uuid: string;
  readonly token: string;
  readonly email: string;
  readonly code: string;
}

/**
 * Parses a link as it was opened; null when it is truncated.
 * @param path the parts of `/app/reset-password/{uuid}/{token}`
 * @param query with `email` and `code`
 */
export function readResetLink(
  {
    uuid = '',
    token = '',
  }: { readonly uuid?: string | undefined; readonly token?: string | undefined },
  query: URLSearchParams,
): ResetLink | null {
  const link = { uuid, token, email: query.get('email') ?? '', code: query.get('code') ?? '' };
  return Object.values(link).includes('') ? null : link;
}

type Field = 'password' | 'passwordConfirmation';

/** Sets a new password with a mailed link (accounts.md §4). All sessions end. */
export class PasswordReset {
  readonly submission = new Submission<null>();
  readonly #look = new Submission<null>();
  /** The checked link. */
  #seen = '';
  readonly #api: Api;
  readonly #askAnew: () => Promise<unknown>;

  /**
   * @param askAnew loads the session's customer, if any: a session that the store has just ended is
   * refused, another account's goes on
   */
  constructor(api: Api, askAnew: () => Promise<unknown>) {
    this.#api = api;
    this.#askAnew = askAnew;
    makeObservable(this, { refusal: computed, isLinkSpent: computed, isLinkSeen: computed });
  }

  /**
   * Checks each link once, before a password is typed. If the store does not say, the link
   * counts as valid until it is used.
   */
  async lookAt(link: ResetLink): Promise<void> {
    const seen = Object.values(link).join(' ');
    if (this.#seen === seen && this.#look.status !== 'failed') return;
    this.#seen = seen;
    this.#look.reset();
    await this.#look.submit((signal) => this.#api.call('checkResetLink', { body: link, signal }));
  }

  /** Whether the link's check is finished. */
  get isLinkSeen(): boolean {
    return this.#look.status === 'done' || this.#look.status === 'failed';
  }

  submit(
    link: ResetLink,
    form: { readonly password: string; readonly passwordConfirmation: string },
  ): Promise<Result<null>> {
    const body = {
      ...link,
      password: form.password,
      password_confirmation: form.passwordConfirmation,
    };
    return this.submission.submit(async (signal) => {
      const changed = await this.#api.call('resetPassword', { body, signal });
      if (!changed.ok) return changed;
      this.#seen = '';
      await this.#askAnew();
      return changed;
    });
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<Field> | undefined {
    const { error } = this.submission;
    return error && refusalOf<Field>(error, resetFields);
  }

  /** Whether the link is used, expired or truncated: the next step is to request another. */
  get isLinkSpent(): boolean {
    const { error } = this.submission;
    return error?.kind === 'notFound' || isAboutLink(error) || isAboutLink(this.#look.error);
  }
}

/** Whether the store refused the link itself. */
function isAboutLink(error: ApiError | undefined): boolean {
  return (
    error?.kind === 'validation' &&
    ['token', 'uuid', 'code', 'email'].some((name) => error.fields[name] !== undefined)
  );
}

export const passwordResetOf = /* @__PURE__ */ defineArea(
  (shop) =>
    new PasswordReset(shop.api, async () => {
      if (shop.session.customer) await accountOf(shop).reload();
    }),
);

export { resetForm, type ResetValues } from '@ponte/contract/rules/passwords';
