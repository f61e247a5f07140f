import type { Access } from '../page/route.ts';

/** What the shop knows of who asks for a page. */
interface Visitor {
  /** Whether it knows them yet; not on a server. */
  readonly known: boolean;
  readonly signedIn: boolean;
}

/** The page is loaded and shown; waits for who its visitor is; or has to be signed in for. */
export type Admission = 'admitted' | 'waiting' | 'signIn';

/** Whether a visitor may have a page. */
export function admissionTo(access: Access, { known, signedIn }: Visitor): Admission {
  if (access === 'public') return 'admitted';
  if (!known) return 'waiting';
  return access === 'personal' || signedIn ? 'admitted' : 'signIn';
}
