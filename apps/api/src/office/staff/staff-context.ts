import type { AppContext } from '../../adapters/app-context.ts';
import type { StaffCookie } from '../../platform/security/staff-sessions.ts';
import type { Vault } from '../../platform/security/vault.ts';

/** What the calls of the back office work with. */
export interface StaffContext extends AppContext {
  /** The back office's own origin, from which every call that writes must come. */
  readonly staffOrigin: string;
  readonly staffCookie: StaffCookie;
  readonly vault: Vault;
  /** The shop is tried on this machine: its owner signs in by one press. */
  readonly demoOwner: boolean;
}
