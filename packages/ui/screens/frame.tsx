import type { ReactNode } from 'react';
import { BottomNav } from '../src/bottom-nav/bottom-nav.tsx';
import { CartBadge } from '../src/cart-badge/cart-badge.tsx';
import { CategoryMenu, type MenuCategory } from '../src/category-menu/category-menu.tsx';
import { FlagMenu } from '../src/flag-menu/flag-menu.tsx';
import { IconButton } from '../src/icon-button/icon-button.tsx';
import {
  HardHat,
  Heart,
  House,
  LayoutGrid,
  Lightbulb,
  Menu,
  PaintRoller,
  Plug,
  ShoppingCart,
  UserRound,
  Wrench,
} from '../src/icons/icons.tsx';
import { useKitLocale } from '../src/kit/kit.tsx';
import { NavBar } from '../src/nav-bar/nav-bar.tsx';
import { SearchField } from '../src/search-field/search-field.tsx';
import { SiteFooter } from '../src/site-footer/site-footer.tsx';
import { HeaderAction, SiteHeader } from '../src/site-header/site-header.tsx';
import { TopBar } from '../src/top-bar/top-bar.tsx';
import { useWords } from './words.ts';

/** The categories in the toolbar's language. */
export function useCategories(): readonly MenuCategory[] {
  const { categories, departmentsOf } = useWords();
  const icons = {
    hand: <Wrench />,
    power: <Plug />,
    safety: <HardHat />,
    painting: <PaintRoller />,
    lighting: <Lightbulb />,
  };
  const keys = ['hand', 'power', 'safety', 'painting', 'lighting'] as const;
  return keys.map((key) => ({
    href: `/produtos/${key}`,
    label: categories[key],
    icon: icons[key],
    departments: departmentsOf[key].map((label, index) => ({
      href: `/produtos/${key}/${index}`,
      label,
    })),
  }));
}

interface FrameProps {
  /** How many products the cart holds. */
  count?: number;
  /** The page of the phone's navigation that is shown. */
  current?: 'home' | 'departments' | 'profile';
  /** Nothing that leads away from a purchase. */
  bare?: boolean;
  children: ReactNode;
}

/** What surrounds every screen of the shop. */
export function Frame({ count = 3, current, bare = false, children }: FrameProps) {
  return (
    <div className={`flex min-h-dvh flex-col ${bare ? '' : 'max-md:pb-16'}`}>
      <Top count={count} />
      {bare ? null : <Sections />}
      <main className="flex-1">{children}</main>
      {bare ? null : (
        <>
          <Bottom />
          <PhoneNavigation count={count} current={current} />
        </>
      )}
    </div>
  );
}

/** The bridge, and the shop's name. */
function Logo() {
  return (
    <a href="/" className="flex min-h-11 items-center gap-2.5 text-2xl font-bold tracking-tight">
      <svg viewBox="0 0 40 24" aria-hidden fill="none" strokeLinecap="round" className="h-6 w-10">
        <path d="M2 20h36" stroke="currentColor" strokeWidth="4" />
        <path d="M5 19a15 15 0 0 1 30 0" stroke="currentColor" strokeWidth="3.6" />
        <path d="M13 19v-8M20 19V7.500M27 19v-8" className="stroke-action" strokeWidth="3.2" />
      </svg>
      Ponte
    </a>
  );
}

function Top({ count }: { count: number }) {
  const words = useWords();
  const { tag } = useKitLocale();
  return (
    <>
      <TopBar
        role="region"
        aria-label={words.ratesBar}
        links={words.topLinks.map((label, index) => ({ href: `/${index}`, label }))}
        rates={[
          { currency: 'BRL', rate: '5.42' },
          { currency: 'PYG', rate: '7420' },
          { currency: 'ARS', rate: '1385' },
        ]}
      />
      <SiteHeader
        leading={
          <IconButton label={words.menu} variant="onBrand">
            <Menu aria-hidden />
          </IconButton>
        }
        logo={<Logo />}
        search={<SearchField action="/produtos" />}
        actions={
          <>
            <FlagMenu
              current={tag}
              items={[
                { locale: 'pt-BR', href: '#' },
                { locale: 'es-PY', href: '#' },
                { locale: 'en-US', href: '#' },
              ]}
            />
            <HeaderAction
              href="/login"
              icon={<UserRound />}
              label={words.login}
              className="max-md:hidden"
            />
            <HeaderAction
              href="/favoritos"
              icon={<Heart />}
              label={words.favourites}
              className="max-md:hidden"
            />
            <HeaderAction
              onPress={() => undefined}
              icon={<ShoppingCart />}
              label={words.cart}
              badge={<CartBadge count={count} />}
            />
          </>
        }
      />
    </>
  );
}

function Sections() {
  const { navLinks } = useWords();
  const items = [...navLinks, 'Makro', 'Toral'].map((label, index) => ({
    href: `/produtos?${index}`,
    label,
    hot: index === 0,
  }));
  return (
    <NavBar
      className="max-md:hidden"
      leading={<CategoryMenu categories={useCategories()} />}
      items={items}
    />
  );
}

function Bottom() {
  const { footer } = useWords();
  const categories = useCategories();
  return (
    <SiteFooter
      lead={
        <>
          <p className="text-xl font-bold text-on-brand">Ponte</p>
          <p className="mt-2 max-w-[40ch]">{footer.lead}</p>
        </>
      }
      groups={[
        {
          title: footer.categories,
          links: categories.map(({ href, label }) => ({ href, label })),
        },
        {
          title: footer.help,
          links: footer.helpLinks.map((label, index) => ({ href: `/ajuda/${index}`, label })),
        },
        {
          title: footer.contact,
          links: [
            { href: 'https://wa.me/595000000', label: 'WhatsApp +595\u00a061\u00a0000\u00a0000' },
            { href: 'mailto:contato@ponte.example', label: 'contato@ponte.example' },
          ],
        },
      ]}
      note={footer.note}
    />
  );
}

function PhoneNavigation({ count, current }: { count: number; current: FrameProps['current'] }) {
  const words = useWords();
  return (
    <BottomNav
      items={[
        { href: '/', icon: <House />, label: words.home, current: current === 'home' },
        {
          href: '/produtos',
          icon: <LayoutGrid />,
          label: words.departments,
          current: current === 'departments',
        },
        { href: '/favoritos', icon: <Heart />, label: words.favourites },
        {
          href: '/perfil',
          icon: <UserRound />,
          label: words.profile,
          current: current === 'profile',
        },
        {
          onPress: () => undefined,
          icon: <ShoppingCart />,
          label: words.cart,
          badge: <CartBadge count={count} />,
        },
      ]}
    />
  );
}
