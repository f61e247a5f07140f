import { accountOf } from '../account/index.ts';
import { PostalCodeLookup } from '../places/postal-code-lookup.ts';
import { definePersonalArea } from '../shop/index.ts';
import { Addresses } from './addresses.ts';

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
export type { Addresses } from './addresses.ts';
