import { Suspense, use, type ComponentType, type ReactNode } from 'react';
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
  function Content(props: Props) {
    arrival ??= module.loaded ? settled(module.loaded) : arrivalOf(module);
    const Component = use(arrival);
    return <Component {...props} />;
  }
  function DeferredComponent(props: Props) {
    return (
      <Suspense>
        <Content {...props} />
      </Suspense>
    );
  }
  return Object.assign(DeferredComponent, { preload: () => module.load() });
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
