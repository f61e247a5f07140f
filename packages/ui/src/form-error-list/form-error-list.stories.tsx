import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrorList } from './form-error-list.tsx';

const meta = {
  title: 'Forms/FormErrorList',
  component: FormErrorList,
  args: { errors: [{ message: 'O e-mail informado já está em uso.' }] },
  decorators: [(Story) => <div className="max-w-110">{Story()}</div>],
} satisfies Meta<typeof FormErrorList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  args: {
    title: 'O cadastro não foi aceito',
    errors: [
      { message: 'O e-mail informado já está em uso.', fieldId: 'email' },
      { message: 'O documento informado já está em uso.', fieldId: 'documento' },
      {
        message:
          'O arquivo da frente do documento não pôde ser lido; envie uma foto nítida, sem reflexos, em PNG, JPG ou PDF de até 5 MB.',
      },
    ],
  },
};
export const None: Story = { args: { errors: [] } };
