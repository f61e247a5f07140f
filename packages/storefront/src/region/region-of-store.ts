import type { StoreInfo } from '@ponte/domain';
import type { Region } from './region.ts';

/**
 * The region with what the store says of itself in place of what the application was built with. Of a
 * store of another name nothing is said that it does not say.
 */
export function regionOfStore(built: Region, store: StoreInfo | null): Region {
  if (!store) return built;
  const { contact } = built;
  const isAnotherShop = store.name !== null && store.name !== built.name;
  return {
    ...built,
    name: store.name ?? built.name,
    tagline: store.tagline ?? (isAnotherShop ? undefined : built.tagline),
    isAnotherShop,
    whatsapp: store.whatsapp ?? built.whatsapp,
    contact: {
      phone: store.phone ?? contact.phone,
      email: store.email ?? (isAnotherShop ? undefined : contact.email),
      address: store.address ?? contact.address,
      hours: store.hours ?? (isAnotherShop ? undefined : contact.hours),
      networks: store.networks ?? (isAnotherShop ? undefined : contact.networks),
    },
    collectsOnly: !store.delivers,
    onlinePurchase: built.onlinePurchase && store.sellsOnline,
  };
}
