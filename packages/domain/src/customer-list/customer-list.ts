import type { CustomerListName } from '@ponte/contract/customer-list-limits';
import { reaction } from 'mobx';
import { isTransient, type Api, type ApiError } from '../api/index.ts';
import type { ListedProduct, ProductId } from '../entities/index.ts';
import { inTurn, reportDefect, type Environment, type Stop } from '../environment/index.ts';
import { dropOthers, itemsOf, ownerOf, type ListState } from '../marked-products/index.ts';
import type { Session } from '../session/index.ts';
import type { StoredState } from '../stored/index.ts';
import { exchangeList } from './exchange-list.ts';

/** In milliseconds: a customer who returns to the page sees changes by other devices. */
const freshMs = 60_000;

export interface CustomerListOptions<Item> extends Pick<
  Environment,
  'clock' | 'network' | 'page' | 'exclusive' | 'log'
> {
  readonly name: CustomerListName;
  readonly kept: StoredState<ListState<Item>>;
  readonly idOf: (item: Item) => ProductId;
  readonly itemOf: (product: ListedProduct) => Item;
  readonly api: Api;
  readonly session: Session;
}

/**
 * Keeps a list of a signed-in customer the same on all devices: what a browser gathered before joins it
 * at sign-in, changes are sent in the background, and nothing of it stays when the session ends. Without
 * the call at the store it stays this browser's.
 */
export class CustomerList<Item> {
  readonly #options: CustomerListOptions<Item>;
  #isOffered = true;
  #isWorking = false;
  /** When the store's list was last read; null when it has to be. */
  #readAt: number | null = null;

  constructor(options: CustomerListOptions<Item>) {
    this.#options = { ...options, exclusive: inTurn(options.exclusive) };
  }

  /** Follows the customer, other tabs and the network. */
  start(): Stop {
    const { session, kept, network, page } = this.#options;
    const stops = [
      reaction(
        () => session.customer?.id,
        () => this.#follow(),
        { fireImmediately: true },
      ),
      reaction(
        () => kept.state,
        () => this.#exchange(),
      ),
      network?.onOnline(() => this.#exchange()),
      page?.onReturn(() => this.#catchUp()),
    ];
    return () => {
      for (const stop of stops) stop?.();
      this.#isOffered = false;
    };
  }

  /** A list of another customer, or of one who has left, goes. */
  #follow(): void {
    const { session, kept } = this.#options;
    dropOthers(kept, session.customer?.id);
    this.#isOffered = true;
    this.#readAt = null;
    this.#exchange();
  }

  #catchUp(): void {
    const { clock } = this.#options;
    if (this.#readAt !== null && clock.now() - this.#readAt > freshMs) this.#readAt = null;
    this.#exchange();
  }

  #exchange(): void {
    const customerId = this.#options.session.customer?.id;
    if (customerId === undefined || !this.#isOffered || this.#isWorking) return;
    if (this.#readAt !== null && !this.#hasChanges()) return;
    this.#isWorking = true;
    this.#take(customerId).then(
      (failure) => this.#end(failure),
      (defect: unknown) => {
        this.#end({ kind: 'defect' });
        reportDefect(defect);
      },
    );
  }

  /** Changes that were made meanwhile are sent at once; what failed waits for the network or a change. */
  #end(failure: ApiError | null): void {
    const { clock, log } = this.#options;
    this.#isWorking = false;
    if (failure === null) {
      this.#readAt = clock.now();
      return this.#exchange();
    }
    if (failure.kind === 'aborted') return this.#exchange();
    if (!isTransient(failure)) this.#isOffered = false;
    if (failure.kind !== 'notFound') log?.('A list of the customer could not be saved.', failure);
  }

  #take(customerId: string): Promise<ApiError | null> {
    const { exclusive, name, session } = this.#options;
    const isOwner = () => session.customer?.id === customerId;
    const wantsList = this.#readAt === null;
    const run = () => exchangeList(this.#options, { customerId, isOwner, wantsList });
    return exclusive ? exclusive(`ponte.${name}`, run) : run();
  }

  #hasChanges(): boolean {
    const { kept, idOf } = this.#options;
    const known = new Set(ownerOf(kept.state)?.known);
    const ids = new Set(itemsOf(kept.state).map(idOf));
    return ids.size !== known.size || [...ids].some((id) => !known.has(id));
  }
}
