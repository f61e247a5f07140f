import { ErrorState } from '@ponte/ui/error-state';
import { Skeleton } from '@ponte/ui/skeleton';
import { deferred } from '../lazy/deferred.tsx';
import type { LazyStatus } from '../lazy/lazy-module.ts';

/** The form for signing in, where most are signed in already: its code comes when it is shown. */
export const DeferredSignIn = deferred(async () => (await import('./sign-in.tsx')).SignIn, {
  waiting: Waiting,
});

/** Fetches the form ahead. */
export function preloadSignIn(): void {
  DeferredSignIn.preload().catch(() => undefined);
}

function Waiting({ status }: { readonly status: LazyStatus }) {
  return status === 'failed' ? (
    <ErrorState onRetry={preloadSignIn} />
  ) : (
    <Skeleton className="h-96" />
  );
}
