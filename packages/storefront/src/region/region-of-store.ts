import type { StoreInfo } from '@ponte/domain';
import type { Region } from './region.ts';

/**
 * The region with what the store says of itself in place of what the application was built with. Of a
 * store of another name nothing is said that it does not say. One that is not known yet is called by its
 * address.
 */
export function regionOfStore(built: Region, store: StoreInfo | null | undefined): Region {
  if (store === null) return built;
  const name = store ? (store.name ?? built.name) : new URL(built.origins[built.code]).hostname;
  const isAnotherShop = name !== built.name;
  const none = isAnotherShop ? null : undefined;
  const { contact } = built;
  const { tagline, whatsapp, phone, address, email, networks } = isAnotherShop
    ? { whatsapp: '', phone: '', address: '' }
    : { ...contact, ...built };
  return {
    ...built,
    isAnotherShop,
    name,
    tagline: store?.tagline ?? tagline,
    mark: store?.mark ?? none,
    sharing: store?.sharing ?? none,
    whatsapp: store?.whatsapp ?? whatsapp,
    contact: {
      phone: store?.phone ?? phone,
      email: store?.email ?? email,
      address: store?.address ?? address,
      hours: store?.hours ?? undefined,
      openingHours: store?.openingHours ?? undefined,
      networks: store?.networks ?? networks,
    },
    store,
    collectsOnly: store?.delivers === false,
    onlinePurchase: built.onlinePurchase && store?.sellsOnline !== false,
  };
}
