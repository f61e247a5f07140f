import {
  Suspense,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { LazyModule } from '../routes/lazy-module.ts';

/** A component whose code is not part of the first load. */
export interface Deferred<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. A route's `load` calls it, so that the server has it before it renders. */
  preload(): Promise<unknown>;
}

/**
 * Leaves a component's code out of the first load. The server renders it as ever; in the browser
 * the server's HTML stands as it is until the code has come, and is hydrated then.
 *
 * @param importComponent how the component is imported
 * @example
 * const Description = deferred(async () => (await import('./description.tsx')).Description);
 */
export function deferred<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): Deferred<Props> {
  const module = new LazyModule(importComponent);
  let arrival: Promise<ComponentType<Props>> | undefined;
  function Content({ taken, props }: { taken: Taken; props: Props }) {
    arrival ??= module.loaded ? settled(module.loaded) : arrivalOf(module);
    const Component = use(arrival);
    useEffect(() => takeOver(taken), [taken]);
    return <Component {...props} />;
  }
  function DeferredComponent(props: Props) {
    const taken = useRef(false);
    useEffect(() => {
      if (!taken.current) waiting.add(taken);
      return () => takeOver(taken);
    }, []);
    return (
      <Suspense>
        <Content taken={taken} props={props} />
      </Suspense>
    );
  }
  return Object.assign(DeferredComponent, { preload: () => module.load() });
}

/** Whether the browser's React has taken over a part's HTML. */
type Taken = RefObject<boolean>;

/** Parts on the page whose HTML is the server's still, and who waits for them. */
const waiting = new Set<Taken>();
const waiters: (() => void)[] = [];

function takeOver(taken: Taken): void {
  taken.current = true;
  waiting.delete(taken);
  if (waiting.size === 0) for (const resolve of waiters.splice(0)) resolve();
}

/**
 * Resolves once no part on the page is the server's HTML alone. Data of another language must not
 * come before: a part would be hydrated with other words than its HTML has.
 */
export async function partsTakenOver(): Promise<void> {
  if (waiting.size === 0) return;
  await new Promise<void>((resolve) => {
    waiters.push(resolve);
  });
}

/** A promise that `use` reads without waiting: it bears the marks that React leaves on those it has seen. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** The module once it is there, however often it takes: until then the server's HTML does. */
async function arrivalOf<Module>(module: LazyModule<Module>): Promise<Module> {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 60_000)) {
    try {
      return await module.load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    }
  }
}
