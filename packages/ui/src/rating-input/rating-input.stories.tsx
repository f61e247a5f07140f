import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  args: { label: 'Sua nota' },
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { tags: ['visual'], args: { defaultValue: 4 } };
export const NoneYet: Story = {
  args: { required: true, hint: 'Vale para o produto, não para a entrega.' },
};
export const Wrong: Story = { args: { required: true, error: 'Escolha uma nota' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 3 } };

/** Arrows choose; the button at the end takes the choice back and leaves focus in the group. */
export const Keyboard: Story = {
  args: { name: 'nota', onValueChange: fn() },
  decorators: [(Story) => <form data-testid="form">{Story()}</form>],
  play: async ({ canvas, args }) => {
    const stars = canvas.getAllByRole('radio');
    const form = canvas.getByTestId('form');
    if (!(form instanceof HTMLFormElement)) throw new Error('The form is not there.');
    const sent = () => new FormData(form).get('nota');
    await expect(sent()).toBe(null);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(stars[2]).toHaveFocus();
    await expect(sent()).toBe('3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(sent()).toBe(null);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(stars[0]).toHaveFocus();
  },
};
