import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { KitProvider, type KitLocale, type KitRegion } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';

/** What a server would send for this, in Portuguese and the region of its locale unless said otherwise. */
export function renderHtml(node: ReactNode, locale: KitLocale = ptBR, region?: KitRegion): string {
  return renderToString(
    <KitProvider locale={locale} region={region}>
      {node}
    </KitProvider>,
  );
}
