import { CartBadge } from '@ponte/ui/cart-badge';
import { FlagMenu } from '@ponte/ui/flag-menu';
import { SearchField } from '@ponte/ui/search-field';
import { ShoppingCart } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useShop } from '../app/shop-context.ts';
import { Link } from '../routes/link.tsx';
import { useCartDrawer } from './cart-drawer-state.ts';
import { Container } from './container.tsx';
import { LogoMark } from './logo.tsx';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

/**
 * Logo, search, language and cart. One header for all widths: on phones it is green, stays at the
 * top and hides while the shopper scrolls down (storefront.md §2).
 */
export function SiteHeader() {
  const intl = useIntl();
  const hidden = useHiddenOnScroll();
  const { search } = useLocation();
  const text = new URLSearchParams(search).get('text') ?? '';
  return (
    <header
      data-hidden={hidden || undefined}
      className="sticky top-0 z-20 bg-brand text-on-brand transition-transform duration-200 data-hidden:-translate-y-full motion-reduce:transition-none md:static md:translate-y-0! md:border-b md:border-line md:bg-surface md:text-ink"
    >
      <Container className="flex min-h-14 items-center gap-3 md:min-h-19 md:gap-7">
        <Link
          href="/"
          aria-label={intl.formatMessage({ id: 'shell.home' })}
          className="flex min-h-11 items-center gap-2.5 rounded-sm md:text-brand-ink"
        >
          <LogoMark className="h-6 w-10" />
          <span className="hidden text-2xl font-bold tracking-tight md:inline">
            <FormattedMessage id="site.name" />
          </span>
        </Link>
        <SearchField
          key={text}
          action="/produtos"
          name="text"
          defaultValue={text}
          className="min-w-0 flex-1"
        />
        <LanguageSwitch />
        <CartButton />
      </Container>
    </header>
  );
}

const locales = ['pt-BR', 'es-PY'] as const;

const LanguageSwitch = observer(function LanguageSwitch() {
  const { shop } = useShop();
  const { pathname, search } = useLocation();
  return (
    <FlagMenu
      current={shop.language.locale}
      items={locales.map((locale) => ({
        locale,
        href: shop.language.linkTo(locale, pathname, search),
      }))}
    />
  );
});

const CartButton = observer(function CartButton() {
  const { shop } = useShop();
  const { open } = useCartDrawer();
  return (
    <button
      type="button"
      onClick={open}
      aria-haspopup="dialog"
      className="hidden min-h-11 min-w-11 flex-col items-center justify-center rounded-sm text-sm font-medium noscript:hidden md:flex"
    >
      <span className="relative">
        <ShoppingCart aria-hidden className="size-5.5" />
        <CartBadge count={shop.cart.count} className="absolute -top-2 left-3" />
      </span>
      <FormattedMessage id="shell.cart" />
    </button>
  );
});
