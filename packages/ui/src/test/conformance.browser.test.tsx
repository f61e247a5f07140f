import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../kit/kit.tsx';
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
  test.each(cases)('$name hydrates without a word, and its ref holds its node', async (one) => {
    const held: (Element | null)[] = [];
    const { complaints, recovered, unmount } = hydrate(
      one.render({
        className: 'their-class',
        'data-probe': '',
        ref: (node) => {
          held.push(node);
        },
      }),
    );
    await expect.poll(() => held.length).toBeGreaterThan(0);

    expect(recovered).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    const nodes = document.querySelectorAll(one.ref ? '[data-probe] input' : '[data-probe]');
    expect(held).toEqual([...nodes].slice(0, one.ref === 'every input' ? nodes.length : 1));

    unmount();
    expect(held.at(-1)).toBeNull();
  });

  test.each(cases.filter(({ over }) => over))(
    '$name gives the rest to one node, puts their class last, and repeats no id',
    async (one) => {
      const probe = { className: 'their-class', 'data-probe': '', ref: () => undefined };
      const { complaints } = hydrate(one.render(probe));
      await expect.poll(() => document.querySelector('[data-probe]')).not.toBeNull();

      const nodes = [...document.querySelectorAll('[data-probe], .their-class')];
      expect(nodes).toHaveLength(1);
      expect(nodes[0]?.className).toMatch(/ their-class$/);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(nodes[0]?.getAttribute('aria-labelledby'));
      expect(complaints).not.toHaveBeenCalled();
    },
  );
});
