/**
 * Every call by name: the only registry. Servers, the OpenAPI document and the conformance suite read it as
 * it is; a client encodes what it is given and decodes what it gets, so that nothing else knows the wire.
 */
import { shopCurrencyId } from '@ponte/regional/money';
import {
  checkEmail,
  register,
  login,
  getMe,
  logout,
  recoverPassword,
  confirmEmail,
  checkResetLink,
  resetPassword,
  changeEmail,
  endAccount,
  getOwnData,
  changePassword,
  updateProfile,
  correctEmail,
  resendConfirmation,
} from './accounts.ts';
import {
  createAddress,
  deleteAddress,
  setMainAddress,
  findCityByCode,
  lookUpPostalCode,
} from './addresses.ts';
import { askAlert, confirmAlert, leaveAlerts } from './alerts.ts';
import { listBrands } from './brands.ts';
import { createCart, getCart, getOpenCart, updateCart } from './cart.ts';
import { listCategories } from './categories.ts';
import { createAddressBodyOf } from './codecs/address-form.ts';
import { addressAnswer } from './codecs/address.ts';
import { alertBodyOf, askedAlertAnswer } from './codecs/alert.ts';
import { cartAnswer, cartBodyOf, openCartAnswer } from './codecs/cart.ts';
import { categoriesAnswer, countedBrandsAnswer } from './codecs/catalogue.ts';
import { checkoutBodyOf } from './codecs/checkout.ts';
import { openedSessionAnswer, profileAnswer } from './codecs/customer.ts';
import {
  deliveryEstimatesAnswer,
  deliveryOptionsAnswer,
  pickupPointsAnswer,
} from './codecs/delivery.ts';
import { doneAnswer } from './codecs/done.ts';
import { facetsAnswer } from './codecs/facets.ts';
import { listedProductsAnswer } from './codecs/listed-product.ts';
import { orderAnswer, ordersAnswer } from './codecs/order.ts';
import { paymentsAnswer, startedCheckoutAnswer } from './codecs/payment.ts';
import { foundCityAnswer, postalAddressAnswer } from './codecs/places.ts';
import { brandQueryOf, productQueryOf, scopeQueryOf } from './codecs/product-question.ts';
import {
  productDetailsAnswer,
  productSliceAnswer,
  relatedProductsAnswer,
} from './codecs/product.ts';
import { updateProfileBodyOf } from './codecs/profile-form.ts';
import { registerBodyOf } from './codecs/registration-form.ts';
import { reviewBodyOf, reviewSheetAnswer, reviewSliceAnswer } from './codecs/reviews.ts';
import { shippingBodyOf } from './codecs/shipping-question.ts';
import { shopTextAnswer } from './codecs/shop-text.ts';
import { startAnswer } from './codecs/start.ts';
import { suggestionsAnswer } from './codecs/suggestions.ts';
import { teamAnswer } from './codecs/team.ts';
import { changeCustomerList } from './customer-lists.ts';
import type { EndpointDefinition } from './endpoint.ts';
import type {
  AlertQuestion,
  CartToSave,
  CheckoutChoice,
  ListChange,
  BrandPlace,
  ProductQuestion,
  ProductScope,
  WrittenReview,
  EstimateQuestion,
  ShippingQuestion,
} from './entities.ts';
import { subscribe } from './newsletter.ts';
import {
  cancelOrder,
  startCheckout,
  listOrders,
  getOrder,
  getTicket,
  listPayments,
} from './orders.ts';
import { getProductDetails, getRelatedProducts, listFacets, listProducts } from './products.ts';
import { getReviewSheet, listReviews, saveReview } from './reviews.ts';
import type { NewAddress } from './rules/address.ts';
import type { CustomerKind } from './rules/customer-kind.ts';
import type { ProfileChange } from './rules/profile.ts';
import type { Registration } from './rules/registration.ts';
import { calculateShipping, estimateShipping, listPickupPoints } from './shipping.ts';
import { getShopText } from './shop-texts.ts';
import { getStart } from './start.ts';
import { listSuggestions } from './suggestions.ts';
import { listTeam } from './team.ts';

/** Calls whose answer is no data; the sentence in it is not shown. */
const done = { decode: doneAnswer } as const;

/** Calls about products: priced, and in Portuguese unless they say Spanish. */
const aboutProducts = { isPriced: true, omitsPortuguese: true } as const;

/** An order, by its own external id or its cart's. */
const ofOrder = {
  encode: ({ externalId }: { readonly externalId: string }) => ({
    params: { external_id: externalId },
  }),
};

const ofProduct = {
  encode: ({ slugOrId }: { readonly slugOrId: string }) => ({ params: { slugOrId } }),
};

/** The server asks its payment provider, or draws, before it answers. */
const slow = { timeoutMs: 30_000 } as const;

export const endpoints = {
  getStart: {
    ...getStart,
    isPriced: true,
    encode: () => ({ query: { tem_estoque: '1' } }),
    decode: startAnswer,
  },
  listCategories: { ...listCategories, decode: categoriesAnswer },
  listBrands: {
    ...listBrands,
    isPriced: true,
    encode: (place: BrandPlace) => ({ query: brandQueryOf(place) }),
    decode: countedBrandsAnswer,
  },
  listProducts: {
    ...listProducts,
    ...aboutProducts,
    encode: (question: ProductQuestion) => ({ query: productQueryOf(question) }),
    decode: productSliceAnswer,
  },
  listFacets: {
    ...listFacets,
    ...aboutProducts,
    encode: (scope: ProductScope) => ({ query: scopeQueryOf(scope) }),
    decode: facetsAnswer,
  },
  getProductDetails: {
    ...getProductDetails,
    ...aboutProducts,
    ...ofProduct,
    decode: productDetailsAnswer,
  },
  getRelatedProducts: {
    ...getRelatedProducts,
    ...aboutProducts,
    ...ofProduct,
    decode: relatedProductsAnswer,
  },
  listSuggestions: {
    ...listSuggestions,
    ...aboutProducts,
    encode: ({ text }: { readonly text: string }) => ({
      query: { text: text === '' ? undefined : text },
    }),
    decode: suggestionsAnswer,
  },
  listTeam: { ...listTeam, isPriced: true, decode: teamAnswer },
  getShopText: { ...getShopText, decode: shopTextAnswer },
  askAlert: {
    ...askAlert,
    encode: (question: AlertQuestion) => ({
      params: { slugOrId: question.slug },
      body: alertBodyOf(question),
    }),
    decode: askedAlertAnswer,
  },
  confirmAlert,
  leaveAlerts,
  listReviews: {
    ...listReviews,
    omitsPortuguese: true,
    encode: ({ slug, page }: { readonly slug: string; readonly page: number }) => ({
      params: { slugOrId: slug },
      query: { page },
    }),
    decode: reviewSliceAnswer,
  },
  getReviewSheet: { ...getReviewSheet, decode: reviewSheetAnswer },
  saveReview: {
    ...saveReview,
    encode: ({ token, ...review }: WrittenReview & { readonly token: string }) => ({
      params: { token },
      body: reviewBodyOf(review),
    }),
    decode: reviewSheetAnswer,
  },
  subscribe: {
    ...subscribe,
    ...done,
    /** Digits only. */
    encode: ({ phone }: { readonly phone: string }) => ({ body: { celular: phone } }),
  },
  createCart: {
    ...createCart,
    encode: (cart: CartToSave) => ({ body: cartBodyOf(cart) }),
    decode: cartAnswer,
  },
  updateCart: {
    ...updateCart,
    encode: (cart: CartToSave) => ({
      params: { external_id: cart.id ?? cart.externalId },
      body: { ...cartBodyOf(cart), ...(cart.id !== null && { id: cart.id }) },
    }),
    decode: cartAnswer,
  },
  getCart: {
    ...getCart,
    encode: ({ externalId, currency }: Pick<CartToSave, 'externalId' | 'currency'>) => ({
      params: { external_id: externalId },
      query: { moeda_id: String(shopCurrencyId(currency)) },
    }),
    decode: cartAnswer,
  },
  getOpenCart: {
    ...getOpenCart,
    encode: ({ currency }: Pick<CartToSave, 'currency'>) => ({
      query: { moeda_id: String(shopCurrencyId(currency)) },
    }),
    decode: openCartAnswer,
  },
  changeCustomerList: {
    ...changeCustomerList,
    encode: ({ name, added, removed }: ListChange) => ({
      params: { lista: name },
      body: { incluir: added, excluir: removed },
    }),
    decode: listedProductsAnswer,
  },
  checkEmail: { ...checkEmail, ...done },
  register: {
    ...register,
    ...done,
    encode: ({ form }: { readonly form: Registration }) => ({ body: registerBodyOf(form) }),
  },
  login: { ...login, decode: openedSessionAnswer },
  getMe: { ...getMe, decode: profileAnswer },
  logout: { ...logout, ...done },
  recoverPassword: { ...recoverPassword, ...done },
  confirmEmail: { ...confirmEmail, ...done },
  checkResetLink: { ...checkResetLink, ...done },
  resetPassword: { ...resetPassword, ...done },
  changePassword: { ...changePassword, ...done },
  changeEmail: { ...changeEmail, ...done },
  getOwnData: { ...getOwnData, ...slow },
  endAccount: { ...endAccount, ...done },
  updateProfile: {
    ...updateProfile,
    ...done,
    encode: ({ kind, form }: { readonly kind: CustomerKind; readonly form: ProfileChange }) => ({
      body: updateProfileBodyOf(kind, form),
    }),
  },
  correctEmail: { ...correctEmail, ...done },
  resendConfirmation: { ...resendConfirmation, ...done },
  createAddress: {
    ...createAddress,
    /** `cityName` is the chosen or looked-up city's, if known. */
    encode: ({
      kind,
      form,
      cityName,
    }: {
      readonly kind: CustomerKind;
      readonly form: NewAddress;
      readonly cityName?: string | undefined;
    }) => ({ body: createAddressBodyOf(kind, form, cityName) }),
    decode: addressAnswer,
  },
  deleteAddress: {
    ...deleteAddress,
    ...done,
    /** The store keeps it, inactive, for the orders that went there. */
    encode: ({ id, name }: { readonly id: number; readonly name: string }) => ({
      params: { id },
      body: { ativo: false, nome: name },
    }),
  },
  setMainAddress: {
    ...setMainAddress,
    ...done,
    encode: ({ id }: { readonly id: number }) => ({ params: { id } }),
  },
  findCityByCode: {
    ...findCityByCode,
    /** The official code of a Brazilian city. */
    encode: ({ code }: { readonly code: string }) => ({ body: { pais_id: 1, codigo: code } }),
    decode: foundCityAnswer,
  },
  lookUpPostalCode: {
    ...lookUpPostalCode,
    encode: ({ postalCode }: { readonly postalCode: string }) => ({ params: { cep: postalCode } }),
    decode: postalAddressAnswer,
  },
  calculateShipping: {
    ...calculateShipping,
    encode: (question: ShippingQuestion) => ({
      params: { external_id: question.externalId },
      body: shippingBodyOf(question),
    }),
    decode: deliveryOptionsAnswer,
  },
  estimateShipping: {
    ...estimateShipping,
    isPriced: true,
    encode: ({ slug, cityId, countryId }: EstimateQuestion) => ({
      params: { slugOrId: slug },
      query: { cidade_id: cityId, pais_id: countryId },
    }),
    decode: deliveryEstimatesAnswer,
  },
  listPickupPoints: { ...listPickupPoints, decode: pickupPointsAnswer },
  startCheckout: {
    ...startCheckout,
    encode: (choice: CheckoutChoice) => ({
      params: { external_id: choice.cartExternalId },
      body: checkoutBodyOf(choice),
    }),
    decode: startedCheckoutAnswer,
  },
  listOrders: { ...listOrders, decode: ordersAnswer },
  getOrder: { ...getOrder, ...ofOrder, decode: orderAnswer },
  getTicket: { ...getTicket, ...ofOrder, ...slow },
  listPayments: { ...listPayments, ...ofOrder, decode: paymentsAnswer },
  cancelOrder: { ...cancelOrder, ...ofOrder, ...slow, decode: orderAnswer },
} as const satisfies Record<string, EndpointDefinition>;
export type EndpointName = keyof typeof endpoints;
