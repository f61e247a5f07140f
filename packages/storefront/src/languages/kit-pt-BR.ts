import type { KitLocale } from '@ponte/ui/kit';
import { carouselPtBR } from '@ponte/ui/locales/carousel/pt-BR';
import { cartPtBR } from '@ponte/ui/locales/cart/pt-BR';
import { commonPtBR } from '@ponte/ui/locales/common/pt-BR';
import { deliveryPtBR } from '@ponte/ui/locales/delivery/pt-BR';
import { formsPtBR } from '@ponte/ui/locales/forms/pt-BR';
import { galleryPtBR } from '@ponte/ui/locales/gallery/pt-BR';
import { listPtBR } from '@ponte/ui/locales/list/pt-BR';
import { moneyPtBR } from '@ponte/ui/locales/money/pt-BR';
import { navigationPtBR } from '@ponte/ui/locales/navigation/pt-BR';
import { ordersPtBR } from '@ponte/ui/locales/orders/pt-BR';
import { productsPtBR } from '@ponte/ui/locales/products/pt-BR';
import { suggestionsPtBR } from '@ponte/ui/locales/suggestions/pt-BR';
import { teamPtBR } from '@ponte/ui/locales/team/pt-BR';

/** The kit's texts, of the areas whose components the shop has. */
export const kitTexts: KitLocale = {
  tag: 'pt-BR',
  messages: {
    ...carouselPtBR,
    ...cartPtBR,
    ...commonPtBR,
    ...deliveryPtBR,
    ...formsPtBR,
    ...galleryPtBR,
    ...listPtBR,
    ...moneyPtBR,
    ...navigationPtBR,
    ...ordersPtBR,
    ...productsPtBR,
    ...suggestionsPtBR,
    ...teamPtBR,
  },
};
