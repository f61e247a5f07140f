import type { StaffRole } from '@ponte/contract/staff';
import { getStaffMe, signOut, type StaffMe } from '@ponte/contract/staff';
import type { ApiError } from '@ponte/domain/api';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Ask } from './ask.ts';

export type SessionState =
  | { readonly status: 'starting' }
  /** It is unknown whether a member is signed in. */
  | { readonly status: 'unreachable'; readonly error: ApiError }
  | { readonly status: 'signedOut' }
  /** `ended`: the server has ended the session, and the screen is still there. */
  | { readonly status: 'signedIn'; readonly me: StaffMe; readonly ended: boolean };

/** Who works here. The session itself is a cookie, which scripts can't read. */
export class Session {
  state: SessionState = { status: 'starting' };
  /** Counts sign-ins: data read before belong to an earlier one. */
  count = 0;
  readonly #ask: () => Ask;

  constructor(ask: () => Ask) {
    this.#ask = ask;
    makeAutoObservable(this, { state: observableRef });
  }

  get me(): StaffMe | undefined {
    return this.state.status === 'signedIn' ? this.state.me : undefined;
  }

  may(roles: readonly StaffRole[] | undefined): boolean {
    const role = this.me?.role;
    return role !== undefined && (roles?.includes(role) ?? true);
  }

  /** Checks again whether a member is signed in. */
  restart(): void {
    this.become({ status: 'starting' });
  }

  /** Asks whose session it is. */
  async start(): Promise<void> {
    const answer = await this.#ask()(getStaffMe, {});
    if (this.state.status !== 'starting') return;
    if (answer.ok) this.begin(answer.value);
    else if (answer.error.kind === 'unauthorized') this.become({ status: 'signedOut' });
    else this.become({ status: 'unreachable', error: answer.error });
  }

  begin(me: StaffMe): void {
    this.count += 1;
    this.become({ status: 'signedIn', me, ended: false });
  }

  /** Takes up what one has changed of oneself. */
  update(me: StaffMe): void {
    if (this.state.status === 'signedIn') this.become({ ...this.state, me });
  }

  /** The server knows no session. The screen stays, so that nothing typed is lost. */
  end(): void {
    if (this.state.status === 'signedIn') this.become({ ...this.state, ended: true });
  }

  /** @returns why the session could not be ended */
  async leave(): Promise<ApiError | undefined> {
    const answer = await this.#ask()(signOut, {});
    if (!answer.ok && answer.error.kind !== 'unauthorized') return answer.error;
    this.become({ status: 'signedOut' });
    return undefined;
  }

  private become(state: SessionState): void {
    this.state = state;
  }
}
