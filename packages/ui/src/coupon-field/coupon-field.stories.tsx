import { money, type Money } from '@ponte/regional/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponField, type AppliedCoupon, type CouponFieldProps } from './coupon-field.tsx';

const meta = {
  title: 'Cart/CouponField',
  component: CouponField,
  args: { onApply: fn(), onRemove: fn() },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

const discount: Money = money(649, 'USD');

export const Applied: Story = {
  tags: ['visual'],
  args: { applied: { code: 'OFICINA10', discount } },
};
export const Empty: Story = {};
export const Refused: Story = {
  args: { defaultValue: 'VERAO2019', error: 'Este cupom venceu em 28/02/2019.' },
};
export const Busy: Story = { args: { defaultValue: 'OFICINA10', pending: true } };
export const WithoutAmount: Story = { args: { applied: { code: 'FRETEGRATIS' } } };

function Shop({ onApply, onRemove, ...props }: CouponFieldProps) {
  const [applied, setApplied] = useState<AppliedCoupon | null>(null);
  return (
    <CouponField
      {...props}
      applied={applied}
      onApply={(code) => {
        onApply?.(code);
        setApplied({ code, discount });
      }}
      onRemove={(code) => {
        onRemove?.(code);
        setApplied(null);
      }}
    />
  );
}

/** Focus stays where it was when the button changes from applying to removing. */
export const ApplyAndRemove: Story = {
  render: (args) => <Shop {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, ' oficina10 {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('oficina10');
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledWith('oficina10');
    await expect(button).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};
