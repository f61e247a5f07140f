import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecTable } from './spec-table.tsx';

const meta = {
  title: 'Catalogue/SpecTable',
  component: SpecTable,
  args: {
    rows: [
      { name: 'Potência', value: '750 W' },
      { name: 'Tensão', value: '220 V' },
      { name: 'Mandril', value: '13 mm, com chave' },
      { name: 'Rotação', value: '0–2.800 rpm' },
      { name: 'Garantia', value: '' },
      { name: 'Certificação de conformidade do fabricante', value: 'NBR-IEC-60745-2-1:2009/A1' },
    ],
  },
  decorators: [(Story) => <div className="max-w-140">{Story()}</div>],
} satisfies Meta<typeof SpecTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
