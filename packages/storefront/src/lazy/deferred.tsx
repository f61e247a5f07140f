import {
  memo,
  Suspense,
  use,
  useMemo,
  useState,
  type ComponentType,
  type NamedExoticComponent,
} from 'react';
import { keepTrying } from './keep-trying.ts';
import { LazyModule, type LazyStatus } from './lazy-module.ts';
import { PartBoundary } from './part-boundary.tsx';
import { useArrived, usePart, type PagePart } from './parts-hydrated.ts';
import { reloadIfReplaced } from './replaced-build.ts';
import { useLazyStatus } from './use-lazy-status.ts';

export type Deferred<Props extends object> = NamedExoticComponent<Props> & {
  /** Loads the code. A route's `load` calls it, because a server needs it to render. */
  readonly preload: () => Promise<unknown>;
};

interface DeferredOptions {
  /**
   * For a part that a visitor requested: shown while its code loads, or when that `failed` and is
   * retried. If a deployment has replaced the code, the page reloads.
   */
  readonly waiting?: ComponentType<{ readonly status: LazyStatus }>;
}

/**
 * Keeps a component's code out of the first load. The server renders it; in the browser its HTML
 * stays as it is until the code has loaded, and is then hydrated. Loading is retried; an error in
 * it takes only this part.
 * @param code a module, which several parts may share
 * @param pick the component in it
 * @example
 * const DeferredTeam = deferred(() => import('./team.tsx'), (code) => code.Team);
 * @example
 * const below = new LazyModule(() => import('./below.ts'));
 * const DeferredVisit = deferred(below, (code) => code.Visit);
 */
export function deferred<Module, Props extends object>(
  code: LazyModule<Module> | (() => Promise<Module>),
  pick: (loaded: Module) => ComponentType<Props>,
  { waiting: Waiting }: DeferredOptions = {},
): Deferred<Props> {
  const module = code instanceof LazyModule ? code : new LazyModule(code);
  let arrival: Promise<ComponentType<Props>> | undefined;
  const arrive = () => (arrival ??= arriving());
  const arriving = async () =>
    pick(await keepTrying(module, Waiting ? () => void reloadIfReplaced() : undefined));

  function Content(part: Omit<PartProps<Props>, 'component'>) {
    // `use` suspends briefly even on a resolved promise, so loaded code bypasses it. React requires
    // a component that has suspended to keep using it.
    const here = arrival || !module.loaded ? undefined : pick(module.loaded);
    return <Part {...part} component={here ?? use(arrive())} />;
  }
  function DeferredComponent(props: Props) {
    const { isHere, arrive } = usePart(module);
    // React discards the server's HTML of a part that changes before hydration: keep its props
    // until then.
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
  return Object.assign(memo(DeferredComponent), { preload: () => module.load() });
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
