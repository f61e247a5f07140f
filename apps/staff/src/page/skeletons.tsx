import { Skeleton } from '@ponte/ui/skeleton';
import { Panel } from './panel.tsx';

/** A page of panels while it loads. */
export function PanelsSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      {['first', 'second'].map((panel) => (
        <Panel key={panel}>
          <div className="grid grid-cols-1 gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-full max-w-md" />
            <Skeleton className="h-4 w-full max-w-sm" />
            <Skeleton className="h-4 w-full max-w-md" />
          </div>
        </Panel>
      ))}
    </div>
  );
}
