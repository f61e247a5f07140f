import { cepMask } from '@ponte/regional/masks';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DocumentInput } from '../document-input/document-input.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { inputOf, mount } from '../test/mount.tsx';
import { MaskedInput } from './masked-input.tsx';

function mountForm(fields: ReactNode) {
  const { container } = mount(<form>{fields}</form>);
  const form = container.querySelector('form');
  if (!form) throw new Error('The form is missing.');
  return () =>
    [...new FormData(form)].map(
      ([name, value]) => `${name}=${value instanceof File ? value.name : value}`,
    );
}

const everyType = ['cpf', 'cnpj', 'ruc', 'cedula'] as const;

test.each([
  ['52998224725', '529.982.247-25', '52998224725'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['800280610', '80028061-0', '80028061-0'],
  ['26603', '26603', '26603'],
])('where four documents are possible, %s is shown as %s and sent as %s', (given, shown, value) => {
  const sent = mountForm(<DocumentInput name="x" types={[...everyType]} defaultValue={given} />);
  expect(inputOf('CPF').value).toBe(shown);
  expect(sent()).toEqual([`x=${value}`]);
});

test('a held document is shown in its mask, and what is typed stays as it is typed', async () => {
  function Held() {
    const [value, setValue] = useState('52998224725');
    return (
      <>
        <DocumentInput name="x" types={[...everyType]} value={value} onValueChange={setValue} />
        <output data-testid="held">{value}</output>
      </>
    );
  }
  const sent = mountForm(<Held />);
  const input = inputOf('CPF');
  expect(input.value).toBe('529.982.247-25');
  await userEvent.clear(input);
  await userEvent.type(input, '529982247');
  input.setSelectionRange(3, 3);
  await userEvent.keyboard('{Delete}9');
  expect(input.selectionStart).toBe(4);
  await userEvent.keyboard('{End}25');
  expect(input.value).toBe('52998224725');
  await expect.element(page.getByTestId('held')).toHaveTextContent('52998224725');
  await userEvent.tab();
  expect(input.value).toBe('529.982.247-25');
  expect(sent()).toEqual(['x=52998224725']);
});

test('fields of one name, a disabled one and one with its own form of sending', async () => {
  const sent = mountForm(
    <>
      <PhoneInput name="phone" label="Um" defaultValue="11987654321" />
      <PhoneInput name="phone" label="Dois" defaultValue="+595981123456" />
      <MaskedInput name="off" label="Três" mask={cepMask} defaultValue="01310100" disabled />
      <MaskedInput
        name="looks"
        label="Quatro"
        mask={cepMask}
        defaultValue="01310100"
        submitAs={(text) => text}
      />
      <MaskedInput name="cep" label="Cinco" mask={cepMask} defaultValue="01310100" />
      <input name="cep" defaultValue="x" />
    </>,
  );
  expect(sent()).toEqual([
    'phone=+5511987654321',
    'phone=+595981123456',
    'looks=01310-100',
    'cep=01310100',
    'cep=x',
  ]);
});

test('what no mask can hold is sent as it was typed, for a server to refuse', async () => {
  const sent = mountForm(<DocumentInput name="x" types={['cpf']} />);
  await userEvent.type(inputOf('CPF'), '529.982.247-2X5');
  expect(sent()).toEqual(['x=5299822472X5']);
});

test('codes run from left to right on any page', () => {
  mountForm(
    <div dir="rtl">
      <DocumentInput types={['cpf']} />
      <PhoneInput />
      <MaskedInput label="CEP" mask={cepMask} />
    </div>,
  );
  for (const label of ['CPF', 'Telefone', 'CEP']) {
    expect(getComputedStyle(inputOf(label)).direction).toBe('ltr');
  }
});
