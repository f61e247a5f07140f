import { action, computed, makeObservable, observableRef, reaction } from 'mobx';
import type { Account } from '../account/index.ts';
import type { Api, ApiError } from '../api/index.ts';
import type { Cart } from '../cart/index.ts';
import type { Address, DeliveryOption, PickupPoint } from '../entities/index.ts';
import { type Clock, type KeyValueStorage, type Stop, until } from '../environment/index.ts';
import { chargeDelivery, isPickupOnly } from './choose-delivery.ts';
import {
  deliveryCountryId,
  destinationOf,
  type Destination,
  savedDestination,
} from './destination.ts';
import { Location } from './location.ts';
import { nextShipping, pointOf } from './next-shipping.ts';
import {
  shippingProblem,
  type ShippingProblem,
  initialShipping,
  type AskedPoint,
  type DeliveryChoice,
  type OfferedShipping,
  type ShippingEvent,
  type ShippingState,
} from './shipping-state.ts';
import { ShippingWork } from './shipping-work.ts';
import { shownPicker, type ShownPicker } from './shown-picker.ts';
import { StoredChoice } from './stored-choice.ts';

export interface ShippingOptions {
  readonly api: Api;
  readonly cart: Cart;
  readonly account: Account;
  readonly clock: Clock;
  readonly storage: KeyValueStorage | undefined;
  /** Null for an anonymous visitor, for whom nothing is calculated. */
  readonly customerId: string | null;
  readonly foreign: boolean;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

/**
 * The choice of delivery (accounts.md §4). `nextShipping` decides the transitions; this class
 * performs their effects and sets the cart's delivery price.
 */
export class Shipping {
  state: ShippingState;
  readonly location = new Location();
  readonly #options: ShippingOptions;
  readonly #kept: StoredChoice;
  #users = 0;
  #stop: Stop = () => undefined;
  readonly #work: ShippingWork;

  constructor(options: ShippingOptions) {
    this.#options = options;
    const { storage, foreign, customerId, signal } = options;
    this.#kept = new StoredChoice(storage, customerId);
    this.state = initialShipping(foreign, this.#kept.current().wanted);
    this.#work = new ShippingWork({
      ...options,
      state: () => this.state,
      send: (event) => this.#send(event),
    });
    makeObservable<this, 'become'>(this, {
      state: observableRef,
      picker: computed,
      become: action,
    });
    signal.addEventListener('abort', () => this.#end(), { once: true });
  }

  /**
   * Calculates until stopped: at once, and whenever the cart changes. Each caller stops its own
   * use.
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

  /** Undefined until loaded. */
  get addresses(): readonly Address[] | undefined {
    return this.#options.account.addresses;
  }

  /** Null while unknown. */
  get destination(): Destination | null {
    const { state } = this;
    return state.at === 'idle' ? state.destination : state.request.destination;
  }

  /**
   * A fingerprint of the shopper's deliberate choice of place and option: unchanged when the store
   * changes its offer.
   */
  get wish(): string {
    const { state, destination } = this;
    const point = pointOf(state);
    return JSON.stringify([destination, point ? point.id : state.wanted]);
  }

  /** Undefined when delivering to a city. */
  get address(): Address | undefined {
    const { destination } = this;
    if (destination?.kind !== 'address') return undefined;
    return this.addresses?.find(({ id }) => id === destination.addressId);
  }

  /** Empty until known. */
  get options(): readonly DeliveryOption[] {
    return this.#offered?.options ?? [];
  }

  /** Null until known. */
  get choice(): DeliveryChoice | null {
    return this.#offered?.choice ?? null;
  }

  /** Whether only the store's counter is offered. */
  get isPickupOnly(): boolean {
    return isPickupOnly(this.options);
  }

  /**
   * Whether a single point was requested, and all options can be shown again. Never for foreigners.
   */
  get canShowOptions(): boolean {
    const offered = this.#offered;
    return offered !== undefined && !offered.foreign && offered.request.point !== null;
  }

  /** Whether the separate pickup-points option exists. Never for foreigners. */
  get canPickPoints(): boolean {
    return this.#offered?.foreign === false;
  }

  /** Null while closed. */
  get picker(): ShownPicker | null {
    const offered = this.#offered;
    return offered ? shownPicker(offered, this.#options.api.locale) : null;
  }

  /** Null when the choice can be bought. */
  get problem(): ShippingProblem | null {
    return shippingProblem(this.state, this.#options.cart.contents);
  }

  get error(): ApiError | undefined {
    return this.state.at === 'failed' ? this.state.error : undefined;
  }

  chooseAddress(id: number): void {
    const address = this.addresses?.find((one) => one.id === id);
    const destination = address && destinationOf(address);
    if (!destination) return;
    this.#kept.change({ addressId: id });
    this.#send({ type: 'destinationChosen', destination });
  }

  /** Nothing is calculated until a city is chosen. */
  chooseState(stateId: number): Promise<void> {
    return this.location.chooseState(stateId);
  }

  chooseCity(cityId: number): void {
    this.#toCity(cityId, null);
  }

  /** Reloads the addresses and delivers to the new one (accounts.md §4). */
  async addressSaved(id: number): Promise<void> {
    await this.#options.account.reload();
    this.chooseAddress(id);
  }

  chooseOption(option: DeliveryOption): void {
    this.#send({ type: 'optionChosen', option });
  }

  /** A point of the chosen option. */
  chooseOptionPoint(point: PickupPoint): void {
    this.#send({ type: 'optionPointChosen', point });
  }

  /** Opens or closes the separate list of pickup points; reloads it after a failure. */
  togglePicker(): void {
    this.#send({ type: 'pickerToggled' });
  }

  choosePickerState(stateName: string): void {
    this.#send({ type: 'pickerStateChosen', stateName });
  }

  choosePickerCity(cityName: string): void {
    this.#send({ type: 'pickerCityChosen', cityName });
  }

  /** Calculates for a point of the separate list. */
  choosePickerPoint(point: PickupPoint): void {
    this.#send({ type: 'pickerPointChosen', point });
  }

  /** Back to all options. */
  showOptions(): void {
    this.#send({ type: 'deliveryOptionsShown' });
  }

  /** Retries, including failed addresses. */
  retry(): void {
    if (this.state.at === 'idle') void this.#findDestination();
    else this.#send({ type: 'retried' });
  }

  /** Calculates again, for example because the store's prices changed. */
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
      () => (cart.lineCount > 0 ? cart.contents : null),
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
    // Work of the previous screen continues, unless the cart has changed.
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

  /** The initial destination: a saved address, or else a city (accounts.md §4). */
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
    this.become(after);
    if (after.wanted !== before.wanted) this.#kept.change({ wanted: after.wanted });
    const asked = pointOf(after);
    if (after.at !== 'idle' && asked !== pointOf(before)) this.#kept.change({ asked });
    // Nothing is calculated while no screen shows it.
    if (this.#users > 0) this.#work.carryOut(after);
    else this.#work.pause();
  }

  /** Choice and price change together. */
  private become(state: ShippingState): void {
    this.state = state;
    chargeDelivery(this.#options.cart, state);
  }
}
