import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { KitProvider, type KitLocale, type KitRegion } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';

/** Puts something on the page of a browser test, in Portuguese and the region of its locale unless said otherwise. */
export function mount(node: ReactNode, locale: KitLocale = ptBR, region?: KitRegion) {
  const inKit = (child: ReactNode) => (
    <KitProvider locale={locale} region={region}>
      {child}
    </KitProvider>
  );
  const { container, rerender, unmount } = render(inKit(node));
  onTestFinished(unmount);
  return { container, rerender: (next: ReactNode) => rerender(inKit(next)) };
}

/** The input with this label. */
export function inputOf(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((node) =>
    node.textContent.includes(label),
  )?.control;
  if (!(found instanceof HTMLInputElement)) throw new Error(`No input is labelled "${label}".`);
  return found;
}
