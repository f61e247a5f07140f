import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Como chegar' },
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

export const Disabled: Story = { args: { defaultValue: 'Portão verde.', disabled: true } };

export const LongTexts: Story = {
  args: {
    label: 'Puntos de referencia, color del portón y quién recibe cuando no hay nadie en la casa',
    defaultValue:
      'Entrando por la avenida Monseñor Rodríguez, dos cuadras después del semáforo, frente al taller de motos. Portón verde con el número 1042 pintado a mano; si no atienden, tocar en la casa de al lado o llamar al 0981 123 456 antes de las cinco de la tarde.',
    hint: 'La transportadora lee este texto tal como está.',
    error: 'El texto pasa de 200 letras; deje solo lo que ayuda a encontrar la casa.',
  },
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
};
