import type { Registration as RegistrationForm } from '@ponte/contract/rules/registration';
import { computed, makeObservable } from 'mobx';
import type { SignIn } from '../account/index.ts';
import { isUncertain, type Api, type ApiError, type Result } from '../api/index.ts';
import { registerCustomer } from '../api/registration.ts';
import type { CustomerKind } from '../entities/index.ts';
import { inTurn } from '../environment/in-turn.ts';
import type { Exclusive, Stop } from '../environment/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import type { Language } from '../language/index.ts';
import { PostalCodeLookup } from '../places/postal-code-lookup.ts';
import { localeOfCustomer } from '../region/index.ts';
import type { Session } from '../session/index.ts';
import { Submission, type Send } from '../submission/index.ts';
import { registerBodyOf, registrationFields } from '../wire/registration-form.ts';
import { EmailCheck } from './email-check.ts';

/** What a registration needs. */
export interface RegistrationOptions {
  readonly api: Api;
  readonly session: Session;
  readonly language: Language;
  readonly signIn: SignIn;
  /** Lets one tab register at a time. */
  readonly exclusive?: Exclusive | undefined;
}

/** How a registration that is done ended: signed in, or the login that follows it failed. */
export type Registered = 'signedIn' | 'signedOut';

type Field = NonNullable<(typeof registrationFields)[keyof typeof registrationFields]>;

const lockName = 'ponte.registration';

const aborted = { ok: false, error: { kind: 'aborted' } } as const;

/** Registering (accounts.md §2 and §4): the form's calls, and the login that follows it. */
export class Registration {
  readonly emailCheck: EmailCheck;
  readonly postalCode: PostalCodeLookup;
  /** Its `progress` is the documents' way to the store; `abort` gives the sending up. */
  readonly submission = new Submission<Registered>();
  readonly #options: RegistrationOptions;
  readonly #exclusive: Exclusive;
  /** The address of a try whose answer never came: the store may know it by now. */
  #unanswered: string | null = null;
  #releaseLanguage: Stop = () => undefined;

  constructor(options: RegistrationOptions) {
    this.#options = options;
    this.#exclusive = inTurn(options.exclusive);
    this.emailCheck = new EmailCheck(options.api);
    this.postalCode = new PostalCodeLookup(options.api);
    makeObservable(this, { refusal: computed });
  }

  /** Changes the language with the nationality, in place: the form stays (decision 3). */
  chooseKind(kind: CustomerKind): void {
    this.#releaseLanguage = this.#options.language.hold(localeOfCustomer[kind]);
  }

  /** The form is left: nothing is under way any more, and the host's language comes back. */
  leave(): void {
    this.#releaseLanguage();
    this.emailCheck.reset();
    this.postalCode.reset();
    this.submission.reset();
  }

  /** What the store says of the fields, in the form's names. */
  get refusal(): Refusal<Field> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, registrationFields);
  }

  /**
   * Registers and signs in with the same credentials. A second press does nothing. After a try
   * without an answer the next one finds out whether the store had registered all the same.
   */
  async submit(form: RegistrationForm): Promise<Result<Registered>> {
    const { session } = this.#options;
    const before = session.customer;
    return this.submission.submit((signal, onProgress) => {
      const register = async (): Promise<Result<Registered>> => {
        if (signal.aborted) return aborted;
        // Another tab has sent the same form while this one waited for its turn.
        const enteredElsewhere = session.customer !== null && session.customer !== before;
        if (enteredElsewhere) return { ok: true, value: 'signedIn' };
        return this.#register(form, signal, onProgress);
      };
      return this.#exclusive(lockName, register);
    });
  }

  async #register(
    form: RegistrationForm,
    ...[signal, onProgress]: Parameters<Send<Registered>>
  ): Promise<Result<Registered>> {
    const { api } = this.#options;
    const result = await registerCustomer(api, registerBodyOf(form), { signal, onProgress });
    if (result.ok) return this.#enter(form);
    const { error } = result;
    if (this.#unanswered === form.email && isEmailTaken(error)) {
      const entered = await this.#enter(form);
      if (entered.value === 'signedIn') return entered;
    }
    if (isUncertain(error)) this.#unanswered = form.email;
    return result;
  }

  async #enter({
    email,
    password,
  }: RegistrationForm): Promise<{ readonly ok: true; readonly value: Registered }> {
    this.#unanswered = null;
    const { signIn } = this.#options;
    const { ok } = await signIn.submit(email, password);
    // The failure is the login's, and its page says so when it is tried again there.
    if (!ok) signIn.submission.reset();
    return { ok: true, value: ok ? 'signedIn' : 'signedOut' };
  }
}

function isEmailTaken(error: ApiError): boolean {
  return error.kind === 'validation' && error.fields['email'] !== undefined;
}
