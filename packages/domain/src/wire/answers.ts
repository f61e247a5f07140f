/* What the answers of calls are decoded with. */
export { addressAnswer } from './address.ts';
export { askedAlertAnswer } from './alert.ts';
export { cartAnswer, openCartAnswer } from './cart.ts';
export { brandsAnswer, countedBrandsAnswer } from './catalogue.ts';
export { openedSessionAnswer, profileAnswer } from './customer.ts';
export { deliveryEstimatesAnswer, deliveryOptionsAnswer, pickupPointsAnswer } from './delivery.ts';
export { doneAnswer } from './done.ts';
export { facetsAnswer } from './facets.ts';
export { listedProductsAnswer } from './listed-product.ts';
export { orderAnswer, ordersAnswer, paymentsAnswer, startedCheckoutAnswer } from './order.ts';
export { foundCityAnswer, postalAddressAnswer } from './places.ts';
export { productDetailsAnswer, productSliceAnswer, relatedProductsAnswer } from './product.ts';
export { reviewSheetAnswer, reviewSliceAnswer } from './reviews.ts';
export { shopTextAnswer } from './shop-text.ts';
export { startAnswer } from './start.ts';
export { suggestionsAnswer } from './suggestions.ts';
export { teamAnswer } from './team.ts';
