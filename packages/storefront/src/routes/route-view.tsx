import { ErrorState } from '@ponte/ui/error-state';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { mainId } from '../layout/main-id.ts';
import type { LazyModule, LazyStatus } from './lazy-module.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { matchRoute } from './routes.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/**
 * The screen at the current address. Its chunk and its data are asked for when the address
 * changes; until the chunk is here its skeleton stands in, afterwards the screen shows its own
 * states. Another language or currency asks for the data again.
 */
export const RouteView = observer(function RouteView() {
  const { shop } = useShop();
  const { catalogueKey } = shop;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { route, params } = useMemo(() => matchRoute(pathname), [pathname]);
  const location = useMemo(
    () => ({ pathname, searchParams: new URLSearchParams(search) }),
    [pathname, search],
  );
  const status = useLazyModule(route.module);
  const module = route.module.loaded;

  // Before paint, so that a screen never shows one address's data under another's.
  useLayoutEffect(() => {
    if (!module) return;
    let current = true;
    void module.load({ shop, params, location }).then((outcome) => {
      if (current && outcome.kind === 'redirect') void navigate(outcome.to, { replace: true });
    });
    return () => {
      current = false;
    };
  }, [module, shop, params, location, navigate, catalogueKey]);

  useScrollPosition(module !== undefined);
  useFocusOnNewPage(pathname);

  if (module) return <module.Screen key={route.name} params={params} location={location} />;
  if (status === 'failed') return <ErrorState onRetry={() => route.module.prefetch()} />;
  return <PageSkeleton name={route.name} />;
});

function useLazyModule<Module>(module: LazyModule<Module>): LazyStatus {
  useEffect(() => module.prefetch(), [module]);
  return useSyncExternalStore(
    (changed) => module.subscribe(changed),
    () => module.status,
    () => module.status,
  );
}

/** A keyboard or a screen reader goes on from the new page, not from the link that left. */
function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
