import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { categoryHref } from '../routes/addresses.ts';
import { Link } from '../routes/link.tsx';
import { Container } from './container.tsx';
import { LogoMark } from './logo.tsx';
import { whatsAppLink } from './whatsapp-link.ts';

/** Categories and how to reach the shop. Out of the way of a checkout (storefront.md §2). */
export const Footer = observer(function Footer() {
  const { shop, region } = useShop();
  const { pathname } = useLocation();
  if (pathname.includes('/checkout')) return null;
  const { phone, email, address } = region.contact;
  return (
    <footer className="mt-12 bg-brand-deep text-on-brand">
      <Container className="grid gap-8 py-10 md:grid-cols-[1.4fr_2fr_1.2fr]">
        <div className="grid content-start gap-3">
          <p className="flex items-center gap-2.5 text-xl font-bold">
            <LogoMark className="h-6 w-10" />
            <FormattedMessage id="site.name" />
          </p>
          <p className="max-w-[36ch] text-on-brand/85">
            <FormattedMessage id="footer.pickup" />
          </p>
        </div>
        <nav aria-labelledby="footer-categories">
          <Heading id="footer-categories">
            <FormattedMessage id="footer.categories" />
          </Heading>
          <ul className="columns-2 gap-6">
            {shop.startData.categories.slice(0, 12).map((category) => (
              <li key={category.id} className="break-inside-avoid">
                <FooterLink href={categoryHref(category)}>{category.name}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <Heading id="footer-contact">
            <FormattedMessage id="footer.contact" />
          </Heading>
          <ul aria-labelledby="footer-contact">
            <li>
              <FooterLink href={whatsAppLink(region.whatsapp)}>
                <FormattedMessage id="topBar.whatsApp" values={{ phone }} />
              </FooterLink>
            </li>
            <li>
              <FooterLink href={`mailto:${email}`}>{email}</FooterLink>
            </li>
            <li className="py-1 text-on-brand/85">{address}</li>
          </ul>
        </div>
      </Container>
      <Container className="border-t border-on-brand/20 py-4 text-sm text-on-brand/85">
        <FormattedMessage id="footer.rights" values={{ year: '2025' }} />
      </Container>
    </footer>
  );
});

function Heading({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <h2 id={id} className="mb-2 font-semibold">
      {children}
    </h2>
  );
}

function FooterLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-7 items-center text-on-brand/85 underline-offset-4 hover:text-on-brand hover:underline"
    >
      {children}
    </Link>
  );
}
