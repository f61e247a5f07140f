import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Quero receber as ofertas da semana' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Wrong: Story = {
  args: {
    label: (
      <>
        Li e aceito os <a href="/termos">termos de uso</a> e a{' '}
        <a href="/privacidade">política de privacidade</a>
      </>
    ),
    required: true,
    error: 'Aceite os termos para continuar',
    hint: 'Pode mudar de ideia no seu perfil.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Required: Story = {
  args: { label: 'Declaro que os dados são verdadeiros', required: true },
};
