import { cepMask } from '@ponte/regional/masks';
import * as kit from '../../index.ts';
import { lookups, savedAddresses } from '../addresses.ts';
import type { Case } from './case.ts';

const noop = () => undefined;

/** Fields, forms and addresses. */
export const forms: readonly Case[] = [
  { name: 'Checkbox', rest: 'control', render: (p) => <kit.Checkbox {...p} label="Aceito" /> },
  { name: 'Switch', rest: 'control', render: (p) => <kit.Switch {...p} label="Avisar" /> },
  { name: 'TextField', rest: 'control', render: (p) => <kit.TextField {...p} label="Nome" /> },
  { name: 'TextArea', rest: 'control', render: (p) => <kit.TextArea {...p} label="Mensagem" /> },
  {
    name: 'Select',
    rest: 'control',
    render: (p) => <kit.Select {...p} label="Cidade" options={[]} />,
  },
  {
    name: 'RatingInput',
    ref: 'every input',
    render: (p) => <kit.RatingInput {...p} label="Nota" />,
  },
  {
    name: 'RadioGroup',
    ref: 'first input',
    render: (p) => (
      <kit.RadioGroup {...p} label="País" options={[{ value: '1', label: 'Brasil' }]} />
    ),
  },
  {
    name: 'MaskedInput',
    rest: 'control',
    render: (p) => <kit.MaskedInput {...p} label="CEP" mask={cepMask} />,
  },
  {
    name: 'AmountInput',
    rest: 'control',
    render: (p) => <kit.AmountInput {...p} label="Valor" currency="BRL" />,
  },
  { name: 'PhoneInput', rest: 'control', render: (p) => <kit.PhoneInput {...p} /> },
  { name: 'CodeInput', rest: 'control', render: (p) => <kit.CodeInput {...p} /> },
  {
    name: 'Combobox',
    rest: 'control',
    render: (p) => <kit.Combobox {...p} label="Cidade" load={async () => []} />,
  },
  { name: 'DateField', rest: 'control', render: (p) => <kit.DateField {...p} label="Data" /> },
  { name: 'DocumentInput', rest: 'control', render: (p) => <kit.DocumentInput {...p} /> },
  { name: 'PostalCodeInput', rest: 'control', render: (p) => <kit.PostalCodeInput {...p} /> },
  { name: 'PasswordField', rest: 'control', render: (p) => <kit.PasswordField {...p} /> },
  {
    name: 'FormErrorList',
    render: (p) => <kit.FormErrorList {...p} errors={[{ message: 'E-mail em uso' }]} />,
  },
  { name: 'SubmitButton', render: (p) => <kit.SubmitButton {...p}>Enviar</kit.SubmitButton> },
  { name: 'FileUpload', rest: 'control', render: (p) => <kit.FileUpload {...p} label="Frente" /> },
  {
    name: 'AddressFields',
    render: (p) => (
      <kit.AddressFields
        {...p}
        country="BR"
        values={kit.emptyAddress}
        onValuesChange={noop}
        lookups={lookups}
      />
    ),
  },
  {
    name: 'AddressForm',
    render: (p) => <kit.AddressForm {...p} country="PY" lookups={lookups} onSubmit={noop} />,
  },
  {
    name: 'AddressModal',
    over: true,
    render: (p) => (
      <kit.AddressModal
        {...p}
        open
        onOpenChange={noop}
        country="BR"
        lookups={lookups}
        onSubmit={noop}
      />
    ),
  },
  { name: 'AddressCard', render: (p) => <kit.AddressCard {...p} address={savedAddresses[0]} /> },
  { name: 'AddressText', render: (p) => <kit.AddressText {...p} address={savedAddresses[0]} /> },
];
