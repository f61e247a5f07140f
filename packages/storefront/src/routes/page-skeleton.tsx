import { ProductGridSkeleton } from '@ponte/ui/product-grid';
import { Skeleton } from '@ponte/ui/skeleton';
import { Container } from '../page/container.tsx';
import type { Route } from './route.ts';

/** Pages that are one narrow form. */
const forms = /^(?:login|passwordRecovery|passwordReset|emailConfirmation)$/;

/** Pages of who is signed in. */
const accountPages = /^(?:account|personalData|accountOrders|addresses|changePassword)$/;

/** Pages that begin with products. */
const lists = /^(?:home|products|brand|special|favourites)$/;

/** What stands in while a screen's code is on its way, in the shape of what follows. */
export function PageSkeleton({ name }: { readonly name: Route['name'] }) {
  if (forms.test(name)) {
    return (
      <Container className="py-5 md:py-10">
        <Skeleton className="mx-auto h-112 max-w-md" />
      </Container>
    );
  }
  if (accountPages.test(name)) {
    return (
      <Container className="grid gap-5 py-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <Skeleton className="h-11 md:h-64" />
        <Skeleton className="h-72" />
      </Container>
    );
  }
  return (
    <Container className="grid gap-6 py-6">
      <Skeleton className="h-8 w-64 max-w-full" />
      {name === 'product' ? (
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : lists.test(name) ? (
        <ProductGridSkeleton count={8} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Container>
  );
}
