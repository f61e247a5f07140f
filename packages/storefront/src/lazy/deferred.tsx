import { Suspense, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { keepTrying } from './keep-trying.ts';
import { LazyModule, type LazyStatus } from './lazy-module.ts';
import { PartBoundary } from './part-boundary.tsx';
import { useArrived, usePart, type PagePart } from './parts-hydrated.ts';
import { reloadIfReplaced } from './replaced-build.ts';
import { useLazyStatus } from './use-lazy-status.ts';

/** A component whose code is not part of the first load. */
export interface Deferred<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. A route's `load` calls it, so that the server has it before it renders. */
  preload(): Promise<unknown>;
}

interface DeferredOptions {
  /**
   * Given for a part that a visitor asked for: stands in while its code is coming, and says so when
   * it did not (`failed`) and is tried again. When a deployment has taken the code away, the page
   * reloads.
   */
  readonly waiting?: ComponentType<{ readonly status: LazyStatus }>;
}

/**
 * Leaves a component's code out of the first load. The server renders it as ever; in the browser
 * the server's HTML stands as it is until the code has come, and is hydrated then. Code that does
 * not come is tried again; a defect in it takes this part alone.
 *
 * @param importComponent how the component is imported
 * @example
 * const Description = deferred(async () => (await import('./description.tsx')).Description);
 */
export function deferred<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { waiting: Waiting }: DeferredOptions = {},
): Deferred<Props> {
  const module = new LazyModule(importComponent);
  let arrival: Promise<ComponentType<Props>> | undefined;
  const arrive = () =>
    (arrival ??= keepTrying(module, Waiting ? () => void reloadIfReplaced() : undefined));

  function Content(part: Omit<PartProps<Props>, 'component'>) {
    // `use` suspends for a moment even on a promise that is kept: what is here needs none. What has
    // suspended once goes on with it, as React asks.
    const here = arrival ? undefined : module.loaded;
    return <Part {...part} component={here ?? use(arrive())} />;
  }
  function DeferredComponent(props: Props) {
    const { isHere, arrive } = usePart(module);
    // React drops the server's HTML of what changes before it is hydrated: nothing changes until then.
    const [first] = useState(props);
    const shown = isHere ? props : first;
    return useMemo(
      () => (
        <PartBoundary>
          <Suspense fallback={Waiting ? <Progress module={module} Waiting={Waiting} /> : null}>
            <Content arrive={arrive} props={shown} />
          </Suspense>
        </PartBoundary>
      ),
      [arrive, shown],
    );
  }
  return Object.assign(DeferredComponent, { preload: () => module.load() });
}

interface PartProps<Props> extends Pick<PagePart, 'arrive'> {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

function Part<Props extends object>({ arrive, component: Component, props }: PartProps<Props>) {
  useArrived({ arrive });
  return <Component {...props} />;
}

interface ProgressProps {
  readonly module: LazyModule<unknown>;
  readonly Waiting: NonNullable<DeferredOptions['waiting']>;
}

function Progress({ module, Waiting }: ProgressProps) {
  return <Waiting status={useLazyStatus(module)} />;
}
