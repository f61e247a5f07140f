import { Skeleton } from '@ponte/ui/skeleton';
import { deferred } from '../../lazy/deferred.tsx';

/** A side of the document, far down the form: its code comes with the page, and nothing waits for it. */
export const DeferredUpload = deferred(
  async () => (await import('./document-upload.tsx')).DocumentUpload,
  { waiting: Waiting },
);

/** As high as a label and the box under it. */
function Waiting() {
  return <Skeleton className="h-30" />;
}
