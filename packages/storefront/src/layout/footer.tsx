import { IconButton } from '@ponte/ui/icon-button';
import { Facebook, Instagram, TikTok, YouTube, type Icon, ChevronUp } from '@ponte/ui/icons';
import { SiteFooter, type SiteFooterLink } from '@ponte/ui/site-footer';
import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { mainId } from '../browser/ids.ts';
import { categoryHref } from '../links/addresses.ts';
import { paths } from '../links/paths.ts';
import { whatsAppLink, whatsAppNumber } from '../links/whatsapp-link.ts';
import type { Region, SocialNetwork } from '../region/region.ts';
import { observer } from '../shop/observer.ts';
import { hasPage } from '../shop/own-pages.ts';
import { useShop } from '../shop/shop-context.ts';
import { Logo } from './logo.tsx';

/**
 * The year of the build in the shop's time zone (`vite/build-year.ts`), equal on server and
 * browser.
 */
declare const __BUILD_YEAR__: string;

/** About as many as the neighbouring columns have. */
const shownCategories = 7;

export const Footer = observer(function Footer() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const { email, address, networks } = region.contact;
  const tagline = region.tagline && ` ${region.tagline}.`;
  const links = shop.startData.shell.categories
    .slice(0, shownCategories)
    .map((category) => ({ href: categoryHref(category), label: category.name }));
  return (
    <>
      <SiteFooter
        lead={
          <>
            <Logo />
            <p className="mt-3 max-w-[40ch] max-md:text-sm">
              <FormattedMessage id="footer.pickup" />
            </p>
            <p className="mt-3 max-md:text-sm">{address}</p>
          </>
        }
        groups={[
          { title: intl.formatMessage({ id: 'footer.categories' }), links, wideOnly: true },
          {
            title: intl.formatMessage({ id: 'footer.support' }),
            links: [
              { href: paths.help, label: intl.formatMessage({ id: 'footer.help' }) },
              { href: paths.howToBuy, label: intl.formatMessage({ id: 'footer.howToBuy' }) },
              { href: paths.contact, label: intl.formatMessage({ id: 'footer.contact' }) },
              { href: paths.privacy, label: intl.formatMessage({ id: 'footer.privacy' }) },
              { href: paths.terms, label: intl.formatMessage({ id: 'footer.terms' }) },
            ].filter(({ href }) => hasPage(region, href)),
          },
          {
            title: intl.formatMessage({ id: 'footer.store' }),
            links: [
              {
                href: paths.about,
                label: intl.formatMessage({ id: 'footer.about' }, { shop: region.name }),
              },
              { href: paths.team, label: intl.formatMessage({ id: 'footer.team' }) },
              { href: paths.brands, label: intl.formatMessage({ id: 'footer.brands' }) },
            ],
          },
          {
            title: intl.formatMessage({ id: 'footer.contact' }),
            links: [
              {
                href: whatsAppLink(region.whatsapp),
                label: intl.formatMessage(
                  { id: 'topBar.whatsApp' },
                  // Keeps the number on one line.
                  { phone: whatsAppNumber(region).replaceAll(' ', '\u00a0') },
                ),
              },
              ...(email === undefined ? [] : [{ href: `mailto:${email}`, label: email }]),
              ...networkLinks(networks),
            ].filter(({ href }) => href),
          },
        ].filter(({ links: { length } }) => length > 0)}
        note={
          <>
            <FormattedMessage
              id="footer.rights"
              values={{ year: __BUILD_YEAR__, shop: region.name }}
            />
            {tagline ? <span>{tagline}</span> : null}
          </>
        }
      />
      <BackToTop />
    </>
  );
});

/** In display order. Names are the same in every language. */
const signs: readonly { network: SocialNetwork; name: string; icon: Icon }[] = [
  { network: 'instagram', name: 'Instagram', icon: Instagram },
  { network: 'facebook', name: 'Facebook', icon: Facebook },
  { network: 'youtube', name: 'YouTube', icon: YouTube },
  { network: 'tiktok', name: 'TikTok', icon: TikTok },
];

function networkLinks(networks: Region['contact']['networks'] = {}): SiteFooterLink[] {
  return signs.flatMap(({ network, name, icon: Sign }) => {
    const href = networks[network];
    return href ? [{ href, label: name, icon: <Sign className="size-5 shrink-0" /> }] : [];
  });
}

/** Never rendered by a server. */
function BackToTop() {
  const intl = useIntl();
  // On a phone it would hide labels of the long form all the time.
  const hides = useLocation().pathname === paths.registration ? 'max-md:hidden' : '';
  const isFar = useSyncExternalStore(
    onScroll,
    () => scrollY > innerHeight,
    () => false,
  );
  if (!isFar) return null;
  return (
    // On the left: cards have their hearts on the right.
    <div className={`back-to-top fixed bottom-bottom-nav left-4 z-20 mb-4 max-md:mb-20 ${hides}`}>
      <IconButton
        variant="raised"
        label={intl.formatMessage({ id: 'nav.backToTop' })}
        onClick={() => {
          scrollTo(0, 0);
          // The button disappears, so focus moves to the top of the page.
          document.getElementById(mainId)?.focus({ preventScroll: true });
        }}
      >
        <ChevronUp />
      </IconButton>
    </div>
  );
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
