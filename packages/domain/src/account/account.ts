import type { Api, ApiError, Result } from '../api/index.ts';
import type { Address, CustomerProfile } from '../entities/index.ts';
import type { Resource, Resources, ResourceState } from '../resource/index.ts';
import type { Session } from '../session/index.ts';

/** Stale after this. */
const freshMs = 60_000;

/** There is one profile in a session. */
const me = ['me'];

/** The profile of the signed-in customer. */
export class Account {
  readonly #api: Api;
  readonly #session: Session;
  readonly #profile: Resource<CustomerProfile>;

  constructor(api: Api, session: Session, resources: Resources) {
    this.#api = api;
    this.#session = session;
    this.#profile = resources.create('account', { freshMs });
  }

  /**
   * Loads the profile unless it is fresh. A refused token ends the session (accounts.md §4); a
   * network failure does not.
   */
  load(signal?: AbortSignal): Promise<Result<CustomerProfile>> {
    return this.#profile.load(me, this.#fetch, signal);
  }

  /** Loads again; the old profile stays until then (decision 18). */
  reload(): Promise<Result<CustomerProfile>> {
    return this.#profile.loadAnew(me, this.#fetch);
  }

  get status(): ResourceState<CustomerProfile>['status'] {
    return this.#profile.of(me).status;
  }

  get error(): ApiError | undefined {
    return this.#profile.of(me).error;
  }

  /** Undefined until loaded. */
  get profile(): CustomerProfile | undefined {
    return this.#profile.of(me).data;
  }

  /** The main one first; undefined until loaded. */
  get addresses(): readonly Address[] | undefined {
    return this.profile?.addresses;
  }

  readonly #fetch = async (signal: AbortSignal): Promise<Result<CustomerProfile>> => {
    const result = await this.#api.call('getMe', { signal });
    if (result.ok && !signal.aborted) this.#session.update(result.value);
    return result;
  };
}
