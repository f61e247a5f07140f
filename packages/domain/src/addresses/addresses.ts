import type { AddressValues, NewAddress } from '@ponte/contract/rules/address';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Account } from '../account/index.ts';
import { addAddress, makeAddressMain, removeAddress } from '../api/addresses.ts';
import { isUncertain, type Api, type Result } from '../api/index.ts';
import type { Address, CustomerKind } from '../entities/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import type { PostalCodeLookup } from '../places/postal-code-lookup.ts';
import { Submission } from '../submission/index.ts';
import { addressFields, createAddressBodyOf } from '../wire/address-form.ts';
import { savedMeanwhile } from './saved-meanwhile.ts';

/** What a customer's addresses need. */
export interface AddressesOptions {
  readonly api: Api;
  /** Knows the list; it is asked for anew after each change (decision 18). */
  readonly account: Account;
  readonly postalCode: PostalCodeLookup;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

/** A new address and what goes along with it. */
export interface AddressToAdd {
  readonly kind: CustomerKind;
  readonly values: NewAddress;
  /** Of the city that was chosen or looked up, where it is at hand. */
  readonly cityName?: string | undefined;
}

/** The addresses of who is signed in (accounts.md §2). */
export class Addresses {
  readonly postalCode: PostalCodeLookup;
  readonly creation: Submission<Address>;
  /** Removing one, or making one the main one. */
  readonly change: Submission<null>;
  /** The address that `change` is or was about. */
  changedId: number | null = null;
  readonly #api: Api;
  readonly #account: Account;
  /** The addresses that were known when one was sent whose answer never came. */
  #before: readonly Address[] | null = null;

  constructor({ api, account, postalCode, signal }: AddressesOptions) {
    this.#api = api;
    this.#account = account;
    this.postalCode = postalCode;
    this.creation = new Submission({ signal });
    this.change = new Submission({ signal });
    makeObservable(this, { changedId: observableRef, refusal: computed });
  }

  /** The addresses, the main one first; undefined while they are not known. */
  get list(): readonly Address[] | undefined {
    return this.#account.addresses;
  }

  /** What the store says of the new address's fields, in the form's names. */
  get refusal(): Refusal<keyof AddressValues> | undefined {
    const { error } = this.creation;
    return error && refusalOf(error, addressFields);
  }

  /**
   * Adds an address. After a try without an answer, the next one looks first whether the store had
   * added it all the same, so that it is there once.
   */
  async create(address: AddressToAdd): Promise<Result<Address>> {
    const result = await this.creation.submit((signal) => this.#create(address, signal));
    if (result.ok) void this.#account.reload();
    return result;
  }

  /** Removes an address. One that is gone already is removed too. */
  remove(address: Address): Promise<Result<null>> {
    return this.#change(address, async (signal) => {
      const result = await removeAddress(this.#api, address, { signal });
      const gone = !result.ok && result.error.kind === 'notFound';
      return gone ? { ok: true, value: null } : result;
    });
  }

  /** Makes an address the one to start from. */
  makeMain(address: Address): Promise<Result<null>> {
    return this.#change(address, (signal) => makeAddressMain(this.#api, address.id, { signal }));
  }

  async #create(
    { kind, values, cityName }: AddressToAdd,
    signal: AbortSignal,
  ): Promise<Result<Address>> {
    const saved = await this.#findSaved(values);
    if (saved) return { ok: true, value: saved };
    const before = this.list ?? null;
    const body = createAddressBodyOf(kind, values, cityName);
    const result = await addAddress(this.#api, body, { signal });
    this.#before = !result.ok && isUncertain(result.error) ? before : null;
    return result;
  }

  async #findSaved(values: NewAddress): Promise<Address | undefined> {
    if (!this.#before) return undefined;
    const known = await this.#account.reload();
    return known.ok ? savedMeanwhile(this.#before, known.value.addresses, values) : undefined;
  }

  async #change(
    { id }: Address,
    send: (signal: AbortSignal) => Promise<Result<null>>,
  ): Promise<Result<null>> {
    if (!this.change.isPending) {
      runInAction(() => {
        this.changedId = id;
      });
    }
    const result = await this.change.submit(send);
    if (result.ok) await this.#account.reload();
    return result;
  }
}
