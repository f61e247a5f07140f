import type { EndpointDefinition } from '@ponte/contract/endpoint';
import {
  acceptInvitation,
  listAudit,
  openAsDemoOwner,
  openInvitation,
  type StaffRole,
} from '@ponte/contract/staff';
import { generateSync } from 'otplib';
import * as v from 'valibot';
import { inviteByHand } from '../office/staff/invite-by-hand.ts';
import type { AppOptions } from '../operations/app.ts';
import { createVault } from '../platform/security/vault.ts';
import { requestOf, startTestApp, testSecret, type Sent, type TestApp } from './test-app.ts';

export const staffOrigin = 'https://staff.example';

/** A shop with a back office. */
export function startStaffedShop(options: Partial<AppOptions> = {}): Promise<TestApp> {
  return startTestApp(undefined, { staffOrigin, ...options });
}

export const fromStaff = { Origin: staffOrigin };

export const staffPassword = 'correct horse battery';

export interface Hired {
  readonly id: number;
  readonly email: string;
  /** Of their authenticator. */
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** As a request carries it. */
  readonly cookie: string;
  /** A call of theirs. */
  readonly sends: (sent?: Sent) => Sent;
}

let staff = 0;

/** A member who was invited, has accepted, and is signed in. */
export async function hire(shop: TestApp, role: StaffRole): Promise<Hired> {
  const email = `staff-${(staff += 1)}@example.com`;
  return accept(shop, email, await invite(shop, email, role));
}

/** Opens the back office of a shop that is tried (`demoOwner`), for calls of its owner. */
export async function openDemo(shop: TestApp): Promise<Hired['sends']> {
  return sending(cookieOf(await ask(shop, openAsDemoOwner, { headers: fromStaff })));
}

/** @returns the secret in the invitation's link */
export async function invite(shop: TestApp, email: string, role: StaffRole): Promise<string> {
  const deps = { db: shop.db, vault: createVault(testSecret), staffOrigin, now: shop.now() };
  const link = await inviteByHand(deps, { email, role, language: 'pt' }, { first: false });
  return new URL(link ?? '').hash.slice(1);
}

export async function accept(shop: TestApp, email: string, token: string): Promise<Hired> {
  const { secret } = await shop.call(openInvitation, { headers: fromStaff, body: { token } });
  const code = codeOf(shop, secret);
  const body = { token, code, name: 'Rosa', language: 'pt', password: staffPassword };
  const response = await ask(shop, acceptInvitation, { headers: fromStaff, body });
  const joined = v.parse(acceptInvitation.responses[200], await response.json());
  const { me, recoveryCodes } = joined;
  const cookie = cookieOf(response);
  return { id: me.id, email, secret, recoveryCodes, cookie, sends: sending(cookie) };
}

/** What is sent with a session. */
export function sending(cookie: string): Hired['sends'] {
  return ({ headers, ...sent } = {}) => ({
    ...sent,
    headers: { ...fromStaff, Cookie: cookie, ...headers },
  });
}

/** The one-time code of an authenticator at the shop's time. */
export function codeOf(shop: TestApp, secret: string): string {
  return generateSync({ secret, epoch: Math.floor(shop.now() / 1000) });
}

/** A call whose response is looked at as a whole. */
export async function ask(
  shop: TestApp,
  definition: EndpointDefinition,
  sent: Sent,
): Promise<Response> {
  const { address, init } = requestOf(definition, sent);
  return shop.app.request(address, init);
}

export function cookieOf(response: Response): string {
  return /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
}

/** The newest entry of the log. */
export async function lastActIn(shop: TestApp, owner: Hired) {
  const { data } = await shop.call(listAudit, owner.sends());
  return data[0];
}
