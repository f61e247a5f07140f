import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CurrencyMenu } from '../currency-menu/currency-menu.tsx';
import { FlagMenu } from '../flag-menu/flag-menu.tsx';
import { Heart, ShoppingCart, UserRound } from '../icons/icons.tsx';
import { enUS } from '../locales/en-US.ts';
import { esPY } from '../locales/es-PY.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { mount } from '../test/mount.tsx';
import { HeaderAction, SiteHeader } from './site-header.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** How wide the hint of the search box is, and the room that there is for it, in CSS pixels. */
async function hintAndRoom(): Promise<{ readonly hint: number; readonly room: number }> {
  const input = document.querySelector('input');
  const context = document.createElement('canvas').getContext('2d');
  if (!input || !context) throw new Error('There is no search box.');
  const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(input);
  const font = `${fontSize} ${fontFamily}`;
  await document.fonts.load(font);
  context.font = font;
  return {
    hint: context.measureText(input.placeholder).width,
    room: input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  };
}

test.each(
  [360, 640, 768, 834, 900, 1023, 1024].flatMap((width) => [
    [width, 'Portuguese', ptBR] as const,
    [width, 'Spanish', esPY] as const,
    [width, 'English', enUS] as const,
  ]),
)('at %i px the search box shows all of its hint in %s', async (width, _, locale) => {
  await page.viewport(width, 800);
  mount(
    <SiteHeader
      logo={<a href="/">Ponte da Amizade</a>}
      search={<SearchField action="/produtos" />}
      actions={
        <>
          <FlagMenu
            current="pt-BR"
            items={[
              { locale: 'pt-BR', href: '#' },
              { locale: 'es-PY', href: '#' },
            ]}
          />
          <HeaderAction href="/login" icon={<UserRound />} label="Entrar" />
          <HeaderAction href="/favoritos" icon={<Heart />} label="Favoritos" />
          <HeaderAction onPress={() => undefined} icon={<ShoppingCart />} label="Carrinho" />
        </>
      }
    />,
    locale,
  );

  const { hint, room } = await hintAndRoom();
  expect(hint).toBeGreaterThan(100);
  expect(room).toBeGreaterThan(hint);
});

test.each([360, 768, 1024, 1440])(
  'at %i px a long name breaks beside the entries and leaves the search box its room',
  async (width) => {
    await page.viewport(width, 800);
    mount(
      <SiteHeader
        logo={
          <a href="/" className="block text-2xl font-bold wrap-anywhere">
            Ferretería Industrial y Agrícola Hermanos Villanueva
          </a>
        }
        search={<SearchField action="/produtos" />}
        actions={
          <>
            <FlagMenu
              current="pt-BR"
              items={[
                { locale: 'pt-BR', href: '#' },
                { locale: 'es-PY', href: '#' },
              ]}
            />
            <HeaderAction onPress={() => undefined} icon={<ShoppingCart />} label="Carrinho" />
          </>
        }
      />,
      ptBR,
    );

    const name = page.getByRole('link').first().element().getBoundingClientRect();
    const cart = page.getByRole('button', { name: 'Carrinho' }).element().getBoundingClientRect();
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(name.width).toBeGreaterThan(80);
    expect(name.right).toBeLessThan(cart.left);
    expect(name.top).toBeLessThan(cart.bottom);
    expect(cart.top).toBeLessThan(name.bottom);
    const { hint, room } = await hintAndRoom();
    expect(room).toBeGreaterThan(hint);
  },
);

test.each([
  ['Portuguese', ptBR],
  ['Spanish', esPY],
  ['English', enUS],
] as const)(
  'on the narrowest phone text twice as large leaves its entries in one row in %s',
  async (_, locale) => {
    await page.viewport(320, 480);
    document.documentElement.style.fontSize = '200%';
    mount(
      <SiteHeader
        logo={<a href="/">Ponte</a>}
        search={<SearchField action="/produtos" />}
        actions={
          <>
            <CurrencyMenu rates={[{ currency: 'BRL', rate: '5.42' }]} />
            <FlagMenu
              current="pt-BR"
              items={[
                { locale: 'pt-BR', href: '#' },
                { locale: 'es-PY', href: '#' },
              ]}
            />
            <HeaderAction onPress={() => undefined} icon={<ShoppingCart />} label="Carrinho" />
          </>
        }
      />,
      locale,
    );

    const header = page.getByRole('banner').element();
    const entries = [...header.querySelectorAll('summary, button[data-slot=header-action]')];
    const rows = new Set(
      entries.map((entry) => {
        const { top, height } = entry.getBoundingClientRect();
        return Math.round(top + height / 2);
      }),
    );
    expect(entries).toHaveLength(3);
    expect(rows.size).toBe(1);
    expect(header.getBoundingClientRect().height).toBeLessThan(0.45 * 480);
  },
);
