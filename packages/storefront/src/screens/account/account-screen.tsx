import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountContent } from '../../account/account-content.tsx';
import { AccountPage } from '../../account/account-page.tsx';
import { EmailNotice } from '../../account/email-notice.tsx';
import { RegisteredNotice } from '../../account/registered-notice.tsx';
import { useAccountSections, type AccountSection } from '../../account/use-account-sections.tsx';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { observer } from '../../shop/observer.ts';
import { useShop } from '../../shop/shop-context.ts';

export const AccountScreen = observer(function AccountScreen() {
  const intl = useIntl();
  const name = useShop().shop.session.customer?.name ?? '';
  const sections = useAccountSections();
  return (
    <AccountPage title={intl.formatMessage({ id: 'account.hello' }, { name })}>
      <p className="-mt-3 text-muted">
        <FormattedMessage id="overview.lead" />
      </p>
      <RegisteredNotice />
      <AccountContent>
        {(profile) => {
          const [main] = profile.addresses;
          const street = [main?.street, main?.number].filter(Boolean).join(', ');
          const texts: Readonly<Record<string, ReactNode>> = {
            [paths.personalData]: profile.email,
            [paths.accountOrders]: <FormattedMessage id="overview.ordersText" />,
            [paths.addresses]: main ? (
              <span>{[main.name, street].join(': ')}</span>
            ) : (
              <FormattedMessage id="overview.noAddress" />
            ),
            [paths.changePassword]: <FormattedMessage id="overview.passwordText" />,
          };
          return (
            <>
              <EmailNotice profile={profile} />
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
                {sections.map((section) => (
                  <li key={section.href}>
                    <Card section={section}>{texts[section.href]}</Card>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </AccountContent>
    </AccountPage>
  );
});

interface CardProps {
  readonly section: AccountSection;
  readonly children: ReactNode;
}

function Card({ section: { href, label, icon }, children }: CardProps) {
  return (
    <Link
      href={href}
      className="flex h-full flex-wrap items-start gap-3.5 rounded-lg edge border-line bg-surface p-4 hover:border-brand-ink"
    >
      <span aria-hidden className="ui-medallion size-11 shrink-0 [&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-[min(100%,8rem)] flex-1">
        <span className="block font-bold">{label}</span>
        <span className="block text-sm wrap-anywhere text-muted">{children}</span>
      </span>
    </Link>
  );
}
