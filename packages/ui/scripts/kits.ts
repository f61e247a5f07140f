/** A kit of components, and one page of it. */
export interface Kit {
  name: string;
  /** What an app installs: exact versions, or "packed" for ours as they would be published. */
  packages: Readonly<Record<string, string>>;
  /** A button, a text field, a select, a checkbox and a dialog, as the kit's own documentation shows them. */
  code: string;
}

const react = { react: '19.3.1', 'react-dom': '19.3.1' };

export const kits: readonly Kit[] = [
  {
    name: '@ponte/ui',
    packages: { '@ponte/ui': 'packed', '@ponte/regional': 'packed', ...react },
    code: `
      import '@ponte/ui/styles.css';
      import { Button } from '@ponte/ui/button';
      import { Checkbox } from '@ponte/ui/checkbox';
      import { Dialog, DialogRoot, DialogTrigger } from '@ponte/ui/dialog';
      import { KitProvider } from '@ponte/ui/kit';
      import { commonPtBR } from '@ponte/ui/locales/common/pt-BR';
      import { formsPtBR } from '@ponte/ui/locales/forms/pt-BR';
      import { Select } from '@ponte/ui/select';
      import { TextField } from '@ponte/ui/text-field';

      const locale = { tag: 'pt-BR', messages: { ...commonPtBR, ...formsPtBR } };

      export const App = () => (
        <KitProvider locale={locale}>
          <TextField label="Name" />
          <Select label="City" options={[{ value: '1', label: 'Foz' }]} />
          <Checkbox label="Offers" />
          <DialogRoot>
            <DialogTrigger asChild>
              <Button variant="action">Terms</Button>
            </DialogTrigger>
            <Dialog title="Terms">Read them.</Dialog>
          </DialogRoot>
        </KitProvider>
      );
    `,
  },
  {
    name: 'Mantine',
    packages: { '@mantine/core': '9.8.1', '@mantine/hooks': '9.8.1', ...react },
    code: `
      import '@mantine/core/styles.css';
      import { Button, Checkbox, MantineProvider, Modal, NativeSelect, TextInput } from '@mantine/core';
      import { useState } from 'react';

      export function App() {
        const [open, setOpen] = useState(false);
        return (
          <MantineProvider>
            <TextInput label="Name" />
            <NativeSelect label="City" data={[{ value: '1', label: 'Foz' }]} />
            <Checkbox label="Offers" />
            <Button onClick={() => setOpen(true)}>Terms</Button>
            <Modal opened={open} onClose={() => setOpen(false)} title="Terms">Read them.</Modal>
          </MantineProvider>
        );
      }
    `,
  },
  {
    name: 'MUI',
    packages: {
      '@mui/material': '9.5.0',
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      ...react,
    },
    code: `
      import Button from '@mui/material/Button';
      import Checkbox from '@mui/material/Checkbox';
      import Dialog from '@mui/material/Dialog';
      import DialogContent from '@mui/material/DialogContent';
      import DialogTitle from '@mui/material/DialogTitle';
      import FormControl from '@mui/material/FormControl';
      import FormControlLabel from '@mui/material/FormControlLabel';
      import InputLabel from '@mui/material/InputLabel';
      import NativeSelect from '@mui/material/NativeSelect';
      import TextField from '@mui/material/TextField';
      import { useState } from 'react';

      export function App() {
        const [open, setOpen] = useState(false);
        return (
          <>
            <TextField label="Name" />
            <FormControl>
              <InputLabel htmlFor="city">City</InputLabel>
              <NativeSelect inputProps={{ id: 'city' }}>
                <option value="1">Foz</option>
              </NativeSelect>
            </FormControl>
            <FormControlLabel control={<Checkbox />} label="Offers" />
            <Button onClick={() => setOpen(true)}>Terms</Button>
            <Dialog open={open} onClose={() => setOpen(false)}>
              <DialogTitle>Terms</DialogTitle>
              <DialogContent>Read them.</DialogContent>
            </Dialog>
          </>
        );
      }
    `,
  },
  {
    name: 'Radix Themes',
    packages: { '@radix-ui/themes': '3.3.0', ...react },
    code: `
      import '@radix-ui/themes/styles.css';
      import { Button, Checkbox, Dialog, Select, Text, TextField, Theme } from '@radix-ui/themes';

      export const App = () => (
        <Theme>
          <Text as="label">Name <TextField.Root /></Text>
          <Select.Root defaultValue="1">
            <Select.Trigger aria-label="City" />
            <Select.Content>
              <Select.Item value="1">Foz</Select.Item>
            </Select.Content>
          </Select.Root>
          <Text as="label"><Checkbox /> Offers</Text>
          <Dialog.Root>
            <Dialog.Trigger><Button>Terms</Button></Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>Terms</Dialog.Title>
              <Dialog.Description>Read them.</Dialog.Description>
            </Dialog.Content>
          </Dialog.Root>
        </Theme>
      );
    `,
  },
  {
    name: 'FastStore',
    packages: {
      '@faststore/ui': '4.8.0',
      '@faststore/components': '4.8.0',
      react: '18.2.0',
      'react-dom': '18.2.0',
      tabbable: '5.2.1',
      sass: '1.108.2',
    },
    code: `
      import '@faststore/ui/src/styles/global.scss';
      import '@faststore/ui/src/components/atoms/Button/styles.scss';
      import '@faststore/ui/src/components/atoms/Checkbox/styles.scss';
      import '@faststore/ui/src/components/atoms/Icon/styles.scss';
      import '@faststore/ui/src/components/atoms/Input/styles.scss';
      import '@faststore/ui/src/components/atoms/Overlay/styles.scss';
      import '@faststore/ui/src/components/atoms/Select/styles.scss';
      import '@faststore/ui/src/components/molecules/CheckboxField/styles.scss';
      import '@faststore/ui/src/components/molecules/InputField/styles.scss';
      import '@faststore/ui/src/components/molecules/Modal/styles.scss';
      import '@faststore/ui/src/components/molecules/SelectField/styles.scss';
      import { Button, CheckboxField, InputField, Modal, ModalBody, ModalHeader, SelectField } from '@faststore/ui';
      import { useState } from 'react';

      export function App() {
        const [open, setOpen] = useState(false);
        return (
          <>
            <InputField id="name" label="Name" />
            <SelectField id="city" label="City" options={{ 1: 'Foz' }} />
            <CheckboxField id="offers" label="Offers" />
            <Button variant="primary" onClick={() => setOpen(true)}>Terms</Button>
            <Modal isOpen={open} onDismiss={() => setOpen(false)}>
              <ModalHeader title="Terms" onClose={() => setOpen(false)} />
              <ModalBody>Read them.</ModalBody>
            </Modal>
          </>
        );
      }
    `,
  },
];
