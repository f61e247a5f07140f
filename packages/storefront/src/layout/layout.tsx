import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { mainId } from '../browser/ids.ts';
import { paths } from '../links/paths.ts';
import { Sleeping } from '../page/sleeping.tsx';
import { CartDrawerHost } from './cart-drawer-host.tsx';
import {
  DeferredFooter,
  DeferredPhoneNavigation,
  DeferredSections,
  DeferredSessionNotice,
  DeferredToastHost,
} from './deferred-parts.ts';
import { Header } from './header.tsx';
import { LargeText } from './large-text.tsx';

export function Layout({ children }: { readonly children: ReactNode }) {
  // A checkout has no links out but the logo and the way back.
  const bare = useLocation().pathname.startsWith(paths.checkout);
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-bottom-nav">
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
      >
        <FormattedMessage id="shell.skipToContent" />
      </a>
      <Header bare={bare} />
      {bare ? null : <DeferredSections />}
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {bare ? null : (
        <>
          <Sleeping>
            <DeferredFooter />
          </Sleeping>
          <DeferredPhoneNavigation />
        </>
      )}
      <DeferredSessionNotice />
      <LargeText />
      <DeferredToastHost />
      <CartDrawerHost />
      <PageAnnouncer />
    </div>
  );
}

/**
 * Announces the page's title after a client-side navigation. Separate from moving focus, which is
 * immediate, while the title comes with the page's data.
 */
function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    // Prefetched scripts change the head too.
    let shown = document.title;
    const observer = new MutationObserver(() => {
      if (document.title !== shown) setTitle((shown = document.title));
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
