/** Staff and their invitations, for owners. */
import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { emailLength } from '../limits.ts';
import { emailPattern } from '../rules/email.ts';
import { langParameter } from '../wire.ts';
import { ownerRole, staffRoles } from './roles.ts';
import {
  changeFailures,
  moment,
  oneFailures,
  staffDone,
  staffFailures,
  staffIdParams,
  staffQuery,
  version,
  versionBody,
} from './wire.ts';

export const staffMember = /* @__PURE__ */ v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
  /** An inactive member can't sign in. */
  active: v.boolean(),
  createdAt: moment,
  lastSeenAt: v.nullable(moment),
  version: v.string(),
});
export type StaffMember = v.InferOutput<typeof staffMember>;

export const staffInvitation = /* @__PURE__ */ v.object({
  id: v.number(),
  email: v.string(),
  role: v.picklist(staffRoles),
  expiresAt: moment,
});
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;

/** Invitations that were not accepted yet, expired ones too. */
export const listStaff = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/back-office/staff',
  summary: 'Staff and invitations',
  access: 'staff',
  roles: ownerRole,
  query: staffQuery,
  responses: {
    200: v.object({ data: v.array(staffMember), invitations: v.array(staffInvitation) }),
    ...staffFailures,
  },
});

export const inviteStaffBody = /* @__PURE__ */ v.strictObject({
  email: v.pipe(v.string(), v.maxLength(emailLength), v.regex(emailPattern)),
  role: v.picklist(staffRoles),
  language: langParameter,
});
export type InviteStaffBody = v.InferOutput<typeof inviteStaffBody>;

/** Sends a link that is valid for 48 hours; an earlier one ends. 409 for a member of staff. */
export const inviteStaff = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/staff/invitations',
  summary: 'Invite a person to the back office',
  access: 'staff',
  roles: ownerRole,
  query: staffQuery,
  body: inviteStaffBody,
  responses: { 200: staffInvitation, ...changeFailures },
});

export const withdrawInvitation = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/back-office/staff/invitations/{id}',
  summary: 'Withdraw an invitation',
  access: 'staff',
  roles: ownerRole,
  params: staffIdParams,
  query: staffQuery,
  responses: { 200: staffDone, ...oneFailures },
});

export const updateStaffBody = /* @__PURE__ */ v.strictObject({
  role: v.picklist(staffRoles),
  active: v.boolean(),
  version,
});
export type UpdateStaffBody = v.InferOutput<typeof updateStaffBody>;

/** Ends the sessions of the changed member. 409 for oneself: an owner is always left. */
export const updateStaff = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/back-office/staff/{id}',
  summary: 'Change a staff member’s role, or shut them out',
  access: 'staff',
  roles: ownerRole,
  params: staffIdParams,
  query: staffQuery,
  body: updateStaffBody,
  responses: { 200: staffMember, ...changeFailures },
});

/** For a lost phone: ends their sessions, and mails a link to set a new password and authenticator. */
export const resetStaff = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/back-office/staff/{id}/reset',
  summary: 'Let a staff member set a new password and authenticator',
  access: 'staff',
  roles: ownerRole,
  params: staffIdParams,
  query: staffQuery,
  body: versionBody,
  responses: { 200: staffInvitation, ...changeFailures },
});
