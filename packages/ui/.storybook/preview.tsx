import '@fontsource-variable/archivo/wght.css';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { KitProvider } from '../src/kit/index.ts';
import { esPY } from '../src/locales/es-PY.ts';
import { ptBR } from '../src/locales/pt-BR.ts';
import './preview.css';

const preview: Preview = {
  initialGlobals: { locale: 'pt-BR', theme: 'light' },
  globalTypes: {
    locale: {
      description: 'Language of the kit',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'pt-BR', title: 'Português' },
          { value: 'es-PY', title: 'Español' },
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
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '360px', height: '780px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  decorators: [
    function WithKit(Story, { globals }) {
      const locale = globals['locale'] === 'es-PY' ? esPY : ptBR;
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
