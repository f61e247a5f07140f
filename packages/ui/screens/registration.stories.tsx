import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  AddressFields,
  emptyAddress,
  type AddressCountry,
} from '../src/address-form/address-form.tsx';
import { DocumentInput } from '../src/document-input/document-input.tsx';
import { FileUpload } from '../src/file-upload/file-upload.tsx';
import { FormErrorList } from '../src/form-error-list/form-error-list.tsx';
import { PasswordField } from '../src/password-field/password-field.tsx';
import { PhoneInput } from '../src/phone-input/phone-input.tsx';
import { RadioGroup } from '../src/radio-group/radio-group.tsx';
import { SectionHeading } from '../src/section-heading/section-heading.tsx';
import { SubmitButton } from '../src/submit-button/submit-button.tsx';
import { lookups } from '../src/test/addresses.ts';
import { TextField } from '../src/text-field/text-field.tsx';
import { Frame } from './frame.tsx';
import { Panel } from './panel.tsx';
import { useIsParaguay, useWords } from './words.ts';

const meta = {
  title: 'Screens/Registration',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two fields beside each other where there is room. */
const columns = 'grid grid-cols-1 items-start gap-4 md:grid-cols-2';

function Registration({ refused = false, sending = false }) {
  const { register: words } = useWords();
  const home = useIsParaguay() ? 'PY' : 'BR';
  const [chosen, setChosen] = useState<AddressCountry>();
  const country = chosen ?? home;
  return (
    <Frame>
      <form noValidate className="wrap grid max-w-180 grid-cols-1 gap-5 py-6">
        <SectionHeading headingLevel={1}>{words.title}</SectionHeading>
        <FormErrorList errors={refused ? [{ message: words.emailTaken, fieldId: 'email' }] : []} />
        <Panel>
          <RadioGroup
            label={words.nationality}
            variant="card"
            value={country}
            onValueChange={(value) => setChosen(value === 'PY' ? 'PY' : 'BR')}
            options={[
              { value: 'BR', label: words.foreign[0], hint: words.foreign[1] },
              { value: 'PY', label: words.resident[0], hint: words.resident[1] },
            ]}
          />
        </Panel>
        <Person key={country} country={country} refused={refused} />
        <Panel title={words.documents}>
          <div className={columns}>
            <FileUpload label={words.front} required />
            <FileUpload label={words.back} required />
          </div>
        </Panel>
        <Place key={`place ${country}`} country={country} />
        <SubmitButton block size="lg" pending={sending}>
          {words.title}
        </SubmitButton>
      </form>
    </Frame>
  );
}

function Person({ country, refused }: { country: AddressCountry; refused: boolean }) {
  const { register: words } = useWords();
  const resident = country === 'PY';
  return (
    <Panel title={words.you}>
      <div className={columns}>
        <TextField label={words.firstName} required maxLength={200} autoComplete="given-name" />
        <TextField label={words.lastName} required maxLength={200} autoComplete="family-name" />
        <TextField
          id="email"
          label={words.email}
          type="email"
          required
          autoComplete="email"
          error={refused ? words.emailTaken : undefined}
        />
        <TextField label={words.repeatEmail} type="email" required autoComplete="off" />
        <PhoneInput required />
        <DocumentInput types={resident ? ['ruc', 'cedula'] : ['cpf']} required={resident} />
        <PasswordField required strength autoComplete="new-password" />
        <PasswordField label={words.repeatPassword} required autoComplete="new-password" />
      </div>
    </Panel>
  );
}

function Place({ country }: { country: AddressCountry }) {
  const { register: words } = useWords();
  const [address, setAddress] = useState(emptyAddress);
  return (
    <Panel title={words.address}>
      <AddressFields
        country={country}
        values={address}
        onValuesChange={setAddress}
        lookups={lookups}
        leaveOut={['name']}
      />
    </Panel>
  );
}

// Spec: accounts 2.18
export const Empty: Story = { render: () => <Registration /> };
export const Phone: Story = {
  ...Empty,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
// Spec: accounts 2.18
export const Refused: Story = { render: () => <Registration refused /> };
export const Sending: Story = { render: () => <Registration sending /> };
