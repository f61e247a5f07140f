import { ErrorState } from '@ponte/ui/error-state';
import { useMessages } from '@ponte/ui/kit';
import { Skeleton } from '@ponte/ui/skeleton';
import { deferred } from '../lazy/deferred.tsx';
import type { LazyStatus } from '../lazy/lazy-module.ts';
import { Loading } from '../page/loading.tsx';

/** Lazy: most visitors of these pages are already signed in. */
export const DeferredSignIn = deferred(
  () => import('./sign-in-form.tsx'),
  (code) => code.SignInForm,
  {
    waiting: Waiting,
  },
);

export function preloadSignIn(): void {
  DeferredSignIn.preload().catch(() => undefined);
}

function Waiting({ status }: { readonly status: LazyStatus }) {
  const { common } = useMessages();
  if (status === 'failed') return <ErrorState onRetry={preloadSignIn} />;
  return (
    <Loading label={common.loading} className="grid gap-4">
      {['email', 'password'].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-11.5 rounded-md" />
        </div>
      ))}
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-12 rounded-md" />
      <Skeleton className="mx-auto mt-8 h-4 w-32" />
      <Skeleton className="h-12 rounded-md" />
    </Loading>
  );
}
