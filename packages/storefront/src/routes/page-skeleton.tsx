import { ProductGridSkeleton } from '@ponte/ui/product-grid';
import { Skeleton } from '@ponte/ui/skeleton';
import { Container } from '../layout/container.tsx';
import type { Route } from './route.ts';

/** What stands in while a screen's code is on its way, in the shape of what follows. */
export function PageSkeleton({ name }: { readonly name: Route['name'] }) {
  return (
    <Container className="grid gap-6 py-6">
      <Skeleton className="h-8 w-64 max-w-full" />
      {name === 'product' ? (
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : (
        <ProductGridSkeleton count={8} />
      )}
    </Container>
  );
}
