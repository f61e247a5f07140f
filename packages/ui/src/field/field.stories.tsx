import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field, type FieldProps, controlBoxVariants, controlVariants } from './field.tsx';
import { useField } from './use-field.ts';

const ids = { controlId: 'cor', hintId: 'cor-dica', errorId: 'cor-erro' };

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { ids, label: 'Data da visita' },
  render: (args) => <DateField {...args} />,
  decorators: [(Story) => <div className="max-w-100">{Story()}</div>],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A control that the kit lacks, in the kit's look. */
function DateField({ label, hint, error, required, aside }: FieldProps) {
  const { ids, control } = useField({ hint, error });
  return (
    <Field {...{ ids, label, hint, error, required, aside }}>
      <div className={controlBoxVariants()}>
        <input type="date" {...control} required={required} className={controlVariants()} />
      </div>
    </Field>
  );
}

export const Plain: Story = {};
export const WithHint: Story = { args: { hint: 'De segunda a sábado, até as 17 h.' } };
export const RequiredWithAside: Story = {
  args: { required: true, aside: <a href="/horarios">Ver horários</a> },
};
export const Wrong: Story = {
  args: {
    required: true,
    hint: 'De segunda a sábado, até as 17 h.',
    error: 'Escolha uma data a partir de amanhã',
  },
};
export const LongWords: Story = {
  args: {
    label: 'Data em que você passará para retirar a mercadoria na filial',
    hint: 'O prazo de retirada é de quinze dias corridos após a confirmação do pagamento; depois disso, cobra-se o armazenamento.',
    error: 'A filial de San Juan Bautista de las Misiones não atende nesta data',
    required: true,
  },
  decorators: [(Story) => <div className="max-w-70">{Story()}</div>],
};
