import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Printer } from '../icons/icons.tsx';
import { PickupCode } from './pickup-code.tsx';

const meta = {
  title: 'Orders/PickupCode',
  component: PickupCode,
  args: { code: '4817-22' },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof PickupCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const WithAction: Story = {
  args: {
    action: (
      <Button size="sm">
        <Printer />
        Imprimir comprovante
      </Button>
    ),
  },
};
export const LongCode: Story = { args: { code: 'PNT-2026-11-20-0004817-22-BR' } };

export const OwnTexts: Story = {
  args: {
    title: 'Retire no Depósito Km 7',
    children: 'Traga o documento de Maria das Dores e este código até 27/11/2026.',
  },
};

export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('4817-22');
  },
};
