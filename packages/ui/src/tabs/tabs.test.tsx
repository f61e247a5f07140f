import { describe, expect, test } from 'vitest';
import { renderHtml } from '../test/render.tsx';
import { Tabs, TabsList, TabsPanel, TabsRoot, TabsTrigger } from './tabs.tsx';

const tagsOf = (html: string, role: string) =>
  html.match(new RegExp(`<[a-z]+[^>]*role="${role}"[^>]*>`, 'g')) ?? [];

const valueOf = (tag: string | undefined, attribute: string) =>
  new RegExp(` ${attribute}="([^"]*)"`).exec(tag ?? '')?.[1];

describe('the parts of tabs', () => {
  const parts = (
    <Tabs.Root defaultValue="ficha técnica">
      <p>Furadeira</p>
      <Tabs.List label="Sobre o produto" className="theirs">
        <Tabs.Trigger value="text" data-mark="">
          Descrição
        </Tabs.Trigger>
        <Tabs.Trigger value="ficha técnica">Ficha técnica</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Panel value="text">Motor de 750 W</Tabs.Panel>
      <Tabs.Panel value="ficha técnica">13 mm</Tabs.Panel>
    </Tabs.Root>
  );

  test('refer to each other by server-rendered ids, whatever is in a value', () => {
    const html = renderHtml(parts);
    const [tabs, panels] = [tagsOf(html, 'tab'), tagsOf(html, 'tabpanel')];
    expect(tabs).toHaveLength(2);
    for (const [at, tab] of tabs.entries()) {
      const panel = panels[at];
      expect(valueOf(tab, 'id')).toMatch(/^[^\s]+$/);
      expect(valueOf(tab, 'aria-controls')).toBe(valueOf(panel, 'id'));
      expect(valueOf(panel, 'aria-labelledby')).toBe(valueOf(tab, 'id'));
    }
  });

  test('show the panel of the value from the server on, and hide the others', () => {
    const html = renderHtml(parts);
    expect(tagsOf(html, 'tabpanel').map((tag) => tag.includes(' hidden'))).toEqual([true, false]);
    expect(tagsOf(html, 'tab').map((tag) => valueOf(tag, 'aria-selected'))).toEqual([
      'false',
      'true',
    ]);
    expect(tagsOf(html, 'tab').map((tag) => valueOf(tag, 'tabindex'))).toEqual(['-1', '0']);
  });

  test('take what their consumer gives them, and a class last', () => {
    const html = renderHtml(parts);
    expect(tagsOf(html, 'tablist')[0]).toContain('class="ui-tabs theirs"');
    expect(tagsOf(html, 'tab')[0]).toContain('data-mark=""');
  });

  test('have their own names too, which a component of a server can import', () => {
    expect([Tabs.Root, Tabs.List, Tabs.Trigger, Tabs.Panel]).toEqual([
      TabsRoot,
      TabsList,
      TabsTrigger,
      TabsPanel,
    ]);
  });

  test('tell where they belong', () => {
    expect(() => renderHtml(<TabsPanel value="a">a</TabsPanel>)).toThrow('stand in a TabsRoot');
  });
});

test('of data that does not have the chosen tab, the first one shows', () => {
  const tabs = ['a', 'b'].map((value) => ({ value, label: value, content: value }));
  const html = renderHtml(<Tabs tabs={tabs} value="gone" />);
  expect(tagsOf(html, 'tab').map((tag) => valueOf(tag, 'aria-selected'))).toEqual([
    'true',
    'false',
  ]);
});
