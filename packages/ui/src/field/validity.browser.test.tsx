import { useState, type ComponentProps, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountInput } from '../amount-input/amount-input.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DocumentInput } from '../document-input/document-input.tsx';
import { FileUpload } from '../file-upload/file-upload.tsx';
import { esPY } from '../locales/es-PY.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { PostalCodeInput } from '../postal-code-input/postal-code-input.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { chooseFiles } from '../test/choose-files.ts';
import { inputOf, mount } from '../test/mount.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

type FormProps = ComponentProps<'form'> & { 'data-check-on'?: 'submit' };

function mountForm(fields: ReactNode, props: FormProps = {}, locale = {}) {
  const sent = vi.fn<(entries: object) => void>();
  mount(
    <form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      {fields}
      <button type="reset">Limpar</button>
      <button type="submit">Enviar</button>
    </form>,
    ...(locale === esPY ? [esPY] : []),
  );
  return sent;
}

const send = () => page.getByRole('button', { name: 'Enviar' }).click();
const expectSaid = (label: string, sentence: string) =>
  expect.element(page.elementLocator(inputOf(label))).toHaveAccessibleDescription(sentence);
const leave = async (label: string, text: string) => {
  inputOf(label).focus();
  await userEvent.keyboard(text);
  await userEvent.tab();
};

const wrong = [
  [
    'AmountInput',
    <AmountInput key="" label="Valor" currency="BRL" />,
    'Valor',
    '12,345',
    'Use no máximo 2 casas decimais.',
    '12,34',
  ],
  [
    'DocumentInput',
    <DocumentInput key="" types={['cpf']} />,
    'CPF',
    '11111111112',
    'CPF inválido. Confira os números.',
    '52998224725',
  ],
  [
    'DocumentInput of two',
    <DocumentInput key="" />,
    'CPF ou CNPJ',
    '12ABC34501DE36',
    'CNPJ inválido. Confira letras e números.',
    '12ABC34501DE35',
  ],
  [
    'DocumentInput of others',
    <DocumentInput key="" types={['ruc', 'cedula']} />,
    'RUC ou Cédula',
    '80053249-2',
    'RUC ou Cédula: número inválido. Confira os dígitos.',
    '80028061-0',
  ],
  [
    'PhoneInput',
    <PhoneInput key="" />,
    'Telefone',
    '119',
    'Digite um número de telefone válido.',
    '11987654321',
  ],
  [
    'PostalCodeInput',
    <PostalCodeInput key="" />,
    'CEP',
    '01310',
    'CEP inválido. Confira os oito números.',
    '01310100',
  ],
  [
    'TextField of an e-mail',
    <TextField key="" type="email" label="E-mail" />,
    'E-mail',
    'maria@exemplo',
    'E-mail inválido. Confira se está completo, como nome@exemplo.com.',
    'maria@exemplo.com',
  ],
  [
    'PasswordField',
    <PasswordField key="" autoComplete="new-password" />,
    'Senha',
    '1',
    'Use pelo menos 8 caracteres.',
    'martelo1',
  ],
] as const;

describe.each(wrong)('%s', (_, field, label, text, sentence, right) => {
  test('refuses what is wrong, says so once it was left, and is quiet once it is right', async () => {
    const sent = mountForm(field);
    inputOf(label).focus();
    await userEvent.keyboard(text);
    expect(inputOf(label).getAttribute('aria-invalid')).toBeNull();
    expect(inputOf(label).validity.valid).toBe(false);

    await userEvent.tab();
    await expectSaid(label, sentence);
    expect(inputOf(label).getAttribute('aria-invalid')).toBe('true');
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(inputOf(label));

    await userEvent.clear(inputOf(label));
    await userEvent.fill(inputOf(label), right);
    await expect.poll(() => inputOf(label).getAttribute('aria-invalid')).toBeNull();
    await send();
    expect(sent).toHaveBeenCalledOnce();
  });
});

test('a sentence is in the language of the kit', async () => {
  mountForm(<DocumentInput types={['ruc']} />, {}, esPY);
  await leave('RUC', '80053249-2');
  expect(inputOf('RUC').validity.customError).toBe(true);
  await expectSaid(
    'RUC',
    'El RUC no es válido. Revise los números, la letra si la tiene y el dígito verificador.',
  );
});

test('what is empty is refused on sending alone, and only where it is required', async () => {
  const sent = mountForm(
    <>
      <DocumentInput label="Um" required />
      <DocumentInput label="Dois" />
    </>,
  );
  inputOf('Um').focus();
  await userEvent.tab();
  expect(inputOf('Um').getAttribute('aria-invalid')).toBeNull();
  await send();
  await expectSaid('Um', 'Este campo é obrigatório.');
  expect(inputOf('Dois').getAttribute('aria-invalid')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a file that is missing is said in the field, not in the bubble of the browser', async () => {
  const sent = mountForm(<FileUpload name="x" label="Frente" required />);
  const bubbles = vi.fn<(event: Event) => void>((event) => {
    expect(event.defaultPrevented).toBe(true);
  });
  inputOf('Frente').addEventListener('invalid', bubbles);
  await send();
  await expect.element(page.getByText('Este campo é obrigatório.')).toBeVisible();
  expect(bubbles).toHaveBeenCalledOnce();
  expect(inputOf('Frente').getAttribute('aria-invalid')).toBe('true');
  await expect.element(page.elementLocator(inputOf('Frente'))).toHaveFocus();

  chooseFiles(inputOf('Frente'), new File(['%PDF-1.7'], 'frente.pdf'));
  await expect.poll(() => inputOf('Frente').getAttribute('aria-invalid')).toBeNull();
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

test('a quantity that is half typed when the form is sent gives way to the one before it', async () => {
  mountForm(<QuantityStepper name="x" defaultValue={3} required />);
  const quantity = page.getByRole('spinbutton');
  const bubbles = vi.fn<(isPrevented: boolean) => void>();
  quantity.element().addEventListener('invalid', (event) => {
    setTimeout(() => bubbles(event.defaultPrevented));
  });
  await userEvent.clear(quantity);
  document.forms[0]?.requestSubmit();
  await expect.element(quantity).toHaveValue('3');
  await expect.poll(() => bubbles.mock.calls).toEqual([[true]]);
  expect(document.forms[0]?.checkValidity()).toBe(true);
});

test('on sending, the first wrong field has the focus, whatever it is', async () => {
  mountForm(
    <>
      <TextField label="Nome" defaultValue="Ana" required />
      <TextArea label="Recado" required />
      <Checkbox label="Aceito" required />
      <RadioGroup label="País" name="p" required options={[{ value: 'BR', label: 'Brasil' }]} />
      <PhoneInput required />
    </>,
  );
  await send();
  await expect.element(page.getByLabelText('Recado')).toHaveFocus();
  for (const field of [page.getByLabelText('Aceito'), page.getByRole('radiogroup')]) {
    await expect.element(field).toHaveAccessibleDescription('Este campo é obrigatório.');
  }
  await page.getByLabelText('Aceito').click();
  await expect.element(page.getByLabelText('Aceito')).not.toHaveAccessibleDescription();
});

test('a form that checks on sending is quiet until then', async () => {
  mountForm(<DocumentInput types={['cpf']} />, { 'data-check-on': 'submit' });
  await leave('CPF', '111');
  expect(inputOf('CPF').getAttribute('aria-invalid')).toBeNull();
  await send();
  await expectSaid('CPF', 'CPF inválido. Confira os números.');
});

test('a form with noValidate says what is wrong by itself', async () => {
  const sent = mountForm(<DocumentInput types={['cpf']} />, { noValidate: true });
  await leave('CPF', '111');
  expect(inputOf('CPF').getAttribute('aria-invalid')).toBeNull();
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

test('a rule of the consumer’s replaces the kit’s, false switches it off', async () => {
  const validate = vi.fn<(value: string, recognised: readonly string[]) => string | null>(
    (_, [type]) => (type === 'cnpj' ? null : 'Só empresas.'),
  );
  const sent = mountForm(
    <>
      <DocumentInput label="Um" validate={validate} />
      <DocumentInput label="Dois" validate={false} />
      <TextField label="Três" validate={(text) => (text === 'x' ? 'x não.' : null)} />
      <PasswordField
        autoComplete="new-password"
        validate={(text) => (text < 'b' && 'Não.') || null}
      />
    </>,
  );
  await leave('Um', '52998224725');
  await expectSaid('Um', 'Só empresas.');
  expect(validate).toHaveBeenLastCalledWith('52998224725', ['cpf']);
  await userEvent.fill(inputOf('Um'), '11222333000181');
  await leave('Dois', '1');
  await leave('Três', 'x');
  await expectSaid('Três', 'x não.');
  await userEvent.fill(inputOf('Três'), 'y');
  await userEvent.fill(inputOf('Senha'), 'c');
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

test('an error of the consumer’s is shown instead, and refuses nothing', async () => {
  const sent = mountForm(
    <DocumentInput types={['cpf']} defaultValue="52998224725" error="Já usado." />,
  );
  await expectSaid('CPF', 'Já usado.');
  await send();
  expect(sent).toHaveBeenCalledOnce();
  await leave('CPF', '{End}{Backspace}');
  expect(inputOf('CPF').validity.valid).toBe(false);
  await expectSaid('CPF', 'Já usado.');
});

test('a value that the consumer holds is judged as well', async () => {
  function Held() {
    const [value, setValue] = useState('111');
    return (
      <>
        <DocumentInput types={['cpf']} value={value} onValueChange={setValue} />
        <button type="button" onClick={() => setValue('52998224725')}>
          Preencher
        </button>
      </>
    );
  }
  const sent = mountForm(<Held />);
  await send();
  await expectSaid('CPF', 'CPF inválido. Confira os números.');
  await userEvent.clear(inputOf('CPF'));
  await userEvent.type(inputOf('CPF'), '222');
  expect(inputOf('CPF').value).toBe('222');
  await page.getByRole('button', { name: 'Preencher' }).click();
  await send();
  expect(sent).toHaveBeenCalledOnce();
});

test('a reset takes the sentence away', async () => {
  mountForm(<DocumentInput types={['cpf']} />);
  await leave('CPF', '111');
  await expectSaid('CPF', 'CPF inválido. Confira os números.');
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect.poll(() => inputOf('CPF').getAttribute('aria-invalid')).toBeNull();
  expect(inputOf('CPF').validity.valid).toBe(true);
});

test('a password that is not new is not judged', async () => {
  mountForm(<PasswordField />);
  await leave('Senha', '1');
  expect(inputOf('Senha').validity.valid).toBe(true);
});
