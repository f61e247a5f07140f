import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { KitProvider, type KitLocale } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';

/** What a server would send for this, in Portuguese unless said otherwise. */
export function renderHtml(node: ReactNode, locale: KitLocale = ptBR): string {
  return renderToString(<KitProvider locale={locale}>{node}</KitProvider>);
}
