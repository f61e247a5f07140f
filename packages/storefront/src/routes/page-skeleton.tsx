import { ProductGridSkeleton } from '@ponte/ui/product-grid';
import { Skeleton } from '@ponte/ui/skeleton';
import { Container } from '../page/container.tsx';
import type { SkeletonShape } from '../route/route.ts';

export function PageSkeleton({ shape }: { readonly shape: SkeletonShape }) {
  if (shape === 'form') {
    return (
      <Container className="py-5 md:py-10">
        <Skeleton className="mx-auto h-112 max-w-md" />
      </Container>
    );
  }
  if (shape === 'account') {
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
      {shape === 'product' ? (
        <div className="grid gap-6 md:grid-cols-2">
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      ) : shape === 'list' ? (
        <ProductGridSkeleton count={8} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </Container>
  );
}
