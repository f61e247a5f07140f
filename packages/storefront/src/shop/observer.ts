import {
  memo,
  useState,
  useSyncExternalStore,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';
import { createWatch } from './watch.ts';

/**
 * A component that renders again when something that it has read changes. In a page kept for Back it goes on watching
 * but does not render: revealed, it renders again only after a change. `mobx-react-lite` stops watching, so there every
 * observer of a revealed page renders once more. A server renders once.
 */
export function observer<Props extends object>(
  render: (props: Props) => ReactNode,
): NamedExoticComponent<Props> {
  if (typeof document === 'undefined') return memo(render);
  return memo(function Observer(props: Props) {
    const [watch] = useState(createWatch);
    useSyncExternalStore(watch.subscribe, watch.version, watch.version);
    let rendered: ReactNode;
    let failure: { readonly error: unknown } | undefined;
    watch.track(() => {
      try {
        rendered = render(props);
      } catch (error) {
        failure = { error };
      }
    });
    if (failure) throw failure.error;
    return rendered;
  });
}
