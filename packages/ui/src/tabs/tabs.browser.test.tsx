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
