import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { mount } from '../test/mount.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

interface Values {
  nome: string;
  senha: string;
  cidade: string;
  pais: string;
  recado: string;
  aceito: boolean;
}

const stored: Values = {
  nome: 'Maria',
  senha: 'Martelo-2026',
  cidade: '2',
  pais: '0',
  recado: 'Portão verde',
  aceito: true,
};

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, reset, formState } = useForm<Values>();
  const error = (name: keyof Values) => formState.errors[name]?.message;
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <TextField
        label="Nome"
        error={error('nome')}
        {...register('nome', { required: 'Falta o nome' })}
      />
      <PasswordField strength {...register('senha')} />
      <Select
        label="Cidade"
        options={[
          { value: '1', label: 'Foz do Iguaçu' },
          { value: '2', label: 'Ciudad del Este' },
        ]}
        {...register('cidade')}
      />
      <RadioGroup
        label="País"
        options={[
          { value: '1', label: 'Brasil' },
          { value: '0', label: 'Paraguai' },
        ]}
        error={error('pais')}
        {...register('pais', { required: 'Falta o país' })}
      />
      <TextArea label="Recado" {...register('recado')} />
      <Checkbox label="Aceito" {...register('aceito')} />
      <button type="button" onClick={() => reset(stored)}>
        Preencher
      </button>
      <SubmitButton>Enviar</SubmitButton>
    </form>
  );
}

test('fields take values from a form library and give them back', async () => {
  const onSend = vi.fn<(values: Values) => void>();
  mount(<Form onSend={onSend} />);
  await page.getByRole('button', { name: 'Preencher' }).click();
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Maria');
  await expect.element(page.getByRole('radio', { name: 'Paraguai' })).toBeChecked();

  await page.getByLabelText('Nome').fill('Ana');
  await page.getByLabelText('Cidade').selectOptions('Foz do Iguaçu');
  await page.getByRole('radio', { name: 'Brasil' }).click();
  await page.getByRole('checkbox', { name: 'Aceito' }).click();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect
    .poll(() => onSend.mock.calls[0]?.[0])
    .toEqual({ ...stored, nome: 'Ana', cidade: '1', pais: '1', aceito: false });
});

test('fields show what a form library refuses, and it puts focus on the first', async () => {
  const onSend = vi.fn<(values: Values) => void>();
  mount(<Form onSend={onSend} />);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect.element(page.getByLabelText('Nome')).toHaveFocus();
  await expect.element(page.getByLabelText('Nome')).toHaveAccessibleDescription('Falta o nome');
  await expect
    .element(page.getByRole('radiogroup', { name: 'País' }))
    .toHaveAccessibleDescription('Falta o país');
  expect(onSend).not.toHaveBeenCalled();
});
