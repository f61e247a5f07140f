/**
 * Signing in, with a password and a one-time code. The session is a cookie that scripts can't read;
 * every call that writes must come from the back office's own origin.
 */
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailLength, givenPasswordLength } from '../limits.ts';
import { langParameter, textInBody } from '../wire.ts';
import { staffLengths, staffPasswordLength } from './limits.ts';
import { staffRoles } from './roles.ts';
import {
  changeFailures,
  moment,
  oneFailures,
  staffDone,
  staffFailures,
  staffQuery,
} from './wire.ts';

/** Who is signed in. */
export const staffMe = /* @__PURE__ */ v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
  language: langParameter,
  /** Whether they get a mail of each paid order. */
  mailPaidOrders: v.boolean(),
  /** Unused ones. */
  recoveryCodesLeft: v.number(),
  /** The session's end, however busy; it ends earlier after half an hour without a call. */
  expiresAt: moment,
});
export type StaffMe = v.InferOutput<typeof staffMe>;

export const staffShop = /* @__PURE__ */ v.object({
  /** As its shoppers read it. */
  name: v.string(),
  /** Address of the square picture that stands for it, 96 px wide; null where it has none. */
  mark: v.nullable(v.string()),
  /** The invented shop of the demonstration, whose mark a storefront is built with. */
  isDemo: v.boolean(),
  /** The shop is being tried on the machine that asks: its owner signs in by one press. */
  demoOwner: v.boolean(),
});
export type StaffShop = v.InferOutput<typeof staffShop>;

/** Needs no session: all of it is on the storefronts. */
export const getStaffShop = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/shop',
  summary: 'What the shop is called, and its mark',
  access: 'public',
  query: staffQuery,
  responses: { 200: staffShop, ...staffFailures },
});

const givenEmail = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(emailLength));
const givenPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(givenPasswordLength),
);
export const newStaffPassword = /* @__PURE__ */ v.pipe(
  v.string(),
  v.minLength(staffPasswordLength.min),
  v.maxLength(staffPasswordLength.max),
);
/** 256 random bits, from a link or an earlier answer. */
const secret = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

/** Six digits of an authenticator, which may stand in groups. */
export const oneTimeCode = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(20),
  v.regex(/^\s*\d{3}[ -]?\d{3}\s*$/),
);

/** A one-time code, or one of the recovery codes (`ABCD-EFGH-JK`). */
const signInCode = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(20),
  v.regex(/^\s*(?:\d{3}[ -]?\d{3}|[A-Za-z2-9]{4}-?[A-Za-z2-9]{4}-?[A-Za-z2-9]{2})\s*$/),
);

export const signInBody = /* @__PURE__ */ v.strictObject({
  email: givenEmail,
  password: givenPassword,
});
export type SignInBody = v.InferOutput<typeof signInBody>;

/** First step. The ticket is good for one sign-in within five minutes. */
export const signIn = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/sign-in',
  summary: 'Check a staff member’s password',
  access: 'public',
  query: staffQuery,
  body: signInBody,
  responses: { 200: v.object({ ticket: v.string(), expiresAt: moment }), ...staffFailures },
});

export const confirmSignInBody = /* @__PURE__ */ v.strictObject({
  ticket: v.pipe(v.string(), v.regex(/^[\w.-]{20,300}$/)),
  code: signInCode,
});
export type ConfirmSignInBody = v.InferOutput<typeof confirmSignInBody>;

/**
 * Second step, which sets the session's cookie. 422 on `code` when it is wrong or was used before;
 * 401 when the ticket has ended: back to the password.
 */
export const confirmSignIn = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/sign-in/code',
  summary: 'Sign in with a one-time code',
  access: 'public',
  query: staffQuery,
  body: confirmSignInBody,
  responses: { 200: staffMe, ...staffFailures },
});

/**
 * Signs in as the owner of the demo shop, without a password, which sets the session's cookie. 404 where
 * `demoOwner` of `getStaffShop` is false.
 */
export const openAsDemoOwner = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/sign-in/demo-owner',
  summary: 'Sign in as the owner of the demo shop',
  access: 'public',
  query: staffQuery,
  responses: { 200: staffMe, ...oneFailures },
});

export const getStaffMe = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/me',
  summary: 'Who is signed in',
  access: 'staff',
  roles: staffRoles,
  query: staffQuery,
  responses: { 200: staffMe, ...staffFailures },
});

export const signOut = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/sign-out',
  summary: 'End the session',
  access: 'staff',
  roles: staffRoles,
  query: staffQuery,
  responses: { 200: staffDone, ...staffFailures },
});

export const updateStaffMeBody = /* @__PURE__ */ v.strictObject({
  name: textInBody(staffLengths.name),
  language: langParameter,
  mailPaidOrders: v.boolean(),
});
export type UpdateStaffMeBody = v.InferOutput<typeof updateStaffMeBody>;

export const updateStaffMe = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/me',
  summary: 'Change one’s own name, language and mails',
  access: 'staff',
  roles: staffRoles,
  query: staffQuery,
  body: updateStaffMeBody,
  responses: { 200: staffMe, ...staffFailures },
});

export const changeStaffPasswordBody = /* @__PURE__ */ v.strictObject({
  currentPassword: givenPassword,
  code: oneTimeCode,
  password: newStaffPassword,
});
export type ChangeStaffPasswordBody = v.InferOutput<typeof changeStaffPasswordBody>;

/** Ends all other sessions of the same person. 422 on `currentPassword` or `code`. */
export const changeStaffPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/me/password',
  summary: 'Change one’s own password',
  access: 'staff',
  roles: staffRoles,
  query: staffQuery,
  body: changeStaffPasswordBody,
  responses: { 200: staffDone, ...staffFailures },
});

export const recoveryCodes = /* @__PURE__ */ v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodes>;

export const renewRecoveryCodesBody = /* @__PURE__ */ v.strictObject({
  currentPassword: givenPassword,
  code: oneTimeCode,
});
export type RenewRecoveryCodesBody = v.InferOutput<typeof renewRecoveryCodesBody>;

/** Replaces the earlier ones. They are shown only once. */
export const renewRecoveryCodes = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/me/recovery-codes',
  summary: 'Get new recovery codes',
  access: 'staff',
  roles: staffRoles,
  query: staffQuery,
  body: renewRecoveryCodesBody,
  responses: { 200: recoveryCodes, ...staffFailures },
});

export const openInvitationBody = /* @__PURE__ */ v.strictObject({ token: secret });
export type OpenInvitationBody = v.InferOutput<typeof openInvitationBody>;

/**
 * What an invitation's link (`/invitation#<token>`) offers: the authenticator's secret, in base 32
 * and as an address, and the QR code of that address as one path of an SVG with a side of `qr.size`.
 * The same however often it is asked for. 404 when it is wrong, used or has ended.
 */
export const openInvitation = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/invitation',
  summary: 'What an invitation offers',
  access: 'public',
  query: staffQuery,
  body: openInvitationBody,
  responses: {
    200: v.object({
      email: v.string(),
      /** Empty for a new member. */
      name: v.string(),
      role: v.picklist(staffRoles),
      expiresAt: moment,
      secret: v.string(),
      uri: v.string(),
      qr: v.object({ size: v.number(), path: v.string() }),
    }),
    ...oneFailures,
  },
});

export const acceptInvitationBody = /* @__PURE__ */ v.strictObject({
  token: secret,
  name: textInBody(staffLengths.name),
  language: langParameter,
  password: newStaffPassword,
  code: oneTimeCode,
});
export type AcceptInvitationBody = v.InferOutput<typeof acceptInvitationBody>;

/** Signs in, too. The recovery codes are shown only once. 422 on `code` when it is wrong. */
export const acceptInvitation = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/invitation/accept',
  summary: 'Set the password and the authenticator',
  access: 'public',
  query: staffQuery,
  body: acceptInvitationBody,
  responses: { 200: v.object({ me: staffMe, ...recoveryCodes.entries }), ...changeFailures },
});
