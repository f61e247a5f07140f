import { ErrorState } from '@ponte/ui/error-state';
import { Activity, memo, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { noScriptId } from '../browser/ids.ts';
import { keepsBoxes } from '../browser/kept-boxes.ts';
import type { LazyModule, LazyStatus } from '../lazy/lazy-module.ts';
import { isHydrated, usePageHydrated } from '../lazy/parts-hydrated.ts';
import { reloadIfReplaced } from '../lazy/replaced-build.ts';
import { useLazyStatus } from '../lazy/use-lazy-status.ts';
import { loginHref } from '../links/addresses.ts';
import { useNavigate } from '../links/navigation.ts';
import { Container } from '../page/container.tsx';
import { SeenLast } from '../products/seen-last.tsx';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { admissionTo } from './admission.ts';
import { firstPages, nextPages, type Page } from './kept-pages.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { ShellHead } from './shell-head.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** The current page, and asleep those that Back and Forward may show again. */
export function RouteView() {
  const location = useLocation();
  const action = useNavigationType();
  const [{ reached, pages }, setPages] = useState(() => ({
    reached: location,
    pages: firstPages(location),
  }));
  if (reached !== location) {
    const keepsShown = isHydrated() && !hasDialog();
    setPages({ reached: location, pages: nextPages(pages, { action, location }, keepsShown) });
  }
  useScrollPosition(pages.shown);
  usePageFocus();
  return (
    // Nothing suspends here. Where a page was changed on its way React tries to hydrate an `Activity` without end, and the
    // tab freezes; a `Suspense` it renders again (facebook/react#36819).
    <Suspense>
      {pages.all.map((page) => (
        <KeptPage key={page.id} page={page} isShown={page === pages.shown} />
      ))}
    </Suspense>
  );
}

interface PageProps {
  readonly page: Page;
}

const KeptPage = memo(function KeptPage({
  page,
  isShown,
}: PageProps & { readonly isShown: boolean }) {
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={keepsBoxes}>
        <PageBoundary address={`${page.location.pathname}${page.location.search}`}>
          <PageView page={page} />
        </PageBoundary>
      </div>
    </Activity>
  );
});

/** What is open is closed with its page: kept, it would be open when Back shows the page. */
function hasDialog(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/**
 * A screen. Code and data are requested when the address changes; a skeleton shows until
 * the code has loaded, then the screen's own states. A change of language or currency reloads the
 * data; personal pages also reload at sign-in and sign-out, and wait until the visitor is known.
 */
const PageView = observer(function PageView({
  page: { location: entry, route, params },
}: PageProps) {
  const { shop } = useShop();
  const { catalogueKey } = shop;
  const { pathname, search } = entry;
  const navigate = useNavigate();
  const location = useMemo(
    () => ({ pathname, searchParams: new URLSearchParams(search) }),
    [pathname, search],
  );
  const status = useLazyModule(route.screen);
  const module = route.screen.loaded;

  const { customer } = shop.session;
  const visitor = { known: shop.isStarted, signedIn: customer !== null };
  const admission = admissionTo(route.access, visitor);
  const admitted = admission === 'admitted';
  // An error in loading is thrown to the screen's boundary.
  const [, fail] = useState<never>();
  const owner = route.access === 'public' ? undefined : customer?.id;

  useEffect(() => {
    // After signing out, the navigation elsewhere has already begun.
    if (admission === 'signIn' && isAt(pathname + search))
      navigate(loginHref(pathname + search), { replace: true });
  }, [admission, pathname, search, navigate]);

  // Before paint, so that a screen never shows another address's data.
  useLayoutEffect(() => {
    if (!module || !admitted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      try {
        const outcome = await module.load?.({ shop, params, location, signal });
        if (signal.aborted || outcome?.kind !== 'redirect') return;
        navigate(outcome.to, { replace: true });
      } catch (defect) {
        if (signal.aborted) throw defect;
        fail(() => {
          throw defect;
        });
      }
    };
    // A page being hydrated has its data, and hydration is a long task already.
    const timer = shop.isStarted ? undefined : setTimeout(() => void load());
    if (timer === undefined) void load();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [module, shop, params, location, navigate, catalogueKey, admitted, owner]);

  usePageHydrated();

  if (module && admitted) {
    return <module.Screen params={params} location={location} />;
  }
  if (status === 'failed') {
    return (
      <Container className="py-6">
        <ErrorState onRetry={() => route.screen.prefetch()} />
        <SeenLast />
      </Container>
    );
  }
  return (
    <>
      {admitted ? null : (
        <>
          {module ? <ShellHead {...module} /> : null}
          <noscript id={noScriptId} />
        </>
      )}
      <PageSkeleton shape={route.skeleton} />
    </>
  );
});

/** Whether the browser's address is still the rendered one. */
function isAt(address: string): boolean {
  return globalThis.location.pathname + globalThis.location.search === address;
}

function useLazyModule<Module>(module: LazyModule<Module>): LazyStatus {
  const status = useLazyStatus(module);
  useEffect(() => module.prefetch(), [module]);
  useEffect(() => {
    if (status !== 'failed') return undefined;
    void reloadIfReplaced();
    const again = () => module.prefetch();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [status, module]);
  return status;
}
