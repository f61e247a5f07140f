import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CartDrawerHost } from './cart-drawer-host.tsx';
import { CategoryBar } from './category-bar.tsx';
import { Footer } from './footer.tsx';
import { mainId } from './main-id.ts';
import { PhoneNavigation } from './phone-navigation.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';

/** What surrounds every screen. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col pb-16 md:pb-0">
      <a
        href={`#${mainId}`}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
      >
        <FormattedMessage id="shell.skipToContent" />
      </a>
      <TopBar />
      <SiteHeader />
      <CategoryBar />
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PhoneNavigation />
      <CartDrawerHost />
    </div>
  );
}
