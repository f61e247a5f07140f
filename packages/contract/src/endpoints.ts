/** Every call by name. For servers and tools; browsers import single calls. */
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
  changePassword,
  updateProfile,
  correctEmail,
  changeEmail,
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
import { changeCustomerList } from './customer-lists.ts';
import type { EndpointDefinition } from './endpoint.ts';
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
import { calculateShipping, estimateShipping, listPickupPoints } from './shipping.ts';
import { getShopText } from './shop-texts.ts';
import { getStart } from './start.ts';
import { listSuggestions } from './suggestions.ts';
import { listTeam } from './team.ts';

export const endpoints = {
  getStart,
  listCategories,
  listBrands,
  listProducts,
  listFacets,
  getProductDetails,
  getRelatedProducts,
  listSuggestions,
  listTeam,
  getShopText,
  askAlert,
  confirmAlert,
  leaveAlerts,
  listReviews,
  getReviewSheet,
  saveReview,
  subscribe,
  createCart,
  updateCart,
  getCart,
  getOpenCart,
  changeCustomerList,
  checkEmail,
  register,
  login,
  getMe,
  logout,
  recoverPassword,
  confirmEmail,
  checkResetLink,
  resetPassword,
  changePassword,
  updateProfile,
  correctEmail,
  changeEmail,
  resendConfirmation,
  createAddress,
  deleteAddress,
  setMainAddress,
  findCityByCode,
  lookUpPostalCode,
  calculateShipping,
  estimateShipping,
  listPickupPoints,
  startCheckout,
  listOrders,
  getOrder,
  getTicket,
  listPayments,
  cancelOrder,
} as const satisfies Record<string, EndpointDefinition>;
export type EndpointName = keyof typeof endpoints;
