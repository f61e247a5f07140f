import { SiteFooter } from '@ponte/ui/site-footer';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import frame from '#messages/frame';
import { withTexts } from '../languages/with-texts.tsx';
import { categoryHref } from '../links/addresses.ts';
import { whatsAppLink } from '../links/whatsapp-link.ts';
import { useShop } from '../shop/shop-context.ts';
import { BackToTop } from './back-to-top.tsx';
import { Logo } from './logo.tsx';
import { networkLinks } from './network-links.tsx';

/** The year of the build, by the shop's clock (`vite/build-year.ts`): the server and the browser agree on it. */
declare const __BUILD_YEAR__: string;

/** Categories in the footer: a column about as long as its neighbours. */
const shownCategories = 7;

/** Categories and how to reach the shop. Out of the way of a checkout (storefront.md §2). */
export const Footer = withTexts([frame], function Footer() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const { pathname } = useLocation();
  if (pathname.includes('/checkout')) return null;
  const { phone, email, address, networks } = region.contact;
  const links = shop.startData.categories
    .slice(0, shownCategories)
    .map((category) => ({ href: categoryHref(category), label: category.name }));
  return (
    <>
      <SiteFooter
        lead={
          <>
            <Logo />
            <p className="mt-3 max-w-[40ch]">
              <FormattedMessage id="footer.pickup" />
            </p>
            <p className="mt-3">{address}</p>
          </>
        }
        groups={[
          { title: intl.formatMessage({ id: 'footer.categories' }), links },
          {
            title: intl.formatMessage({ id: 'footer.support' }),
            links: [
              { href: '/ajuda', label: intl.formatMessage({ id: 'footer.help' }) },
              { href: '/como-comprar', label: intl.formatMessage({ id: 'footer.howToBuy' }) },
              { href: '/contato', label: intl.formatMessage({ id: 'footer.contactPage' }) },
              { href: '/privacidade', label: intl.formatMessage({ id: 'footer.privacy' }) },
              { href: '/termos', label: intl.formatMessage({ id: 'footer.terms' }) },
            ],
          },
          {
            title: intl.formatMessage({ id: 'footer.store' }),
            links: [
              { href: '/sobre-nos', label: intl.formatMessage({ id: 'footer.about' }) },
              { href: '/vendedores', label: intl.formatMessage({ id: 'footer.team' }) },
              { href: '/marcas', label: intl.formatMessage({ id: 'footer.brands' }) },
            ],
          },
          {
            title: intl.formatMessage({ id: 'footer.contact' }),
            links: [
              {
                href: whatsAppLink(region.whatsapp),
                label: intl.formatMessage(
                  { id: 'topBar.whatsApp' },
                  // A number is read in one piece.
                  { phone: phone.replaceAll(' ', '\u00a0') },
                ),
              },
              { href: `mailto:${email}`, label: email },
              ...networkLinks(networks),
            ],
          },
        ].filter(({ links: { length } }) => length > 0)}
        note={<FormattedMessage id="footer.rights" values={{ year: __BUILD_YEAR__ }} />}
      />
      <BackToTop />
    </>
  );
});
