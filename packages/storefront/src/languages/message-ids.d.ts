import type about from '../../messages/about/pt-BR.json';
import type accountOverview from '../../messages/account-overview/pt-BR.json';
import type account from '../../messages/account/pt-BR.json';
import type addresses from '../../messages/addresses/pt-BR.json';
import type alertForm from '../../messages/alert-form/pt-BR.json';
import type alerts from '../../messages/alerts/pt-BR.json';
import type brands from '../../messages/brands/pt-BR.json';
import type cartPage from '../../messages/cart-page/pt-BR.json';
import type cart from '../../messages/cart/pt-BR.json';
import type changePassword from '../../messages/change-password/pt-BR.json';
import type checkout from '../../messages/checkout/pt-BR.json';
import type compare from '../../messages/compare/pt-BR.json';
import type comparison from '../../messages/comparison/pt-BR.json';
import type contact from '../../messages/contact/pt-BR.json';
import type emailConfirmation from '../../messages/email-confirmation/pt-BR.json';
import type emailNotice from '../../messages/email-notice/pt-BR.json';
import type failedPage from '../../messages/failed-page/pt-BR.json';
import type failures from '../../messages/failures/pt-BR.json';
import type favourites from '../../messages/favourites/pt-BR.json';
import type forms from '../../messages/forms/pt-BR.json';
import type frame from '../../messages/frame/pt-BR.json';
import type help from '../../messages/help/pt-BR.json';
import type homeMore from '../../messages/home-more/pt-BR.json';
import type home from '../../messages/home/pt-BR.json';
import type howToBuy from '../../messages/how-to-buy/pt-BR.json';
import type listDescription from '../../messages/list-description/pt-BR.json';
import type listTools from '../../messages/list-tools/pt-BR.json';
import type list from '../../messages/list/pt-BR.json';
import type missing from '../../messages/missing/pt-BR.json';
import type noScript from '../../messages/no-script/pt-BR.json';
import type notYetSold from '../../messages/not-yet-sold/pt-BR.json';
import type order from '../../messages/order/pt-BR.json';
import type orders from '../../messages/orders/pt-BR.json';
import type passwordRecovery from '../../messages/password-recovery/pt-BR.json';
import type passwordReset from '../../messages/password-reset/pt-BR.json';
import type paymentReturn from '../../messages/payment-return/pt-BR.json';
import type personalData from '../../messages/personal-data/pt-BR.json';
import type privacy from '../../messages/privacy/pt-BR.json';
import type productExtras from '../../messages/product-extras/pt-BR.json';
import type product from '../../messages/product/pt-BR.json';
import type products from '../../messages/products/pt-BR.json';
import type purchase from '../../messages/purchase/pt-BR.json';
import type recent from '../../messages/recent/pt-BR.json';
import type registered from '../../messages/registered/pt-BR.json';
import type registration from '../../messages/registration/pt-BR.json';
import type reviewForm from '../../messages/review-form/pt-BR.json';
import type reviews from '../../messages/reviews/pt-BR.json';
import type shell from '../../messages/shell/pt-BR.json';
import type shippingEstimate from '../../messages/shipping-estimate/pt-BR.json';
import type signIn from '../../messages/sign-in/pt-BR.json';
import type store from '../../messages/store/pt-BR.json';
import type success from '../../messages/success/pt-BR.json';
import type team from '../../messages/team/pt-BR.json';
import type terms from '../../messages/terms/pt-BR.json';
import type ticket from '../../messages/ticket/pt-BR.json';
import type underDevelopment from '../../messages/under-development/pt-BR.json';

/** Every area, one line each: an id that is in none of them is a type error. */
type Areas = typeof about &
  typeof account &
  typeof accountOverview &
  typeof addresses &
  typeof alertForm &
  typeof alerts &
  typeof brands &
  typeof cart &
  typeof cartPage &
  typeof checkout &
  typeof changePassword &
  typeof compare &
  typeof comparison &
  typeof contact &
  typeof emailConfirmation &
  typeof emailNotice &
  typeof failedPage &
  typeof failures &
  typeof favourites &
  typeof forms &
  typeof frame &
  typeof help &
  typeof home &
  typeof homeMore &
  typeof howToBuy &
  typeof list &
  typeof listDescription &
  typeof listTools &
  typeof missing &
  typeof noScript &
  typeof notYetSold &
  typeof order &
  typeof orders &
  typeof paymentReturn &
  typeof passwordRecovery &
  typeof passwordReset &
  typeof personalData &
  typeof privacy &
  typeof product &
  typeof productExtras &
  typeof products &
  typeof purchase &
  typeof recent &
  typeof registered &
  typeof registration &
  typeof reviewForm &
  typeof reviews &
  typeof shell &
  typeof shippingEstimate &
  typeof signIn &
  typeof store &
  typeof success &
  typeof team &
  typeof terms &
  typeof ticket &
  typeof underDevelopment;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Areas;
    }
  }
}
