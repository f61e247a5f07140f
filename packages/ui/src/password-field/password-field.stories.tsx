import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: {
    aside: (
      <a href="/recuperar-senha" className="text-sm text-brand-ink underline underline-offset-2">
        Esqueceu a senha?
      </a>
    ),
  },
};
export const New: Story = {
  tags: ['visual'],
  args: { strength: true, autoComplete: 'new-password', required: true },
};
export const Weak: Story = {
  args: { strength: true, autoComplete: 'new-password', defaultValue: 'martelo' },
};
export const Fair: Story = {
  args: { strength: true, autoComplete: 'new-password', defaultValue: 'martelo2026' },
};
export const Strong: Story = {
  args: { strength: true, autoComplete: 'new-password', defaultValue: 'Martelo-2026' },
};
export const Visible: Story = {
  args: { defaultValue: 'Martelo-2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
export const Wrong: Story = {
  args: { defaultValue: 'password', error: 'Escolha uma senha que não seja "password"' },
};
export const Disabled: Story = { args: { defaultValue: 'Martelo-2026', disabled: true } };
