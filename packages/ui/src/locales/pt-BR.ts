import { carouselPtBR } from './carousel/pt-BR.ts';
import { cartPtBR } from './cart/pt-BR.ts';
import { commonPtBR } from './common/pt-BR.ts';
import { deliveryPtBR } from './delivery/pt-BR.ts';
import { formsPtBR } from './forms/pt-BR.ts';
import { galleryPtBR } from './gallery/pt-BR.ts';
import { inputsPtBR } from './inputs/pt-BR.ts';
import { listPtBR } from './list/pt-BR.ts';
import type { WholeKitLocale } from './messages.ts';
import { moneyPtBR } from './money/pt-BR.ts';
import { navigationPtBR } from './navigation/pt-BR.ts';
import { offersPtBR } from './offers/pt-BR.ts';
import { ordersPtBR } from './orders/pt-BR.ts';
import { productsPtBR } from './products/pt-BR.ts';
import { reviewsPtBR } from './reviews/pt-BR.ts';
import { suggestionsPtBR } from './suggestions/pt-BR.ts';
import { teamPtBR } from './team/pt-BR.ts';

/** The kit's texts in Brazilian Portuguese. */
export const ptBR: WholeKitLocale = {
  tag: 'pt-BR',
  messages: {
    ...commonPtBR,
    ...navigationPtBR,
    ...suggestionsPtBR,
    ...moneyPtBR,
    ...productsPtBR,
    ...galleryPtBR,
    ...carouselPtBR,
    ...listPtBR,
    ...cartPtBR,
    ...formsPtBR,
    ...inputsPtBR,
    ...deliveryPtBR,
    ...ordersPtBR,
    ...teamPtBR,
    ...offersPtBR,
    ...reviewsPtBR,
  },
};
