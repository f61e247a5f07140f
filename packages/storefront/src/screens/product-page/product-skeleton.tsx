import { Skeleton } from '@ponte/ui/skeleton';
import { Container } from '../../page/container.tsx';

/** The product page while it loads, in its final size. */
export function ProductSkeleton() {
  return (
    <Container className="grid gap-4 py-4 md:grid-cols-2 md:gap-10 md:py-6">
      <Skeleton className="-mx-4 aspect-[1.12] h-auto max-h-[max(12rem,32svh)] md:mx-0 md:aspect-square md:max-h-none" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-14" />
        <Skeleton className="h-36" />
        <Skeleton className="h-20" />
        <Skeleton className="h-12" />
      </div>
    </Container>
  );
}
