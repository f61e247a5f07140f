import '@fontsource-variable/archivo/wght.css';
import type { Preview } from '@storybook/react-vite';
import { Fragment, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { modalPart } from '../src/internal/modal/modal.tsx';
import { KitProvider } from '../src/kit/kit.tsx';
import { menuPart } from '../src/menu/menu-part.ts';
import { isCurrency, priced, ShopCurrency } from '../src/test/currency.tsx';
import { localeOf } from '../src/test/locales.ts';
import { keyOfDefaults, withSpies } from '../src/test/story-args.ts';
import { inWords } from '../src/test/words.ts';
import { expectPageLeftAsFound } from './page.ts';
import './preview.css';

// A generous timeout, for busy machines.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  initialGlobals: { locale: 'pt-BR', currency: 'auto', theme: 'light' },
  globalTypes: {
    locale: {
      description: 'Language of the kit',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'es-PY', title: 'Español' },
          { value: 'en-US', title: 'English' },
        ],
      },
    },
    currency: {
      description: 'Currency of the prices',
      toolbar: {
        icon: 'credit',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: "The locale's currency", right: 'U$ or G$' },
          { value: 'USD', title: 'Dollar', right: 'U$' },
          { value: 'BRL', title: 'Real', right: 'R$' },
          { value: 'PYG', title: 'Guarani', right: 'G$' },
          { value: 'ARS', title: 'Peso', right: 'P$' },
        ],
      },
    },
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      // The order in which one learns the kit. Storybook reads it without running this file.
      storySort: {
        order: [
          'Introduction',
          'Search',
          'Installation',
          ['Vite', 'Next', 'Astro', 'Tailwind', 'Without Tailwind', 'Bootstrap', 'Vue', 'Node'],
          'Guides',
          [
            'Theming',
            'Brand colours',
            'Forms',
            'Money',
            'Documents',
            'Languages',
            'Right to left',
            'Content Security Policy',
            'Host styles',
            'Writing a backend',
            'Publishing under your name',
          ],
          'Reference',
          ['Components', 'Tokens', 'Sizes', 'Upgrading'],
          'Basics',
          'Money',
          'Catalogue',
          'Cart',
          'Forms',
          'Addresses',
          'Delivery',
          'Checkout',
          'Orders',
          'Navigation',
          'Feedback',
          'Screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  // Preloads what the first modal or menu would fetch, for axe and pictures.
  loaders: [async () => void (await Promise.all([modalPart.load(), menuPart.load()]))],
  // In tests only: Storybook itself marks its page.
  beforeEach: () => {
    if ('__vitest_browser__' in globalThis) expectPageLeftAsFound();
  },
  argsEnhancers: [({ argTypes, initialArgs }) => withSpies(argTypes, initialArgs)],
  decorators: [
    function WithDefaults(Story, { args }) {
      return (
        <Fragment key={keyOfDefaults(args)}>
          <Story />
        </Fragment>
      );
    },
    /** A story whose figures only make sense in one currency fixes it: `globals: { currency }`. */
    function WithCurrencyAndWords(Story, { args, globals }) {
      const chosen: unknown = globals['currency'];
      const { tag } = localeOf(globals['locale']);
      const own = tag === 'es-PY' ? 'PYG' : 'USD';
      const currency = isCurrency(chosen) ? chosen : own;
      return (
        <ShopCurrency value={currency}>
          <Story args={inWords(priced(args, currency), tag)} />
        </ShopCurrency>
      );
    },
    function WithKit(Story, { globals }) {
      const locale = localeOf(globals['locale']);
      const theme = globals['theme'] === 'dark' ? 'dark' : 'light';
      useLayoutEffect(() => {
        document.documentElement.lang = locale.tag;
        document.documentElement.dataset['theme'] = theme;
      }, [locale, theme]);
      return (
        <KitProvider locale={locale}>
          <Story />
        </KitProvider>
      );
    },
  ],
};

export default preview;
