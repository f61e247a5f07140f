import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CartDrawerHost } from './cart-drawer-host.tsx';
import { DeferredFooter, DeferredPhoneNavigation, DeferredSections } from './deferred-parts.ts';
import { Header } from './header.tsx';
import { mainId } from './main-id.ts';

/** What surrounds every screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col max-md:pb-bottom-nav">
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
      >
        <FormattedMessage id="shell.skipToContent" />
      </a>
      <Header />
      <DeferredSections />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <DeferredFooter />
      <DeferredPhoneNavigation />
      <CartDrawerHost />
    </div>
  );
}
