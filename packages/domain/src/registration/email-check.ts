import { emailLength } from '@ponte/contract/limits';
import { emailPattern } from '@ponte/contract/rules/email';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api } from '../api/index.ts';

/** Whether an e-mail address is available. */
export type EmailCheckState =
  | { readonly status: 'unknown' }
  | { readonly status: 'checking'; readonly email: string }
  | { readonly status: 'free'; readonly email: string }
  /** `message` is the store's own; may be empty. */
  | { readonly status: 'taken'; readonly email: string; readonly message: string }
  /** Unknown: the form may be submitted all the same (emailCheckError). */
  | { readonly status: 'failed'; readonly email: string };

const unknown: EmailCheckState = { status: 'unknown' };

/** Checks whether an address is available when its field is left. Late answers are dropped. */
export class EmailCheck {
  state: EmailCheckState = unknown;
  readonly #api: Api;
  #controller: AbortController | undefined;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, { state: observableRef });
  }

  /** Checks a complete address once. Resolves with what is known then. */
  async check(text: string): Promise<EmailCheckState> {
    const email = text.trim();
    if (!emailPattern.test(email) || email.length > emailLength) return this.reset();
    const { state } = this;
    const isKnown = state.status !== 'unknown' && state.email === email;
    if (isKnown && state.status !== 'failed') return state;
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    this.become({ status: 'checking', email });
    const next = await this.#ask(email, controller.signal);
    return controller.signal.aborted ? this.state : this.become(next);
  }

  /** The address is being edited. */
  reset(): EmailCheckState {
    this.#controller?.abort();
    return this.become(unknown);
  }

  async #ask(email: string, signal: AbortSignal): Promise<EmailCheckState> {
    const result = await this.#api.call('checkEmail', { body: { email }, signal });
    if (result.ok) return { status: 'free', email };
    const { error } = result;
    const message = error.kind === 'validation' ? error.fields['email']?.[0] : undefined;
    return message === undefined
      ? { status: 'failed', email }
      : { status: 'taken', email, message };
  }

  private become(state: EmailCheckState): EmailCheckState {
    this.state = state;
    return state;
  }
}
