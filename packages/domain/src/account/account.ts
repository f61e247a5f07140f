import { fetchProfile } from '../api/accounts.ts';
import type { Api, ApiError, Result } from '../api/index.ts';
import type { Address, CustomerProfile } from '../entities/index.ts';
import type { Resource, Resources, ResourceState } from '../resource/index.ts';
import type { Session } from '../session/index.ts';

/** How long the customer's data need no asking again. */
const freshMs = 60_000;

/** Everything that the store knows about the customer of the session. */
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
   * Asks for the customer, unless what is known is fresh. A refused token ends the session
   * (accounts.md §4); no answer, as without a network, does not.
   */
  load(signal?: AbortSignal): Promise<Result<CustomerProfile>> {
    return this.#profile.load('me', this.#fetch, signal);
  }

  /** Asks again, as after a change; what was known stands meanwhile (decision 18). */
  reload(): Promise<Result<CustomerProfile>> {
    return this.#profile.loadAnew('me', this.#fetch);
  }

  get status(): ResourceState<CustomerProfile>['status'] {
    return this.#profile.status;
  }

  get error(): ApiError | undefined {
    return this.#profile.error;
  }

  /** Undefined while nothing is known. */
  get profile(): CustomerProfile | undefined {
    return this.#profile.latest;
  }

  /** The customer's addresses, the main one first; undefined while they are not known. */
  get addresses(): readonly Address[] | undefined {
    return this.profile?.addresses;
  }

  readonly #fetch = async (signal: AbortSignal): Promise<Result<CustomerProfile>> => {
    const result = await fetchProfile(this.#api, { signal });
    if (result.ok && !signal.aborted) this.#session.update(result.value);
    return result;
  };
}
