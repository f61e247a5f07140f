import { SiteFooter } from '@ponte/ui/site-footer';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { categoryHref } from '../routes/addresses.ts';
import { Logo } from './logo.tsx';
import { whatsAppLink } from './whatsapp-link.ts';

/** Categories in the footer: as many as stand in three columns of a few lines. */
const shownCategories = 12;

/** As the specification shows it (storefront.md §1). */
const copyrightYear = '2025';

/** Categories and how to reach the shop. Out of the way of a checkout (storefront.md §2). */
export const Footer = observer(function Footer() {
  const intl = useIntl();
  const { shop, region } = useShop();
  const { pathname } = useLocation();
  if (pathname.includes('/checkout')) return null;
  const { phone, email, address } = region.contact;
  const links = shop.startData.categories
    .slice(0, shownCategories)
    .map((category) => ({ href: categoryHref(category), label: category.name }));
  const half = Math.ceil(links.length / 2);
  return (
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
        { title: intl.formatMessage({ id: 'footer.categories' }), links: links.slice(0, half) },
        { title: intl.formatMessage({ id: 'footer.moreCategories' }), links: links.slice(half) },
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
          ],
        },
      ].filter(({ links: { length } }) => length > 0)}
      note={<FormattedMessage id="footer.rights" values={{ year: copyrightYear }} />}
    />
  );
});
