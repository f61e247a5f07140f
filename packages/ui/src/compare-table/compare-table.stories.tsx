import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareTable } from './compare-table.tsx';

const meta = {
  title: 'Catalogue/CompareTable',
  component: CompareTable,
  args: {
    label: 'Comparação',
    columns: [
      { id: 1, head: 'Furadeira de impacto 13 mm 750 W 220 V Brontal' },
      { id: 2, head: 'Furadeira de impacto 13 mm 850 W 220 V Brontal' },
      { id: 3, head: 'Furadeira de impacto 10 mm 500 W 220 V Vurtano' },
      { id: 4, head: 'Furadeira de impacto 13 mm 1.050 W 220 V duas velocidades Brontal' },
    ],
    facts: [{ name: 'Preço', cells: ['US$ 64,80', 'US$ 76,60', 'US$ 32,90', 'US$ 112,00'] }],
    rows: [
      { name: 'Potência', values: ['750 W', '850 W', '500 W', '1.050 W'] },
      { name: 'Tensão', values: ['220 V', '220 V', '220 V', '220 V'] },
      { name: 'Mandril', values: ['13 mm', '13 mm', '10 mm', '13 mm'] },
      { name: 'Velocidades', values: [null, null, null, '2'] },
      { name: 'Certificação de conformidade', values: ['NBR', 'NBR', 'NBR', 'NBR'] },
    ],
    differsLabel: 'difere',
    onlyDifferencesLabel: 'Só o que difere',
  },
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const OnlyDifferences: Story = {
  play: async ({ canvas, userEvent }) => {
    const same = canvas.getByRole('row', { name: /^Tensão/ });
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(same).not.toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Potência/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(same).toBeVisible();
  },
};
export const One: Story = {
  args: {
    columns: meta.args.columns.slice(0, 1),
    facts: [{ name: 'Preço', cells: ['US$ 64,80'] }],
    rows: meta.args.rows.map(({ name, values }) => ({ name, values: values.slice(0, 1) })),
  },
};
