import { money } from '@ponte/regional/money';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { KitProvider } from '../kit/kit.tsx';
import { ptBR } from '../locales/pt-BR.ts';
import { mount } from '../test/mount.tsx';
import { SearchBox, type SearchGroup, type SearchSuggestions } from './search-box.tsx';

const goods: SearchGroup = {
  kind: 'products',
  items: [
    { id: '1', href: '#broca', name: 'Broca 8 mm', image: null, price: money(123450, 'USD') },
    { id: '2', href: '#chave', name: 'Chave 17 mm', image: null, price: null },
  ],
};
const results: SearchSuggestions = { status: 'results', groups: [goods] };
const inGroups: SearchSuggestions = {
  status: 'results',
  groups: [
    { kind: 'searches', items: [{ name: 'broca de aço', href: '#busca' }] },
    { kind: 'categories', items: [{ name: 'Brocas', within: 'Acessórios', href: '#brocas' }] },
    { kind: 'brands', items: [] },
    goods,
  ],
};
const input = page.getByRole('combobox', { name: 'Buscar produtos' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

/** Suggestions that come for any text of two characters. */
function Shop({ suggestions = results }: { suggestions?: SearchSuggestions }) {
  const [text, setText] = useState('');
  return (
    <>
      <button type="button">Outro</button>
      <SearchBox
        action="#resultado"
        suggestions={text.trim().length >= 2 ? suggestions : { status: 'idle' }}
        onValueChange={setText}
        seeAllHref={(words) => `#todos-${words}`}
      />
    </>
  );
}

/** What the option says that the arrow keys are at, if any. */
const active = () =>
  document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')
    ?.textContent ?? null;

async function search(text: string, suggestions?: SearchSuggestions) {
  mount(suggestions ? <Shop suggestions={suggestions} /> : <Shop />);
  await input.click();
  await userEvent.keyboard(text);
}

/** A page that shows the search of its address. */
function boxAt(searched: string) {
  return (
    <SearchBox
      action="/produtos"
      defaultValue={searched}
      suggestions={{ status: 'idle' }}
      onValueChange={() => undefined}
      seeAllHref={() => '#'}
      recent={[{ text: 'serra mármore', href: '#serra' }]}
      onSubmit={(event) => event.preventDefault()}
    />
  );
}

const caret = () => {
  const node = input.element();
  return node instanceof HTMLInputElement ? node.selectionStart : null;
};

describe('the text of the search box', () => {
  test('keeps what is typed after it was sent when the results come, with focus and caret', async () => {
    const { rerender } = mount(boxAt(''));
    await input.click();
    await userEvent.keyboard('broca{Enter} 8{ArrowLeft}');
    const node = input.element();
    rerender(boxAt('broca'));
    await expect.element(input).toHaveValue('broca 8');
    expect(document.activeElement).toBe(node);
    expect(caret()).toBe('broca '.length);

    await userEvent.keyboard('{Enter}');
    rerender(boxAt('broca 8'));
    await expect.element(input).toHaveValue('broca 8');
    expect(document.activeElement).toBe(node);
    rerender(boxAt(''));
    await expect.element(input).toHaveValue('');
  });

  test('becomes the one of another page when nothing was typed since it was sent', async () => {
    const { rerender } = mount(boxAt(''));
    await input.click();
    await userEvent.keyboard('broca{Enter}');
    rerender(boxAt('broca'));
    rerender(boxAt(''));
    await expect.element(input).toHaveValue('');
    rerender(boxAt('chave'));
    await expect.element(input).toHaveValue('chave');
  });

  test('becomes the one of a search that was chosen from the list', async () => {
    const { rerender } = mount(boxAt(''));
    await input.click();
    await userEvent.keyboard('s');
    await option('serra mármore').click();
    rerender(boxAt('serra mármore'));
    await expect.element(input).toHaveValue('serra mármore');
  });

  test('has its list about the text that it took up', async () => {
    const { rerender } = mount(boxAt('chave'));
    await input.click();
    expect(option('serra mármore').query()).toBeNull();
    rerender(boxAt(''));
    await expect.element(option('serra mármore')).toBeVisible();
  });
});

describe('the search box', () => {
  // Spec: storefront 5.1
  test('suggests from two trimmed characters on', async () => {
    await search(' b');
    expect(input.element().getAttribute('aria-expanded')).toBe('false');
    await userEvent.keyboard('r');
    await expect.element(option(/Broca 8 mm/)).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
  });

  // Spec: storefront 9.14, 9.15
  test('writes prices as suggestions do, without grouping, and "on request" without one', async () => {
    await search('br');
    const written = (name: RegExp) => expect.poll(() => option(name).element().textContent);
    await written(/Broca/).toContain('U$\u00A01234,50');
    await written(/Chave/).toContain('Preço sob consulta');
  });

  // Spec: storefront 5.9
  test('says of an invalid price that it is one', async () => {
    const items = [
      { id: '3', href: '#serra', name: 'Serra', image: null, price: null, priceInvalid: true },
    ];
    await search('se', { status: 'results', groups: [{ kind: 'products', items }] });
    await expect.element(option('Serra Preço inválido')).toBeVisible();
  });

  // Spec: storefront 2.22
  test('goes through the options and the row of all results, and round', async () => {
    await search('br');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toContain('Broca');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toContain('Ver todos os resultados para “br”');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(active).toContain('Ver todos');
  });

  test('names its groups, counts what is in them, and goes through all of them', async () => {
    await search('br', inGroups);
    const group = (name: string) => page.getByRole('listbox').getByRole('group', { name });
    const first = (name: string) => () =>
      group(name).getByRole('option').first().element().textContent;
    await expect.poll(first('Categorias')).toContain('Brocas');
    await expect.poll(first('Produtos')).toContain('Broca 8 mm');
    expect(group('Marcas').query()).toBeNull();
    await expect.element(page.getByText('4 sugestões')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(active).toMatch(/^Brocas/);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(active).toContain('Broca 8 mm');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(window.location.hash).toBe('#brocas');
  });

  test('marks what was typed, whatever its case', async () => {
    await search('bro', inGroups);
    await expect.element(option('broca de aço')).toBeVisible();
    const marks = Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);
    expect(marks).toEqual(['bro', 'Bro', 'Bro']);
  });

  test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
    'leaves the options on %s, for the caret',
    async (key) => {
      await search('br');
      await userEvent.keyboard('{ArrowDown}');
      await expect.poll(active).toContain('Broca');
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(active).toBeNull();
      await expect.element(option(/Broca/)).toBeVisible();
    },
  );

  test('hides when Tab leaves it', async () => {
    await search('br');
    await expect.element(option(/Broca/)).toBeVisible();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => option(/Broca/).query()).toBeNull();
  });

  test('shows what is popular before anything is typed, under the searches of before', async () => {
    mount(
      <SearchBox
        action="/produtos"
        suggestions={{
          status: 'results',
          groups: [{ kind: 'searches', items: [{ name: 'furadeira', href: '#furadeira' }] }],
        }}
        onValueChange={() => undefined}
        seeAllHref={() => '#'}
        recent={[{ text: 'serra', href: '#serra' }]}
      />,
    );
    await input.click();
    const popular = page.getByRole('group', { name: 'Mais procurados' });
    await expect.element(popular.getByRole('option', { name: 'furadeira' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(window.location.hash).toBe('#furadeira');
  });

  // Spec: storefront 2.22, 2.23
  test('follows the active option on Enter, and closes', async () => {
    await search('br');
    await expect.element(option(/Broca/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(window.location.hash).toBe('#broca');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  });

  // Spec: storefront 2.24
  test('sends the form on Enter when no option is active', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    mount(
      <SearchBox
        action="/produtos"
        suggestions={results}
        onValueChange={() => undefined}
        seeAllHref={() => '#'}
        onSubmit={onSubmit}
      />,
    );
    await input.click();
    await userEvent.keyboard('broca{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  // Spec: storefront 2.24, 5.1
  test('refuses to send a blank text', async () => {
    const onSubmit = vi.fn<() => void>();
    mount(
      <SearchBox
        action="/produtos"
        suggestions={{ status: 'idle' }}
        onValueChange={() => undefined}
        seeAllHref={() => '#'}
        onSubmit={onSubmit}
      />,
    );
    await input.click();
    await userEvent.keyboard('   {Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  // Spec: storefront 2.22
  test('closes on Escape and keeps the text; typing opens it again', async () => {
    await search('br');
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await expect.element(input).toHaveValue('br');
    await userEvent.keyboard('o');
    await expect.element(option(/Broca/)).toBeVisible();
  });

  test.each([
    ['ArrowDown', 'Broca'],
    ['ArrowUp', 'Ver todos os resultados'],
  ])('opens again after Escape by %s, at %s', async (key, name) => {
    await search('br');
    await expect.element(option(/Broca/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(`{${key}}`);
    await expect.element(input).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(active).toContain(name);
  });

  // Spec: storefront 4.7, 9.1
  test('hides after focus left, not before a press on an option counts', async () => {
    await search('br');
    await option(/Chave/).click();
    expect(window.location.hash).toBe('#chave');

    await input.click();
    await userEvent.keyboard('x');
    await expect.element(option(/Broca/)).toBeVisible();
    await page.getByRole('button', { name: 'Outro' }).click();
    await expect.poll(() => option(/Broca/).query()).toBeNull();
  });

  // Spec: storefront 4.5
  test('shows rows of the coming shape while it waits, and says that there is nothing', async () => {
    await search('br', { status: 'loading' });
    await expect.element(page.getByText('Carregando')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(9);
  });

  test('says that there is nothing', async () => {
    await search('zz', { status: 'empty' });
    await expect.element(page.getByText('Nenhum produto encontrado')).toBeVisible();
  });

  test('takes over what was typed into the server’s HTML', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    const box = (
      <KitProvider locale={ptBR}>
        <Shop />
      </KitProvider>
    );
    container.innerHTML = renderToString(box);
    await input.click();
    await userEvent.keyboard('br');
    const root = hydrateRoot(container, box);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    await expect.element(option(/Broca/)).toBeVisible();
    await expect.element(input).toHaveAttribute('data-typed');
  });

  test('shows earlier searches until enough is typed, and deletes them on request', async () => {
    const onForget = vi.fn<() => void>();
    mount(
      <SearchBox
        action="/produtos"
        suggestions={results}
        onValueChange={() => undefined}
        seeAllHref={() => '#'}
        recent={[{ text: 'serra mármore', href: '#serra' }]}
        onForgetRecent={onForget}
      />,
    );
    await input.click();
    await expect.element(option('serra mármore')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar buscas recentes' }).click();
    expect(onForget).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(window.location.hash).toBe('#serra');

    await userEvent.keyboard('br');
    await expect.element(option(/Broca/)).toBeVisible();
    expect(option('serra mármore').query()).toBeNull();
  });
});
