import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Como chegar', name: 'como_chegar' },
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Puntos de referencia, color del portón.' } };

export const Filled: Story = {
  args: {
    defaultValue:
      'Entrando por la avenida Monseñor Rodríguez, dos cuadras después del semáforo, frente al taller de motos. Portón verde.',
  },
};

export const Wrong: Story = { args: { error: 'Este campo é obrigatório', required: true } };
