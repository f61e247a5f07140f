import { Drawer } from '@ponte/ui/drawer';
import { IconButton } from '@ponte/ui/icon-button';
import { Menu } from '@ponte/ui/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '../languages/link.tsx';
import { useOffice } from '../office/office-context.ts';
import { LanguageChoice } from '../page/language-choice.tsx';
import { Logo } from '../page/logo.tsx';
import { EndedSession } from '../session/ended-session.tsx';
import { Navigation } from './navigation.tsx';
import { homeOf } from './sections.tsx';
import { SignedIn } from './signed-in.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** What surrounds every screen of who is signed in. */
export const Layout = observer(function Layout() {
  const intl = useIntl();
  const { session, shop } = useOffice();
  usePageFocus();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <a
        href="#content"
        className="absolute z-30 -translate-y-full bg-surface px-4 py-2 font-semibold focus:translate-y-0"
      >
        <FormattedMessage id="navigation.skip" />
      </a>
      <header className="ui-on-brand bg-brand text-on-brand">
        <div className="flex min-h-14 flex-wrap items-center gap-x-2 px-2 py-1 md:px-4">
          <PhoneMenu />
          <Link
            href={homeOf((roles) => session.may(roles))}
            aria-label={shop.face ? undefined : intl.formatMessage({ id: 'office' })}
            className="flex min-h-10 min-w-0 flex-[1_1_8rem] items-center rounded-sm px-2 md:flex-initial"
          >
            <Logo />
          </Link>
          <span className="text-sm text-on-brand-muted max-md:hidden">
            <FormattedMessage id="office" />
          </span>
          <div className="ml-auto flex items-center gap-2">
            <LanguageChoice onBrand />
            <SignedIn />
          </div>
        </div>
      </header>
      <div className="grid md:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="border-r border-line bg-surface p-3 max-md:hidden">
          <div className="sticky top-3">
            <Navigation />
          </div>
        </div>
        <main
          id="content"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'navigation.content' })}
          className="min-w-0 p-4 outline-none md:p-6"
        >
          <div className="mx-auto max-w-300">
            <Outlet />
          </div>
        </main>
      </div>
      <EndedSession />
    </div>
  );
});

function PhoneMenu() {
  const intl = useIntl();
  const { key } = useLocation();
  // Where it was opened: it closes with the navigation.
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <>
      <IconButton
        label={intl.formatMessage({ id: 'navigation.open' })}
        variant="onBrand"
        size="lg"
        aria-haspopup="dialog"
        aria-expanded={openedAt === key}
        onClick={() => setOpenedAt(key)}
        className="md:hidden"
      >
        <Menu />
      </IconButton>
      <Drawer
        side="start"
        title={<FormattedMessage id="office" />}
        open={openedAt === key}
        onOpenChange={() => setOpenedAt(undefined)}
      >
        <div className="p-3">
          <Navigation />
        </div>
      </Drawer>
    </>
  );
}
