import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['Descrição', 'Ficha técnica', 'Garantia', 'Retirada', 'Perguntas'].map((label) => ({
  value: label,
  label,
  content: label,
}));

const row = () => page.getByRole('tablist').element().getBoundingClientRect();
const tab = (name: string) => page.getByRole('tab', { name }).element().getBoundingClientRect();

test('a tab chosen outside a narrow row is brought into it', async () => {
  mount(
    <div className="w-60">
      <Tabs tabs={tabs} defaultValue="Perguntas" />
    </div>,
  );
  await expect.poll(() => tab('Perguntas').right).toBeLessThanOrEqual(row().right + 1);

  await userEvent.click(page.getByRole('tab', { name: 'Perguntas' }));
  await userEvent.keyboard('{Home}');
  await expect.poll(() => tab('Descrição').left).toBeGreaterThanOrEqual(row().left - 1);
});

test('arrow keys choose among the parts, pass over what is disabled, and stay within their own list', async () => {
  mount(
    <Tabs.Root defaultValue="text">
      <Tabs.List>
        <Tabs.Trigger value="text">Descrição</Tabs.Trigger>
        <Tabs.Trigger value="video" disabled>
          Vídeo
        </Tabs.Trigger>
        <Tabs.Trigger value="specs">Ficha técnica</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Panel value="text">Motor</Tabs.Panel>
      <Tabs.Panel value="video">Filme</Tabs.Panel>
      <Tabs.Panel value="specs">
        <Tabs tabs={tabs} />
      </Tabs.Panel>
    </Tabs.Root>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Descrição' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Ficha técnica' }).first()).toHaveFocus();
  await expect.element(page.getByText('Motor')).not.toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Motor')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tab', { name: 'Perguntas' })).toHaveFocus();
  await expect
    .element(page.getByRole('tab', { name: 'Ficha técnica' }).first())
    .toHaveAttribute('aria-selected', 'true');
});

test('a consumer who holds the value decides, and may refuse a press', async () => {
  const asked: string[] = [];
  mount(
    <Tabs.Root value="a" onValueChange={(value) => asked.push(value)}>
      <Tabs.List>
        <Tabs.Trigger value="a">A</Tabs.Trigger>
        <Tabs.Trigger value="b">B</Tabs.Trigger>
        <Tabs.Trigger value="c" onClick={(event) => event.preventDefault()}>
          C
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Panel value="a">Um</Tabs.Panel>
    </Tabs.Root>,
  );
  await page.getByRole('tab', { name: 'C' }).click();
  await page.getByRole('tab', { name: 'B' }).click();
  expect(asked).toEqual(['b']);
  await expect.element(page.getByText('Um')).toBeVisible();
});

test('without a value that a trigger has, the first enabled one shows and is reached by Tab, in its own list alone', async () => {
  const asked: string[] = [];
  const parts = (value: string | undefined, isOpen: boolean) => (
    <Tabs.Root value={value} onValueChange={(next) => asked.push(next)}>
      <Tabs.List>
        <Tabs.Trigger value="a" disabled={!isOpen}>
          A
        </Tabs.Trigger>
        <Tabs.Trigger value="b">B</Tabs.Trigger>
        <Tabs.Trigger value="c">C</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Panel value="a">Um</Tabs.Panel>
      <Tabs.Panel value="b">
        <Tabs tabs={tabs} defaultValue="Garantia" />
      </Tabs.Panel>
      <Tabs.Panel value="c">Três</Tabs.Panel>
    </Tabs.Root>
  );
  const { rerender } = mount(parts(undefined, false));
  const isSelected = (name: string) =>
    expect
      .element(page.getByRole('tab', { name, exact: true }))
      .toHaveAttribute('aria-selected', 'true');
  await isSelected('B');
  await isSelected('Garantia');
  expect(asked).toEqual([]);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'B' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await isSelected('C');
  expect(asked).toEqual(['c']);

  rerender(parts('gone', true));
  await isSelected('A');
  await expect.element(page.getByText('Um')).toBeVisible();
  rerender(parts('c', true));
  await isSelected('C');
});
