import { logIn } from '../api/accounts.ts';
import type { Api, Result } from '../api/index.ts';
import type { OpenedSession } from '../entities/index.ts';
import type { Session } from '../session/index.ts';
import { Submission } from '../submission/index.ts';

/** Signing in (accounts.md §4): the session begins, and language and currency follow the customer. */
export class SignIn {
  /** `unauthorized` when address and password do not belong together. */
  readonly submission = new Submission<OpenedSession>();
  readonly #api: Api;
  readonly #session: Session;

  constructor(api: Api, session: Session) {
    this.#api = api;
    this.#session = session;
  }

  /** Opens a session. The password is not kept anywhere. */
  async submit(email: string, password: string): Promise<Result<OpenedSession>> {
    const result = await this.submission.submit((signal) =>
      logIn(this.#api, { email, password }, { signal }),
    );
    if (result.ok) {
      // Nothing of a customer outlives the session, the answer to the login included.
      this.submission.reset();
      this.#session.signIn(result.value.token, result.value.profile);
    }
    return result;
  }
}
