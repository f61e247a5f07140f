import { CurrencyMenu } from '@ponte/ui/currency-menu';
import { FlagMenu } from '@ponte/ui/flag-menu';
import { Heart, LogOut, UserRound } from '@ponte/ui/icons';
import { Menu } from '@ponte/ui/menu';
import { HeaderAction, useHidesOnScroll } from '@ponte/ui/site-header';
import { useRef } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAccountSections } from '../account/use-account-sections.tsx';
import { useSignOut } from '../account/use-sign-out.tsx';
import { paths } from '../links/paths.ts';
import { observer } from '../shop/observer.ts';
import { useShop } from '../shop/shop-context.ts';
import { shopDay } from '../shop/shop-time.ts';
import { useHydrated } from '../shop/use-hydrated.ts';
import { useObservedAccountLink } from './use-observed-account-link.ts';

/** The header before the cart: rates on phones, language, account, favourites. */
export const HeaderTools = observer(function HeaderTools() {
  const intl = useIntl();
  return (
    <>
      <PhoneTools />
      <LanguageSwitch />
      <AccountEntry />
      <HeaderAction
        icon={<Heart />}
        label={intl.formatMessage({ id: 'bottomNav.favourites' })}
        href={paths.favourites}
        className="max-md:hidden"
      />
    </>
  );
});

/** On phones only: rates in a menu, and hiding the header on scroll. */
const PhoneTools = observer(function PhoneTools() {
  const { shop } = useShop();
  const menu = useRef<HTMLDivElement>(null);
  useHidesOnScroll(menu);
  return (
    <CurrencyMenu
      ref={menu}
      rates={shop.prices.chips}
      since={shopDay(shop.startData.shell.ratesUpdatedAt)}
      className="md:hidden"
    />
  );
});

const locales = ['pt-BR', 'es-PY'] as const;

/** Links to this page on both storefronts (decision 3), with the cart (decision 32). */
const LanguageSwitch = observer(function LanguageSwitch() {
  const { shop, region } = useShop();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const fragment = hydrated ? shop.cart.fragment : '';
  return (
    <FlagMenu
      current={hydrated ? shop.language.locale : region.locale}
      items={locales.map((locale) => ({
        locale,
        href: `${shop.language.linkTo(locale, pathname, search)}${locale === region.locale ? '' : fragment}`,
      }))}
    />
  );
});

/** To the customer's area or the login; on phones the navigation at the bottom has it. */
const AccountEntry = observer(function AccountEntry() {
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
