import { profileFields } from '@ponte/contract/form-fields';
import type { ProfileChange, ProfileValues } from '@ponte/contract/rules/profile';
import { computed, makeObservable } from 'mobx';
import type { Account } from '../account/index.ts';
import type { Api, Result } from '../api/index.ts';
import type { CustomerKind } from '../entities/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { Submission } from '../submission/index.ts';

/** Changes name, phone and document, then reloads the profile. */
export class ProfileEdit {
  /** `progress` is the upload's; `abort` cancels it. */
  readonly submission: Submission<null>;
  readonly #api: Api;
  readonly #account: Account;

  /** @param signal aborted when the session ends */
  constructor(api: Api, account: Account, signal: AbortSignal) {
    this.#api = api;
    this.#account = account;
    this.submission = new Submission({ signal });
    makeObservable(this, { refusal: computed });
  }

  /** Always sends all fields, so that retries are idempotent. */
  async submit(kind: CustomerKind, form: ProfileChange): Promise<Result<null>> {
    const result = await this.submission.submit((signal, onProgress) =>
      this.#api.call('updateProfile', { kind, form, signal, onProgress }),
    );
    if (result.ok) void this.#account.reload();
    return result;
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<keyof ProfileValues> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, profileFields);
  }
}
