import { cepMask } from '@ponte/regional/masks';
import { money } from '@ponte/regional/money';
import { useState, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountInput } from '../amount-input/amount-input.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DeliveryOptions } from '../delivery-options/delivery-options.tsx';
import { DocumentInput } from '../document-input/document-input.tsx';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { MaskedInput } from '../masked-input/masked-input.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PaymentMethodPicker } from '../payment-methods/payment-methods.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { PickupPointPicker } from '../pickup-point-picker/pickup-point-picker.tsx';
import { PostalCodeInput } from '../postal-code-input/postal-code-input.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { deliveryOptions, pickupPoints } from '../test/addresses.ts';
import { chooseFiles } from '../test/choose-files.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const countries = [
  { value: 'BR', label: 'Brasil' },
  { value: 'PY', label: 'Paraguai' },
];

function mountForm(field: ReactElement) {
  const onSubmit = vi.fn<() => void>();
  const { container } = mount(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {field}
      <button type="reset">Limpar</button>
      <button type="submit">Enviar</button>
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('The form is missing.');
  return {
    form,
    onSubmit,
    sent: () =>
      [...new FormData(form)].map(
        ([name, value]) => `${name}=${value instanceof File ? value.name : value}`,
      ),
    submit: () => page.getByRole('button', { name: 'Enviar' }).click(),
  };
}

const typeInto = (label: string, text: string) => userEvent.fill(inputOf(label), text);
const press = (name: string) => page.getByRole('button', { name }).click();
const choose = (name: string | RegExp) => page.getByRole('radio', { name }).click();

interface Case {
  name: string;
  field: ReactElement;
  /** Before anything is done, and after a reset. */
  first: readonly string[];
  change: () => Promise<unknown>;
  changed: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'QuantityStepper',
    field: <QuantityStepper name="x" defaultValue={3} max={99} />,
    first: ['x=3'],
    change: () => press('Aumentar quantidade'),
    changed: ['x=4'],
  },
  {
    name: 'PickupPointPicker',
    field: <PickupPointPicker name="x" points={pickupPoints} defaultValue="cde-1" />,
    first: ['x=cde-1'],
    change: () => page.getByLabelText('Estado ou departamento').selectOptions('Central'),
    changed: ['x=lam'],
  },
  {
    name: 'PickupPointPicker, without a default',
    field: <PickupPointPicker name="x" points={pickupPoints} />,
    first: ['x='],
    change: () => page.getByLabelText('Estado ou departamento').selectOptions('Central'),
    changed: ['x=lam'],
  },
  {
    name: 'PickupPointPicker with one point',
    field: <PickupPointPicker name="x" points={pickupPoints.slice(3)} />,
    first: ['x=lam'],
    change: async () => undefined,
    changed: ['x=lam'],
  },
  {
    name: 'DeliveryOptions',
    field: <DeliveryOptions name="x" options={deliveryOptions} defaultValue="home" />,
    first: ['x=home'],
    change: () => choose(/Retirada na loja/),
    changed: ['x=counter'],
  },
  {
    name: 'PaymentMethodPicker',
    field: <PaymentMethodPicker name="x" methods={['voucher', 'pix']} defaultValue="pix" />,
    first: ['x=pix'],
    change: () => choose('Boleto'),
    changed: ['x=voucher'],
  },
  {
    name: 'RadioGroup',
    field: <RadioGroup label="País" name="x" options={countries} defaultValue="PY" />,
    first: ['x=PY'],
    change: () => choose('Brasil'),
    changed: ['x=BR'],
  },
  {
    name: 'Checkbox',
    field: <Checkbox label="Aceito" name="x" value="sim" defaultChecked />,
    first: ['x=sim'],
    change: () => page.getByRole('checkbox').click(),
    changed: [],
  },
  {
    name: 'Select',
    field: <Select label="País" name="x" options={countries} defaultValue="PY" />,
    first: ['x=PY'],
    change: () => page.getByLabelText('País').selectOptions('Brasil'),
    changed: ['x=BR'],
  },
  {
    name: 'TextField',
    field: <TextField label="Nome" name="x" defaultValue="Ana" />,
    first: ['x=Ana'],
    change: () => typeInto('Nome', 'Rosa'),
    changed: ['x=Rosa'],
  },
  {
    name: 'TextArea',
    field: <TextArea label="Recado" name="x" defaultValue="Portão" />,
    first: ['x=Portão'],
    change: () => page.getByLabelText('Recado').fill('Fundos'),
    changed: ['x=Fundos'],
  },
  {
    name: 'MaskedInput',
    field: <MaskedInput label="CEP" mask={cepMask} name="x" defaultValue="85851000" />,
    first: ['x=85851000'],
    change: () => typeInto('CEP', '85850111'),
    changed: ['x=85850111'],
  },
  {
    name: 'AmountInput',
    field: (
      <AmountInput label="Valor" currency="PYG" name="x" defaultValue={money(481_558, 'PYG')} />
    ),
    first: ['x=481558'],
    change: () => typeInto('Valor', 'Gs. 1.500.000'),
    changed: ['x=1500000'],
  },
  {
    name: 'PostalCodeInput',
    field: <PostalCodeInput name="x" defaultValue="85851000" />,
    first: ['x=85851000'],
    change: () => typeInto('CEP', '85850111'),
    changed: ['x=85850111'],
  },
  {
    name: 'DocumentInput',
    field: <DocumentInput name="x" defaultValue="52998224725" />,
    first: ['x=52998224725'],
    change: () => typeInto('CPF ou CNPJ', '529'),
    changed: ['x=529'],
  },
  {
    name: 'PhoneInput',
    field: <PhoneInput name="x" defaultValue="+5545999887766" />,
    first: ['x=+5545999887766'],
    change: () => typeInto('Telefone', '+595981123456'),
    changed: ['x=+595981123456'],
  },
];

describe.each(cases)('$name in a plain form', (one) => {
  test('is sent, and comes back to its default', async () => {
    const { form, sent } = mountForm(one.field);
    await expect.poll(sent).toEqual(one.first);
    await one.change();
    await expect.poll(sent).toEqual(one.changed);

    form.reset();
    await expect.poll(sent).toEqual(one.first);
    await one.change();
    await expect.poll(sent).toEqual(one.changed);

    await press('Limpar');
    await expect.poll(sent).toEqual(one.first);
  });
});

describe.each([
  ['QuantityStepper', <QuantityStepper key="" defaultValue={3} />],
  ['PickupPointPicker', <PickupPointPicker key="" points={pickupPoints} defaultValue="cde-1" />],
  ['DeliveryOptions', <DeliveryOptions key="" options={deliveryOptions} defaultValue="points" />],
  ['RadioGroup', <RadioGroup key="" label="País" options={countries} defaultValue="PY" />],
  ['PhoneInput', <PhoneInput key="" defaultValue="+5545999887766" />],
  ['FileUpload', <FileUpload key="" label="Frente" camera />],
])('%s without a name', (_, field) => {
  test('sends nothing', () => {
    expect(mountForm(field).sent()).toEqual([]);
  });
});

describe('after a reset', () => {
  test('a stepper shows and submits its default, and counts on from there', async () => {
    mountForm(<QuantityStepper name="x" defaultValue={3} max={4} />);
    const field = page.getByRole('spinbutton');
    await press('Aumentar quantidade');
    await expect.element(page.getByRole('button', { name: 'Aumentar quantidade' })).toBeDisabled();
    await press('Limpar');
    await expect.element(field).toHaveValue('3');
    await expect.element(field).toHaveAttribute('aria-valuenow', '3');
    await press('Aumentar quantidade');
    await expect.element(field).toHaveValue('4');
  });

  test('a picker shows the city of its default again', async () => {
    mountForm(<PickupPointPicker name="x" points={pickupPoints} defaultValue="cde-1" />);
    const state = page.getByLabelText('Estado ou departamento');
    await state.selectOptions('Central');
    await press('Limpar');
    await expect.element(state).toHaveDisplayValue('Alto Paraná');
    await expect.element(page.getByRole('radio', { name: 'Ponte Microcentro' })).toBeChecked();
  });

  test('a phone number has the flag of its default country', async () => {
    mountForm(<PhoneInput name="x" defaultCountry="PY" />);
    const country = page.getByRole('combobox');
    await country.selectOptions('AR');
    await press('Limpar');
    await expect.element(country).toHaveValue('PY');
  });

  test('a document is not called recognised any more', async () => {
    mountForm(<DocumentInput name="x" />);
    await typeInto('CPF ou CNPJ', '52998224725');
    await expect.element(page.getByText('Reconhecido:')).toBeInTheDocument();
    await press('Limpar');
    await expect.element(page.getByText('Reconhecido:')).not.toBeInTheDocument();
  });

  test('a password is not called strong any more', async () => {
    mountForm(<PasswordField strength name="x" />);
    await typeInto('Senha', 'Martelo-2026-azul');
    await expect.element(page.getByText('Forte')).toBeVisible();
    await press('Limpar');
    await expect.element(page.getByText('Forte')).not.toBeInTheDocument();
  });

  test('nothing changes when the form prevents it', async () => {
    const { container } = mount(
      <form onReset={(event) => event.preventDefault()}>
        <PickupPointPicker name="x" points={pickupPoints} />
      </form>,
    );
    await page.getByLabelText('Estado ou departamento').selectOptions('Central');
    container.querySelector('form')?.reset();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await expect
      .element(page.getByLabelText('Estado ou departamento'))
      .toHaveDisplayValue('Central');
  });

  test.each(['select', 'radio'])('what the consumer holds stays: %s', async (kind) => {
    function Held() {
      const [value, setValue] = useState('BR');
      const props = { label: 'País', options: countries, value, onValueChange: setValue };
      return kind === 'select' ? (
        <Select {...props} name="x" />
      ) : (
        <RadioGroup {...props} name="x" />
      );
    }
    const { form, sent } = mountForm(<Held />);
    await (kind === 'select'
      ? page.getByLabelText('País').selectOptions('Paraguai')
      : choose('Paraguai'));
    form.reset();
    expect(sent()).toEqual(['x=PY']);
  });
});

describe('a required field', () => {
  test('of a point stops the form until a city and a point are chosen', async () => {
    const { onSubmit, submit } = mountForm(
      <PickupPointPicker name="x" required points={pickupPoints} />,
    );
    await submit();
    await expect.element(page.getByLabelText('Estado ou departamento')).toHaveFocus();
    await page.getByLabelText('Estado ou departamento').selectOptions('Alto Paraná');
    await page.getByLabelText('Cidade').selectOptions('Ciudad del Este');
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    await choose('Depósito Km 7');
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('of deliveries stops the form until one is chosen', async () => {
    const { onSubmit, submit } = mountForm(
      <DeliveryOptions name="x" required options={deliveryOptions} />,
    );
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    await choose(/Retirada na loja/);
    await submit();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

test('a file that a script takes out of its input is not shown any more', async () => {
  mountForm(<FileUpload label="Frente" name="x" />);
  chooseFiles(inputOf('Frente'), new File(['%PDF-1.7'], 'frente.pdf'));
  await expect.element(page.getByText('frente.pdf')).toBeVisible();
  inputOf('Frente').value = '';
  await expect.element(page.getByText('Escolha um arquivo')).toBeVisible();
});
