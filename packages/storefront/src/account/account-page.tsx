import { Button } from '@ponte/ui/button';
import { LogOut } from '@ponte/ui/icons';
import { SideNav } from '@ponte/ui/side-nav';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Container } from '../page/container.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useAccountSections } from './use-account-sections.tsx';
import { useSignOut } from './use-sign-out.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the customer's area, with its sections at the side, on phones in a row above
 * (accounts.md §2).
 */
export function AccountPage({ title, aside, children }: AccountPageProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const sections = useAccountSections();
  const signOut = useSignOut();
  return (
    <>
      <PageHead title={title} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-5 py-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-6 md:py-6 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <SideNav
          className="self-start"
          label={intl.formatMessage({ id: 'account.title' })}
          items={sections.map((section) => ({ ...section, current: section.href === pathname }))}
          footer={
            <Button variant="danger" size="sm" onClick={signOut.ask}>
              <LogOut />
              <FormattedMessage id="account.signOut" />
            </Button>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
            {aside}
          </div>
          {children}
        </div>
      </Container>
      {signOut.dialog}
    </>
  );
}
