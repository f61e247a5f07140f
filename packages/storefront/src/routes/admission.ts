import type { Access } from '../route/route.ts';

interface Visitor {
  /** Whether the visitor is known; false on a server. */
  readonly known: boolean;
  readonly signedIn: boolean;
}

/** The page is shown; waits for the visitor to be known; or requires signing in. */
export type Admission = 'admitted' | 'waiting' | 'signIn';

export function admissionTo(access: Access, { known, signedIn }: Visitor): Admission {
  if (access === 'public') return 'admitted';
  if (!known) return 'waiting';
  return access === 'personal' || signedIn ? 'admitted' : 'signIn';
}
