/** Customers' data, for owners. Each view is logged. */
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { documentTypes } from '../rules/customer-kind.ts';
import { idParameter } from '../wire.ts';
import { staffOrderInList } from './orders.ts';
import { ownerRole } from './roles.ts';
import {
  changeFailures,
  moment,
  pageOf,
  pageParameters,
  oneFailures,
  searchText,
  staffDone,
  staffFailures,
  staffIdParams,
  staffQuery,
  version,
} from './wire.ts';

const customerInList = {
  id: v.number(),
  name: v.string(),
  email: v.string(),
  /** E.164. */
  phone: v.string(),
  foreign: v.boolean(),
  createdAt: moment,
  /** Their data were erased, except what the books need. */
  erased: v.boolean(),
};

export const staffCustomerInList = /* @__PURE__ */ v.object(customerInList);
export type StaffCustomerInList = v.InferOutput<typeof staffCustomerInList>;

export const findCustomersQuery = /* @__PURE__ */ v.strictObject({
  ...pageParameters,
  /** An e-mail address or its beginning, a phone or document in any spelling, or the beginnings of a name's words. */
  search: v.optional(searchText),
});
export type FindCustomersQuery = v.InferOutput<typeof findCustomersQuery>;

/** The newest first. */
export const findCustomers = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/customers',
  summary: 'Customers',
  access: 'staff',
  roles: ownerRole,
  query: findCustomersQuery,
  responses: {
    200: pageOf(staffCustomerInList),
    ...staffFailures,
  },
});

export const staffCustomer = /* @__PURE__ */ v.object({
  ...customerInList,
  companyName: v.nullable(v.string()),
  emailVerifiedAt: v.nullable(moment),
  lastSignInAt: v.nullable(moment),
  documentType: v.picklist(documentTypes),
  document: v.nullable(v.string()),
  cpf: v.nullable(v.string()),
  identity: v.string(),
  identityIssuer: v.nullable(v.string()),
  addresses: v.array(v.object({ name: v.string(), lines: v.array(v.string()), main: v.boolean() })),
  documents: v.array(
    v.object({
      id: v.number(),
      side: v.picklist(['front', 'back']),
      /** A media type. */
      type: v.string(),
      /** In bytes. */
      size: v.number(),
      createdAt: moment,
    }),
  ),
  /** The newest 50. */
  orders: v.array(staffOrderInList),
  version: v.string(),
});
export type StaffCustomer = v.InferOutput<typeof staffCustomer>;

export const getStaffCustomer = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/customers/{id}',
  summary: 'A customer in full',
  access: 'staff',
  roles: ownerRole,
  params: staffIdParams,
  query: staffQuery,
  responses: { 200: staffCustomer, ...oneFailures },
});

export const customerDocumentParams = /* @__PURE__ */ v.strictObject({
  id: idParameter,
  documentId: idParameter,
});
export type CustomerDocumentParams = v.InferOutput<typeof customerDocumentParams>;

/** The file of a document of identity, in its own media type. */
export const getCustomerDocument = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/customers/{id}/documents/{documentId}',
  summary: 'A customer’s document of identity',
  access: 'staff',
  roles: ownerRole,
  params: customerDocumentParams,
  query: staffQuery,
  file: 'application/octet-stream',
  responses: { 200: v.blob(), ...oneFailures },
});

/** All data about a customer, as a JSON file for that customer. */
export const exportCustomer = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/customers/{id}/export',
  summary: 'A copy of a customer’s data',
  access: 'staff',
  roles: ownerRole,
  params: staffIdParams,
  query: staffQuery,
  file: 'application/json',
  responses: { 200: v.blob(), ...oneFailures },
});

export const eraseCustomerBody = /* @__PURE__ */ v.strictObject({
  /** Typed again, to prevent mistakes. */
  email: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  version,
});
export type EraseCustomerBody = v.InferOutput<typeof eraseCustomerBody>;

/**
 * Erases an account and all data that the law does not require. Can't be undone. 409 while an order
 * waits to be paid, prepared or handed over; 422 on `email` when it is another one.
 */
export const eraseCustomer = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/customers/{id}/erase',
  summary: 'Erase a customer’s data',
  access: 'staff',
  roles: ownerRole,
  params: staffIdParams,
  query: staffQuery,
  body: eraseCustomerBody,
  responses: { 200: staffDone, ...changeFailures },
});
