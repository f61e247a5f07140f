import { computed, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Account } from '../account/index.ts';
import type { Api, ApiError } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Address, DeliveryOption, PickupPoint } from '../entities/index.ts';
import type { Clock, KeyValueStorage, Stop } from '../environment/index.ts';
import { until } from '../environment/until.ts';
import { chargeDelivery } from './charge-delivery.ts';
import { isPickupOnly } from './choose-delivery.ts';
import { deliveryCountryId } from './delivery-country.ts';
import { destinationOf, type Destination } from './destination.ts';
import { KeptChoice } from './kept-choice.ts';
import { Location } from './location.ts';
import { nextShipping, pointOf } from './next-shipping.ts';
import { savedDestination } from './saved-destination.ts';
import { shippingProblem, type ShippingProblem } from './shipping-problem.ts';
import {
  initialShipping,
  type AskedPoint,
  type DeliveryChoice,
  type OfferedShipping,
  type ShippingEvent,
  type ShippingState,
} from './shipping-state.ts';
import { ShippingWork } from './shipping-work.ts';
import { shownPicker, type ShownPicker } from './shown-picker.ts';

/** What choosing the delivery needs. */
export interface ShippingOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly account: Account;
  readonly clock: Clock;
  readonly storage: KeyValueStorage | undefined;
  /** Whose delivery it is; nobody's is never calculated. */
  readonly customerId: string | null;
  readonly foreign: boolean;
  /** Ends everything, with the session. */
  readonly signal: AbortSignal;
}

/**
 * Choosing how an order is delivered (accounts.md §4). What it may do next is decided by
 * `nextShipping`; this class carries it out, and tells the cart what delivery costs.
 */
export class Shipping {
  state: ShippingState;
  readonly location = new Location();
  readonly #options: ShippingOptions;
  readonly #kept: KeptChoice;
  #users = 0;
  #stop: Stop = () => undefined;
  readonly #work: ShippingWork;

  constructor(options: ShippingOptions) {
    this.#options = options;
    const { storage, foreign, customerId, signal } = options;
    this.#kept = new KeptChoice(storage, customerId);
    this.state = initialShipping(foreign, this.#kept.current().wanted);
    this.#work = new ShippingWork({
      ...options,
      state: () => this.state,
      send: (event) => this.#send(event),
    });
    makeObservable(this, { state: observableRef, picker: computed });
    signal.addEventListener('abort', () => this.#end(), { once: true });
  }

  /**
   * Calculates for as long as somebody shows it: at once, and whenever the cart changes. Each
   * caller stops it for itself.
   */
  start(): Stop {
    if (this.#options.customerId === null) return () => undefined;
    this.#users += 1;
    if (this.#users === 1) this.#begin();
    let stopped = false;
    return () => {
      if (stopped) return;
      stopped = true;
      this.#users -= 1;
      if (this.#users === 0) this.#end();
    };
  }

  /** The customer's saved addresses; undefined while they are on their way. */
  get addresses(): readonly Address[] | undefined {
    return this.#options.account.addresses;
  }

  /** Where the cart shall go; null while that is not known. */
  get destination(): Destination | null {
    const { state } = this;
    return state.at === 'idle' ? state.destination : state.request.destination;
  }

  /**
   * Stands for what the shopper asked for, where to and how: another text whenever they ask for
   * something else, and the same one while the store offers it otherwise.
   */
  get wish(): string {
    const { state, destination } = this;
    const point = pointOf(state);
    return JSON.stringify([destination, point ? point.id : state.wanted]);
  }

  /** The saved address that it goes to; undefined when it goes to a city. */
  get address(): Address | undefined {
    const { destination } = this;
    if (destination?.kind !== 'address') return undefined;
    return this.addresses?.find(({ id }) => id === destination.addressId);
  }

  /** The ways to get the cart; empty while they are not known. */
  get options(): readonly DeliveryOption[] {
    return this.#offered?.options ?? [];
  }

  /** The way that is chosen; null while none is known. */
  get choice(): DeliveryChoice | null {
    return this.#offered?.choice ?? null;
  }

  /** Whether the store's counter is all that is offered: the shopper is told so. */
  get isPickupOnly(): boolean {
    return isPickupOnly(this.options);
  }

  /** Whether one point is asked for, and all ways can be shown again. Never for foreigners. */
  get canShowOptions(): boolean {
    const offered = this.#offered;
    return offered !== undefined && !offered.foreign && offered.request.point !== null;
  }

  /** Whether the separate pickup-points option is there. Never for foreigners. */
  get canPickPoints(): boolean {
    return this.#offered?.foreign === false;
  }

  /** The separate list of pickup points; null while it is closed. */
  get picker(): ShownPicker | null {
    const offered = this.#offered;
    return offered ? shownPicker(offered, this.#options.api.locale) : null;
  }

  /** Why it can't be bought as chosen; null when it can. */
  get problem(): ShippingProblem | null {
    return shippingProblem(this.state, this.#options.cart.contents);
  }

  /** Why the calculation failed. */
  get error(): ApiError | undefined {
    return this.state.at === 'failed' ? this.state.error : undefined;
  }

  /** Delivers to a saved address. */
  chooseAddress(id: number): void {
    const address = this.addresses?.find((one) => one.id === id);
    const destination = address && destinationOf(address);
    if (!destination) return;
    this.#kept.change({ addressId: id });
    this.#send({ type: 'destinationChosen', destination });
  }

  /** Takes another state; nothing is calculated before its city is chosen. */
  chooseState(stateId: number): Promise<void> {
    return this.location.chooseState(stateId);
  }

  /** Calculates for a city of the chosen state. */
  chooseCity(cityId: number): void {
    this.#toCity(cityId, null);
  }

  /** A new address was saved: the customer is asked for anew, and delivered to it (accounts.md §4). */
  async addressSaved(id: number): Promise<void> {
    await this.#options.account.reload();
    this.chooseAddress(id);
  }

  chooseOption(option: DeliveryOption): void {
    this.#send({ type: 'optionChosen', option });
  }

  /** A point inside the chosen option. */
  chooseOptionPoint(point: PickupPoint): void {
    this.#send({ type: 'optionPointChosen', point });
  }

  /** Opens or closes the separate list of pickup points; after a failure it is asked for again. */
  togglePicker(): void {
    this.#send({ type: 'pickerToggled' });
  }

  choosePickerState(stateName: string): void {
    this.#send({ type: 'pickerStateChosen', stateName });
  }

  choosePickerCity(cityName: string): void {
    this.#send({ type: 'pickerCityChosen', cityName });
  }

  /** Collects at a point of the separate list: it is calculated anew for it. */
  choosePickerPoint(point: PickupPoint): void {
    this.#send({ type: 'pickerPointChosen', point });
  }

  /** All ways again instead of one point's. */
  showOptions(): void {
    this.#send({ type: 'deliveryOptionsShown' });
  }

  /** Asks again after a failure, for the addresses too where those had not come. */
  retry(): void {
    if (this.state.at === 'idle') void this.#findDestination();
    else this.#send({ type: 'retried' });
  }

  /** Calculates anew although nothing changed here, as when the store has changed its prices. */
  async renew(): Promise<void> {
    this.#send({ type: 'renewed' });
    const { signal } = this.#options;
    await until(() => this.state.at !== 'calculating' && this.state.at !== 'waiting', signal);
  }

  get #offered(): OfferedShipping | undefined {
    const { state } = this;
    return state.at === 'offered' && state.request.contents === this.#options.cart.contents
      ? state
      : undefined;
  }

  #begin(): void {
    const { cart } = this.#options;
    const { state } = this;
    this.#work.start();
    const stopCart = reaction(
      () => (cart.count > 0 ? cart.contents : null),
      (contents) => this.#send({ type: 'cartChanged', contents }),
      { fireImmediately: true },
    );
    // The store answers again, and knows the cart.
    const stopSaved = cart.onSaved(() => {
      if (this.state.at === 'waiting' || this.state.at === 'failed') this.retry();
    });
    this.#stop = () => {
      stopCart();
      stopSaved();
    };
    // What was under way when the last screen went goes on, unless the cart has changed since.
    if (this.state === state) this.#work.carryOut(state);
    if (!this.destination) void this.#findDestination();
  }

  #end(): void {
    this.#stop();
    this.#work.end();
  }

  #toCity(cityId: number, point: AskedPoint | null): void {
    const { state } = this.location;
    if (!state) return;
    const { stateId } = state;
    this.location.chooseCity(cityId);
    this.#kept.change({ addressId: null, stateId, cityId });
    const countryId = deliveryCountryId;
    const destination = { kind: 'city', stateId, cityId, countryId } as const;
    this.#send({ type: 'destinationChosen', destination, point });
  }

  /** Where to, while nobody has said it: a saved address, or else a city (accounts.md §4). */
  async #findDestination(): Promise<void> {
    const { signal } = this.#work;
    const { addressId, stateId, cityId, asked: point } = this.#kept.current();
    const isDone = () => signal.aborted || this.destination !== null;
    const destination = await savedDestination(this.#options, addressId, { signal, isDone });
    if (isDone() || destination === undefined) return;
    if (destination) return this.#send({ type: 'destinationChosen', destination, point });
    const city = await this.location.begin(stateId, cityId);
    if (city !== null && !isDone()) this.#toCity(city, point);
  }

  #send(event: ShippingEvent): void {
    const before = this.state;
    const after = nextShipping(before, event);
    if (after === before) return;
    // What is chosen and what it costs are seen at once.
    runInAction(() => {
      this.state = after;
      chargeDelivery(this.#options.cart, after);
    });
    if (after.wanted !== before.wanted) this.#kept.change({ wanted: after.wanted });
    const asked = pointOf(after);
    if (after.at !== 'idle' && asked !== pointOf(before)) this.#kept.change({ asked });
    // Nobody waits for it while no screen shows it.
    if (this.#users > 0) this.#work.carryOut(after);
    else this.#work.pause();
  }
}
