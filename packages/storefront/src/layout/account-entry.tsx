import { LogOut, UserRound } from '@ponte/ui/icons';
import { Menu } from '@ponte/ui/menu';
import { HeaderAction } from '@ponte/ui/site-header';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import account from '#messages/account';
import { useAccountSections } from '../account/use-account-sections.tsx';
import { useSignOut } from '../account/use-sign-out.tsx';
import { withTexts } from '../languages/with-texts.tsx';
import { useObservedAccountLink } from './use-observed-account-link.ts';

/** The way to the customer's pages, or to the login; on phones it is in the navigation at the foot. */
export const AccountEntry = withTexts([account], function AccountEntry() {
  const intl = useIntl();
  const { href, name } = useObservedAccountLink();
  const { pathname } = useLocation();
  const sections = useAccountSections();
  const signOut = useSignOut();
  if (name === undefined) {
    return (
      <HeaderAction
        icon={<UserRound />}
        label={intl.formatMessage({ id: 'account.signIn' })}
        href={href}
        className="max-md:hidden"
      />
    );
  }
  return (
    <>
      <Menu
        label={intl.formatMessage({ id: 'account.title' })}
        heading={<FormattedMessage id="account.hello" values={{ name }} />}
        items={[
          ...sections.map((section) => ({ ...section, current: section.href === pathname })),
          {
            label: intl.formatMessage({ id: 'account.signOut' }),
            icon: <LogOut />,
            tone: 'danger',
            apart: true,
            onSelect: signOut.ask,
          },
        ]}
        className="max-md:hidden"
      >
        <HeaderAction
          icon={<UserRound />}
          label={intl.formatMessage({ id: 'account.short' })}
          href={href}
        />
      </Menu>
      {signOut.dialog}
    </>
  );
});
