import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../kit/index.ts';
import { ptBR } from '../locales/pt-BR.ts';
import { cases } from './cases.tsx';

/** Renders as a server would, then brings it to life; gives what React had to say. */
function hydrate(node: ReactNode) {
  const app = <KitProvider locale={ptBR}>{node}</KitProvider>;
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = vi.fn<(error: unknown) => void>();
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  document.body.append(container);
  const { unmount } = render(app, { container, hydrate: true, onRecoverableError: recovered });
  onTestFinished(() => {
    unmount();
    container.remove();
    complaints.mockRestore();
  });
  return { container, complaints, recovered, unmount };
}

describe('every component', () => {
  test.each(cases)('$name hydrates without a word, and its ref holds its node', (one) => {
    const held: (Element | null)[] = [];
    const { container, complaints, recovered, unmount } = hydrate(
      one.render({
        className: 'their-class',
        'data-probe': '',
        ref: (node) => {
          held.push(node);
        },
      }),
    );

    expect(recovered).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    expect(held).toEqual([
      container.querySelector(one.ref === 'first input' ? 'input' : '[data-probe]'),
    ]);

    unmount();
    expect(held.at(-1)).toBeNull();
  });
});
