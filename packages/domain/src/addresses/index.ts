import { addressFields } from '@ponte/contract/form-fields';
import type { AddressValues, NewAddress } from '@ponte/contract/rules/address';
import { makeAutoObservable } from 'mobx';
import { accountOf, type Account } from '../account/index.ts';
import { isUncertain, type Api, type Result } from '../api/index.ts';
import type { Address, CustomerKind } from '../entities/index.ts';
import { refusalOf, type Refusal } from '../forms/refusal.ts';
import { PostalCodeLookup } from '../places/postal-code-lookup.ts';
import { definePersonalArea } from '../shop/index.ts';
import { Submission } from '../submission/index.ts';

export interface AddressesOptions {
  readonly api: Api;
  /** Holds the list; reloaded after each change (decision 18). */
  readonly account: Account;
  readonly postalCode: PostalCodeLookup;
  /** Aborted when the session ends. */
  readonly signal: AbortSignal;
}

/** A new address with its form's context. */
export interface AddressToAdd {
  readonly kind: CustomerKind;
  readonly values: NewAddress;
  /** The name of the chosen or looked-up city, if known. */
  readonly cityName?: string | undefined;
}

/** The signed-in customer's addresses (accounts.md §2). */
export class Addresses {
  readonly postalCode: PostalCodeLookup;
  readonly creation: Submission<Address>;
  /** Deletes an address, or makes it the main one. */
  readonly change: Submission<null>;
  /** The address of the current or last `change`. */
  changedId: number | null = null;
  readonly #api: Api;
  readonly #account: Account;
  /** The addresses known before a request whose answer never came. */
  #before: readonly Address[] | null = null;

  constructor({ api, account, postalCode, signal }: AddressesOptions) {
    this.#api = api;
    this.#account = account;
    this.postalCode = postalCode;
    this.creation = new Submission({ signal });
    this.change = new Submission({ signal });
    makeAutoObservable(this);
  }

  /** The main one first; undefined until loaded. */
  get list(): readonly Address[] | undefined {
    return this.#account.addresses;
  }

  /** The store's errors, by the form's fields. */
  get refusal(): Refusal<keyof AddressValues> | undefined {
    const { error } = this.creation;
    return error && refusalOf(error, addressFields);
  }

  /**
   * Adds an address. After an attempt without an answer, it first checks whether the store saved
   * it, to avoid a duplicate.
   */
  async create(address: AddressToAdd): Promise<Result<Address>> {
    const result = await this.creation.submit((signal) => this.#create(address, signal));
    if (result.ok) void this.#account.reload();
    return result;
  }

  /** Idempotent: an address that is already gone counts as deleted. */
  remove(address: Address): Promise<Result<null>> {
    return this.write(address, async (signal) => {
      const result = await this.#api.call('deleteAddress', {
        id: address.id,
        name: address.name,
        signal,
      });
      const gone = !result.ok && result.error.kind === 'notFound';
      return gone ? { ok: true, value: null } : result;
    });
  }

  makeMain(address: Address): Promise<Result<null>> {
    return this.write(address, (signal) =>
      this.#api.call('setMainAddress', { id: address.id, signal }),
    );
  }

  async #create(
    { kind, values, cityName }: AddressToAdd,
    signal: AbortSignal,
  ): Promise<Result<Address>> {
    const saved = await this.#findSaved(values);
    if (saved) return { ok: true, value: saved };
    const before = this.list ?? null;
    const form = values;
    const result = await this.#api.call('createAddress', { kind, form, cityName, signal });
    this.#before = !result.ok && isUncertain(result.error) ? before : null;
    return result;
  }

  async #findSaved(values: NewAddress): Promise<Address | undefined> {
    if (!this.#before) return undefined;
    const known = await this.#account.reload();
    return known.ok ? savedMeanwhile(this.#before, known.value.addresses, values) : undefined;
  }

  private async write(
    { id }: Address,
    send: (signal: AbortSignal) => Promise<Result<null>>,
  ): Promise<Result<null>> {
    if (!this.change.isPending) this.changedId = id;
    const result = await this.change.submit(send);
    if (result.ok) await this.#account.reload();
    return result;
  }
}

/** Finds the form's address among those that were added since. */
export function savedMeanwhile(
  before: readonly Address[],
  now: readonly Address[],
  form: NewAddress,
): Address | undefined {
  const known = new Set(before.map(({ id }) => id));
  return now.find(
    (address) =>
      !known.has(address.id) &&
      address.name === form.name &&
      address.street === form.street &&
      address.number === form.number &&
      address.district === form.district &&
      String(address.city.id) === form.cityId,
  );
}

export const addressesOf = /* @__PURE__ */ definePersonalArea(
  (shop, { signal }) =>
    new Addresses({
      api: shop.api,
      account: accountOf(shop),
      postalCode: new PostalCodeLookup(shop.api),
      signal,
    }),
);

export {
  brazilianAddressForm,
  otherAddressForm,
  type AddressValues,
} from '@ponte/contract/rules/address';
