import { registrationFields } from '@ponte/contract/form-fields';
import type { Registration as RegistrationForm } from '@ponte/contract/rules/registration';
import { computed, makeObservable } from 'mobx';
import { signInOf, type SignIn } from '../account/index.ts';
import { isUncertain, type Api, type ApiError, type Result } from '../api/index.ts';
import type { CustomerKind } from '../entities/index.ts';
import { inTurn, type Exclusive, type Stop } from '../environment/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import type { Language } from '../language/index.ts';
import { PostalCodeLookup } from '../places/postal-code-lookup.ts';
import { localeOfCustomer } from '../region/index.ts';
import type { Session } from '../session/index.ts';
import { defineArea } from '../shop/index.ts';
import { Submission, type Send } from '../submission/index.ts';
import { EmailCheck } from './email-check.ts';

export interface RegistrationOptions {
  readonly api: Api;
  readonly session: Session;
  readonly language: Language;
  readonly signIn: SignIn;
  /** Lets one tab register at a time. */
  readonly exclusive?: Exclusive | undefined;
}

/** A completed registration: signed in, or the subsequent login failed. */
export type Registered = 'signedIn' | 'signedOut';

type Field = NonNullable<(typeof registrationFields)[keyof typeof registrationFields]>;

const lockName = 'ponte.registration';

const aborted = { ok: false, error: { kind: 'aborted' } } as const;

/** Registers a customer (accounts.md §2 and §4) and signs in. */
export class Registration {
  readonly emailCheck: EmailCheck;
  readonly postalCode: PostalCodeLookup;
  /** `progress` is the upload's; `abort` cancels it. */
  readonly submission = new Submission<Registered>();
  readonly #options: RegistrationOptions;
  readonly #exclusive: Exclusive;
  /** The address of an attempt without an answer, which the store may have registered. */
  #unanswered: string | null = null;
  #releaseLanguage: Stop = () => undefined;

  constructor(options: RegistrationOptions) {
    this.#options = options;
    this.#exclusive = inTurn(options.exclusive);
    this.emailCheck = new EmailCheck(options.api);
    this.postalCode = new PostalCodeLookup(options.api);
    makeObservable(this, { refusal: computed });
  }

  /** Switches the language in place with the nationality (decision 3). */
  chooseKind(kind: CustomerKind): void {
    this.#releaseLanguage = this.#options.language.hold(localeOfCustomer[kind]);
  }

  /** The form is left: requests are aborted and the host's language returns. */
  leave(): void {
    this.#releaseLanguage();
    this.emailCheck.reset();
    this.postalCode.reset();
    this.submission.reset();
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<Field> | undefined {
    const { error } = this.submission;
    return error && refusalOf(error, registrationFields);
  }

  /**
   * Registers, and signs in with the same credentials. A second press does nothing. After an
   * attempt without an answer, it first checks whether the store registered the customer.
   */
  async submit(form: RegistrationForm): Promise<Result<Registered>> {
    const { session } = this.#options;
    const before = session.customer;
    return this.submission.submit((signal, onProgress) => {
      const register = async (): Promise<Result<Registered>> => {
        if (signal.aborted) return aborted;
        // Another tab registered while this one waited for the lock.
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
    const result = await api.call('register', { form, signal, onProgress });
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
    // The failure is the login's, and the login page reports it.
    if (!ok) signIn.submission.reset();
    return { ok: true, value: ok ? 'signedIn' : 'signedOut' };
  }
}

function isEmailTaken(error: ApiError): boolean {
  return error.kind === 'validation' && error.fields['email'] !== undefined;
}

export const registrationOf = /* @__PURE__ */ defineArea((shop) => {
  const { api, session, language, options } = shop;
  const { exclusive } = options;
  return new Registration({ api, session, language, exclusive, signIn: signInOf(shop) });
});

export { registrationForm, type RegistrationValues } from '@ponte/contract/rules/registration';
export type { EmailCheck, EmailCheckState } from './email-check.ts';
