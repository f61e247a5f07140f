/** Every call of the back office by name. For servers and tests; browsers import single calls. */
import type { EndpointDefinition } from '../endpoint.ts';
import { listAudit } from './audit.ts';
import {
  eraseCustomer,
  exportCustomer,
  findCustomers,
  getCustomerDocument,
  getStaffCustomer,
} from './customers.ts';
import { listFailedJobs, retryJob } from './jobs.ts';
import { inviteStaff, listStaff, resetStaff, updateStaff, withdrawInvitation } from './members.ts';
import {
  cancelUnpaidOrder,
  chargeBackOrder,
  deliverOrder,
  acceptOrderMoney,
  handOverOrder,
  refundOrder,
  shipOrder,
} from './order-acts.ts';
import { exportOrders } from './order-export.ts';
import { countStaffOrders, getStaffOrder, listStaffOrders } from './orders.ts';
import { uploadPicture } from './pictures.ts';
import {
  exportProducts,
  getStaffProduct,
  listStaffProducts,
  updateStaffProduct,
} from './products.ts';
import { listStaffReviews, moderateReview } from './reviews.ts';
import {
  acceptInvitation,
  changeStaffPassword,
  confirmSignIn,
  getStaffMe,
  getStaffShop,
  openAsDemoOwner,
  openInvitation,
  renewRecoveryCodes,
  signIn,
  signOut,
  updateStaffMe,
} from './session.ts';
import {
  checkSettings,
  getBanners,
  getQuestions,
  getRates,
  getSettings,
  updateBanners,
  updateQuestions,
  updateRates,
  updateSettings,
} from './shop.ts';
import { listStockMovements } from './stock.ts';

export const staffEndpoints = {
  getStaffShop,
  signIn,
  confirmSignIn,
  openAsDemoOwner,
  signOut,
  openInvitation,
  acceptInvitation,
  getStaffMe,
  updateStaffMe,
  changeStaffPassword,
  renewRecoveryCodes,
  listStaff,
  inviteStaff,
  withdrawInvitation,
  updateStaff,
  resetStaff,
  listAudit,
  listStaffOrders,
  countStaffOrders,
  deliverOrder,
  exportOrders,
  getStaffOrder,
  handOverOrder,
  shipOrder,
  acceptOrderMoney,
  refundOrder,
  chargeBackOrder,
  cancelUnpaidOrder,
  findCustomers,
  getStaffCustomer,
  getCustomerDocument,
  exportCustomer,
  eraseCustomer,
  listStaffProducts,
  exportProducts,
  getStaffProduct,
  updateStaffProduct,
  listStockMovements,
  uploadPicture,
  getRates,
  updateRates,
  getBanners,
  updateBanners,
  getQuestions,
  updateQuestions,
  getSettings,
  checkSettings,
  updateSettings,
  listStaffReviews,
  moderateReview,
  listFailedJobs,
  retryJob,
} as const satisfies Record<string, EndpointDefinition>;
export type StaffEndpointName = keyof typeof staffEndpoints;
