import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DeliveryOptions } from '../delivery-options/delivery-options.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PickupPointPicker } from '../pickup-point-picker/pickup-point-picker.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { SubmitButton } from '../submit-button/submit-button.tsx';
import { deliveryOptions, pickupPoints } from '../test/addresses.ts';
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

interface Order {
  quantity: number;
  point: string;
  delivery: string;
}

function OrderForm({ onSend }: { onSend: (values: Order) => void }) {
  const { register, handleSubmit, setValue, reset } = useForm<Order>({
    defaultValues: { quantity: 3, point: 'her', delivery: '' },
  });
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <QuantityStepper max={99} {...register('quantity', { valueAsNumber: true })} />
      <PickupPointPicker points={pickupPoints} {...register('point', { required: true })} />
      <DeliveryOptions options={deliveryOptions} {...register('delivery', { required: true })} />
      <button type="button" onClick={() => setValue('quantity', 12)}>
        doze
      </button>
      <button type="button" onClick={() => setValue('point', 'lam')}>
        Lambaré agora
      </button>
      <button type="button" onClick={() => reset()}>
        desfazer
      </button>
      <SubmitButton>Enviar</SubmitButton>
    </form>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('a quantity and choices begin where a form library says, and follow it', async () => {
  mount(<OrderForm onSend={vi.fn<(values: Order) => void>()} />);
  const quantity = page.getByRole('spinbutton');
  const state = page.getByLabelText('Estado ou departamento');
  await expect.element(quantity).toHaveValue('3');
  await expect.element(quantity).toHaveAttribute('aria-valuenow', '3');
  await expect.element(page.getByLabelText('Cidade')).toHaveDisplayValue('Hernandarias');

  await press('doze');
  await expect.element(quantity).toHaveAttribute('aria-valuenow', '12');
  await press('Aumentar quantidade');
  await expect.element(quantity).toHaveValue('13');
  await press('Lambaré agora');
  await expect.element(state).toHaveDisplayValue('Central');

  await press('desfazer');
  await expect.element(quantity).toHaveValue('3');
  await expect.element(state).toHaveDisplayValue('Alto Paraná');
  await press('Aumentar quantidade');
  await expect.element(quantity).toHaveValue('4');
});

test('a quantity and choices are given back, and focus goes to what is missing', async () => {
  const onSend = vi.fn<(values: Order) => void>();
  mount(<OrderForm onSend={onSend} />);
  await press('Aumentar quantidade');
  await press('Enviar');
  await expect.element(page.getByRole('radio', { name: /Transportadora/ })).toHaveFocus();
  await page.getByLabelText('Estado ou departamento').selectOptions('Central');
  await page.getByRole('radio', { name: /Retirada na loja/ }).click();
  await press('Enviar');
  await expect
    .poll(() => onSend.mock.calls[0]?.[0])
    .toEqual({ quantity: 4, point: 'lam', delivery: 'counter' });
});

test('a form library hears that focus left a choice', async () => {
  function Form() {
    const { register, formState } = useForm<Order>({ mode: 'onBlur' });
    return (
      <form>
        <PickupPointPicker
          points={pickupPoints}
          error={formState.errors.point?.message}
          {...register('point', { required: 'Falta o ponto' })}
        />
        <p>{formState.errors.point?.message}</p>
        <button type="button">depois</button>
      </form>
    );
  }
  mount(<Form />);
  await page.getByLabelText('Estado ou departamento').selectOptions('Alto Paraná');
  document.querySelector('select')?.focus();
  await userEvent.tab();
  await expect.element(page.getByText('Falta o ponto')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'depois' })).toHaveFocus();
  await expect.element(page.getByText('Falta o ponto')).toBeVisible();
});
