import { Skeleton } from '@ponte/ui/skeleton';
import { deferred } from '../../lazy/deferred.tsx';

/** Far down the form: its code loads with the page, and nothing waits for it. */
export const DeferredUpload = deferred(
  () => import('./document-upload.tsx'),
  (code) => code.DocumentUpload,
  {
    waiting: Waiting,
  },
);

/** Has the height of a label and its box. */
function Waiting() {
  return <Skeleton className="h-30" />;
}
