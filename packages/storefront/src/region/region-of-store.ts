import type { StoreInfo } from '@ponte/domain';
import type { Region } from './region.ts';

/** The region with what the store says of itself in place of what the application was built with. */
export function regionOfStore(built: Region, store: StoreInfo | null): Region {
  if (!store) return built;
  const { contact } = built;
  return {
    ...built,
    name: store.name ?? built.name,
    whatsapp: store.whatsapp ?? built.whatsapp,
    contact: {
      phone: store.phone ?? contact.phone,
      email: store.email ?? contact.email,
      address: store.address ?? contact.address,
      hours: store.hours ?? contact.hours,
      networks: store.networks ?? contact.networks,
    },
    onlinePurchase: built.onlinePurchase && store.sellsOnline,
  };
}
