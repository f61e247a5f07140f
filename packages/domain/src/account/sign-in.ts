import type { Api, Result } from '../api/index.ts';
import type { OpenedSession } from '../entities/index.ts';
import type { Session } from '../session/index.ts';
import { Submission } from '../submission/index.ts';

/** Signs in (accounts.md §4): opens the session; language and currency follow the customer. */
export class SignIn {
  /** `unauthorized` for wrong credentials. */
  readonly submission = new Submission<OpenedSession>();
  readonly #api: Api;
  readonly #session: Session;

  constructor(api: Api, session: Session) {
    this.#api = api;
    this.#session = session;
  }

  /** The password is stored nowhere. */
  async submit(email: string, password: string): Promise<Result<OpenedSession>> {
    const result = await this.submission.submit((signal) =>
      this.#api.call('login', { body: { email, password }, signal }),
    );
    if (result.ok) {
      // No customer data outlives the session, not even in the login's response.
      this.submission.reset();
      this.#session.signIn(result.value.token, result.value.profile);
    }
    return result;
  }
}
